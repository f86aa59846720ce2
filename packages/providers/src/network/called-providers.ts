/** Providers that are asked by single calls, by the names of their folders. */
export const CALLED_PROVIDERS = [
  'the-odds-api',
  'api-football',
  'api-hockey',
  'football-data-org',
  'nhl',
  'openligadb',
  'live-tennis-api',
  'api-tennis',
  'espn',
] as const;
export type CalledProvider = (typeof CALLED_PROVIDERS)[number];
