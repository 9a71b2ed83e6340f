import { scenarioTests } from '@starboard/kernel/testing';
import { template } from '../src/index.ts';

scenarioTests(template, new URL('../', import.meta.url));
