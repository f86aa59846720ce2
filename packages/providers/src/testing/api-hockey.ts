/** Parts of answers of API-Hockey in their real form, each with what a test is about. */

interface KnownGame {
  readonly id?: number;
  readonly short?: string;
  readonly scores?: readonly [number, number] | null;
  /** `['1-0', '0-0', '0-1']`, overtime and shoot-out. */
  readonly periods?: readonly (string | null)[];
  readonly league?: object;
  readonly country?: object;
  readonly more?: object;
}

/** A row of `/games`: Montreal at home to Buffalo on 2026-10-09 at 15:00 UTC. */
export function aGame(known: KnownGame = {}): object {
  const { id = 9, short = 'NS', scores = null, periods = [] } = known;
  const [first = null, second = null, third = null, overtime = null, penalties = null] = periods;
  return {
    id,
    date: '2026-10-09T15:00:00+00:00',
    timestamp: 1_791_558_000,
    timezone: 'UTC',
    week: null,
    timer: null,
    status: { long: '', short },
    country: { id: 31, name: 'USA', code: 'US', ...known.country },
    league: { id: 57, name: 'NHL', type: 'League', season: 2026, ...known.league },
    teams: {
      home: { id: 688, name: 'Montreal Canadiens' },
      away: { id: 674, name: 'Buffalo Sabres' },
    },
    scores: { home: scores?.[0] ?? null, away: scores?.[1] ?? null },
    periods: { first, second, third, overtime, penalties },
    events: true,
    ...known.more,
  };
}

/** The envelope of all answers: there are no pages. */
export function anEnvelope(response: readonly unknown[], more: object = {}): object {
  return { get: 'games', parameters: {}, errors: [], results: response.length, response, ...more };
}
