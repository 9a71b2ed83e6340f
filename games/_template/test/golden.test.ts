import { goldenTests } from '@starboard/kernel/testing';
import { template } from '../src/index.ts';

goldenTests(template, new URL('../', import.meta.url));
