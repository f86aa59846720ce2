/** Parts of answers of API-Football in their real form, each with what a test is about. */

const BARCELONA = { id: 529, name: 'Barcelona' };
const GETAFE = { id: 546, name: 'Getafe' };
const NONE = { home: null, away: null };

interface KnownFixture {
  readonly id?: number;
  readonly short?: string;
  readonly elapsed?: number | null;
  readonly extra?: number | null;
  readonly goals?: readonly [number, number];
  readonly halftime?: readonly [number, number];
  readonly fulltime?: readonly [number, number];
  readonly extratime?: readonly [number, number];
  readonly penalty?: readonly [number, number];
  readonly league?: object;
  readonly fixture?: object;
  readonly winner?: 'home' | 'away';
  readonly more?: object;
}

const pair = (goals: readonly [number, number] | undefined) =>
  goals === undefined ? NONE : { home: goals[0], away: goals[1] };

/** A row of `/fixtures`: Barcelona at home to Getafe on 2026-10-09 at 15:00 UTC. */
export function aFixture(known: KnownFixture = {}): object {
  const { id = 1, short = 'NS', elapsed = null, extra = null, winner } = known;
  return {
    fixture: {
      id,
      referee: 'J. Gil Manzano, Spain',
      timezone: 'UTC',
      date: '2026-10-09T15:00:00+00:00',
      timestamp: 1_791_558_000,
      periods: { first: null, second: null },
      venue: { id: null, name: null, city: null },
      status: { long: '', short, elapsed, extra },
      ...known.fixture,
    },
    league: {
      id: 140,
      name: 'La Liga',
      country: 'Spain',
      flag: 'https://media.api-sports.io/flags/es.svg',
      season: 2026,
      round: 'Regular Season - 8',
      ...known.league,
    },
    teams: {
      home: { ...BARCELONA, winner: winner === undefined ? null : winner === 'home' },
      away: { ...GETAFE, winner: winner === undefined ? null : winner === 'away' },
    },
    goals: pair(known.goals),
    score: {
      halftime: pair(known.halftime),
      fulltime: pair(known.fulltime),
      extratime: pair(known.extratime),
      penalty: pair(known.penalty),
    },
    ...known.more,
  };
}

/** A row of events; the team that plays at home unless another is named. */
export function anEvent(
  type: string,
  detail: string,
  elapsed: number,
  known: { extra?: number; away?: true; player?: string; assist?: string; comments?: string } = {},
): object {
  const { extra = null, player = null, assist = null, comments = null } = known;
  const person = (name: string | null) => ({ id: name === null ? null : name.length * 7, name });
  return {
    time: { elapsed, extra },
    team: known.away ? GETAFE : BARCELONA,
    player: person(player),
    assist: person(assist),
    type,
    detail,
    comments,
  };
}

/** The envelope of all answers. */
export function anEnvelope(get: string, response: readonly unknown[], more: object = {}): object {
  return {
    get,
    parameters: {},
    errors: [],
    results: response.length,
    paging: { current: 1, total: 1 },
    response,
    ...more,
  };
}
