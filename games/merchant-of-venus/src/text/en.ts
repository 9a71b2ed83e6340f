import type { Words } from '@starboard/kernel';

export const en: Words = {};
