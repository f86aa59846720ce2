export * from './check-match.ts';
export * from './check-season.ts';
export * from './check-statistics.ts';
export * from './match-report.ts';
export * from './misdated-matches.ts';
