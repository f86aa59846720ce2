export * from './contest-ranking.ts';
export * from './contest-rules.ts';
export * from './contest-season.ts';
