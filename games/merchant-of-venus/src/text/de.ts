import type { Words } from '@starboard/kernel';

export const de: Words = {};
