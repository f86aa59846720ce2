/** Parts of answers of football-data.org in their real form, each with what a test is about. */

const pair = (goals?: readonly [number, number]) => ({
  home: goals?.[0] ?? null,
  away: goals?.[1] ?? null,
});

interface KnownMatch {
  readonly status?: string;
  readonly duration?: string;
  readonly winner?: string;
  readonly fullTime?: readonly [number, number];
  readonly halfTime?: readonly [number, number];
  readonly regularTime?: readonly [number, number];
  readonly extraTime?: readonly [number, number];
  readonly penalties?: readonly [number, number];
  readonly more?: object;
}

/** A match of the Champions League: Sporting at home to Tottenham on 2026-10-09 at 15:00 UTC. */
export function aMatch(known: KnownMatch = {}): object {
  const { status = 'TIMED', duration = 'REGULAR', winner = null } = known;
  return {
    area: { id: 2077, name: 'Europe', code: 'EUR' },
    competition: { id: 2001, name: 'UEFA Champions League', code: 'CL', type: 'CUP' },
    season: { id: 2600, startDate: '2026-07-07', endDate: '2027-06-05', currentMatchday: 3 },
    id: 418518,
    utcDate: '2026-10-09T15:00:00Z',
    status,
    matchday: 2,
    stage: 'GROUP_STAGE',
    group: 'GROUP_D',
    lastUpdated: '2026-10-09T14:31:36Z',
    homeTeam: { id: 498, name: 'Sporting Clube de Portugal', shortName: 'Sporting CP', tla: 'SPO' },
    awayTeam: { id: 73, name: 'Tottenham Hotspur FC', shortName: 'Tottenham', tla: 'TOT' },
    score: {
      winner,
      duration,
      fullTime: pair(known.fullTime),
      halfTime: pair(known.halfTime),
      ...(known.regularTime && { regularTime: pair(known.regularTime) }),
      ...(known.extraTime && { extraTime: pair(known.extraTime) }),
      ...(known.penalties && { penalties: pair(known.penalties) }),
    },
    odds: { msg: 'Activate Odds-Package in User-Panel to retrieve odds.' },
    referees: [{ id: 169612, name: 'Srdjan Jovanovic', type: 'REFEREE', nationality: null }],
    ...known.more,
  };
}

/** The envelope of a list. */
export const aList = (matches: readonly unknown[]): object => ({
  filters: {},
  resultSet: { count: matches.length },
  matches,
});
