export * from './dropping-odds.ts';
export * from './first-alert.ts';
export * from './scanner-bounds.ts';
export type * from './scanner-criteria.ts';
export * from './scanner-limits.ts';
export * from './scanner-presets.ts';
export * from './template-record.ts';
