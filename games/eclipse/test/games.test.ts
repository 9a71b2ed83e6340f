import { scenarioTests } from '@starboard/kernel/testing';
import { eclipse } from '../src/index.ts';

scenarioTests(eclipse, new URL('../', import.meta.url));
