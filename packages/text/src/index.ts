export * from './catalogue.ts';
export * from './speaker.ts';
