import { goldenTests, scenarioTests } from '@starboard/kernel/testing';
import { template } from '../src/index.ts';

const home = new URL('../', import.meta.url);
scenarioTests(template, home);
goldenTests(template, home);
