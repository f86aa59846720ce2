import type { CalledProvider } from './called-providers.ts';

export type { CalledProvider } from './called-providers.ts';

/** Where a provider takes the key of a call. */
export interface KeyLocation {
  readonly in: 'query' | 'header';
  readonly name: string;
}

/** How a provider is called. */
export interface Endpoint {
  readonly name: CalledProvider;
  /** Address before the path of a call. */
  readonly root: string;
  /**
   * Variables of the environment with its key, the first that is set counts; none: free of keys.
   */
  readonly keyVariables: readonly string[];
  readonly key?: KeyLocation;
}

/** Providers that answer single calls. A stream, such as that of Betfair, is none of them. */
export const ENDPOINTS: readonly Endpoint[] = [
  {
    name: 'the-odds-api',
    root: 'https://api.the-odds-api.com',
    keyVariables: ['THE_ODDS_API_KEY'],
    key: { in: 'query', name: 'apiKey' },
  },
  {
    name: 'api-football',
    root: 'https://v3.football.api-sports.io',
    keyVariables: ['API_FOOTBALL_KEY'],
    key: { in: 'header', name: 'x-apisports-key' },
  },
  {
    name: 'api-hockey',
    root: 'https://v1.hockey.api-sports.io',
    // The same company: an account has one key for all its services.
    keyVariables: ['API_HOCKEY_KEY', 'API_FOOTBALL_KEY'],
    key: { in: 'header', name: 'x-apisports-key' },
  },
  {
    name: 'football-data-org',
    root: 'https://api.football-data.org/v4',
    keyVariables: ['FOOTBALL_DATA_TOKEN'],
    key: { in: 'header', name: 'x-auth-token' },
  },
  { name: 'nhl', root: 'https://api-web.nhle.com/v1', keyVariables: [] },
  { name: 'openligadb', root: 'https://api.openligadb.de', keyVariables: [] },
  {
    name: 'live-tennis-api',
    root: 'https://api.livetennisapi.com/api/public/v1',
    keyVariables: ['LIVE_TENNIS_API_KEY'],
    key: { in: 'header', name: 'x-api-key' },
  },
  {
    name: 'api-tennis',
    root: 'https://api.api-tennis.com',
    keyVariables: ['API_TENNIS_KEY'],
    key: { in: 'query', name: 'APIkey' },
  },
  { name: 'espn', root: 'https://site.api.espn.com', keyVariables: [] },
];

/** Names of providers by the host of their address. */
export const PROVIDERS_BY_HOST: ReadonlyMap<string, CalledProvider> = new Map(
  ENDPOINTS.map(({ root, name }) => [new URL(root).host, name]),
);
