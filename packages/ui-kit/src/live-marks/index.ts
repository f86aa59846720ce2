export * from './announce.ts';
export * from './is-pointed-at.ts';
export * from './mark-changes.ts';
