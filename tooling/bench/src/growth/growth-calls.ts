/** One call whose cost is compared between worlds. */
export interface GrowthCall {
  readonly id: string;
  readonly what: string;
  /** The things a reply is about, whose number grows with the world. */
  readonly unit: string;
  /** No address is requested twice, so that no cache replies. */
  request(nth: number, known: Known): { readonly path: string; readonly body?: object };
  things(answer: unknown, known: Known): number;
}

/** What the calls of one world need to know. */
export interface Known {
  readonly nowSeconds: number;
  /** Addresses of matches that are over. */
  readonly matchUrls: readonly string[];
  /** All a scan walks over. */
  readonly openOutcomes: number;
}

const DAY = 86_400;

type Leagues = readonly { readonly matches: readonly Readonly<Record<string, unknown>>[] }[];

const leaguesOf = (answer: unknown): Leagues =>
  (answer as { data: { leagues: Leagues } }).data.leagues;
const one = () => 1;

export const resultsPath = (nowSeconds: number, nth: number): string =>
  `/soccer/results/page?timestamp=${nowSeconds - (nth + 2) * DAY}`;

/** Addresses of matches in an answer with results. */
export function matchUrlsIn(answer: unknown): string[] {
  return leaguesOf(answer).flatMap(({ matches }) => matches.map((match) => String(match['3'])));
}

export const GROWTH_CALLS: readonly GrowthCall[] = [
  {
    id: 'G1',
    what: 'a day of results nobody has asked for',
    unit: 'match shown',
    request: (nth, { nowSeconds }) => ({ path: resultsPath(nowSeconds, nth) }),
    things: (answer) =>
      Math.max(
        1,
        leaguesOf(answer).reduce((sum, { matches }) => sum + matches.length, 0),
      ),
  },
  {
    id: 'G2',
    what: 'the page of a match nobody has asked for',
    unit: 'page',
    request: (nth, { matchUrls }) => ({
      path: `/soccer/events/page/${encodeURIComponent(matchUrls[nth % matchUrls.length] ?? '')}/10/0/0/0/0/0/0/0`,
    }),
    things: one,
  },
  {
    id: 'G3',
    what: 'a search of open tips',
    unit: 'search',
    request: () => ({ path: '/search-users-tips/parameters/tips', body: {} }),
    things: one,
  },
  {
    id: 'G4',
    what: 'a search of cappers',
    unit: 'search',
    request: () => ({ path: '/search-users-tips/parameters/users', body: {} }),
    things: one,
  },
  {
    id: 'G5',
    what: 'a scan of the first preset',
    unit: 'open outcome',
    request: () => ({ path: '/soccer/odds-scanner/parameters', body: { templateId: 1 } }),
    things: (_answer, { openOutcomes }) => Math.max(1, openOutcomes),
  },
  {
    id: 'G6',
    what: 'the rating',
    unit: 'page',
    request: () => ({ path: '/page-users-rating' }),
    things: one,
  },
];
