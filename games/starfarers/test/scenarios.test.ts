import { scenarioTests } from '@starboard/kernel/testing';
import { starfarers } from '../src/index.ts';

scenarioTests(starfarers, new URL('../', import.meta.url));
