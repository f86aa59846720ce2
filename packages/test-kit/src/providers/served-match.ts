/** A league as the servers of several providers know it. */
export interface ServedLeague {
  readonly name: string;
  readonly country: string;
  /** First year of its season. */
  readonly season: number;
  /** Its id or code at each provider. */
  readonly id: number;
  readonly code: string;
  readonly sportKey: string;
}

/** A match whose state the test changes while the servers answer. */
export interface ServedMatch {
  readonly id: number;
  readonly league: ServedLeague;
  readonly home: string;
  readonly away: string;
  /** Unix seconds. */
  startsAt: number;
  state: 'scheduled' | 'live' | 'finished' | 'postponed';
  minute: number;
  score: readonly [home: number, away: number];
  halfTime: readonly [home: number, away: number];
  /** By how many hundredths prices are above what they were at first. */
  shift: number;
}

const MS = 1_000;

export const isoOf = (seconds: number): string => new Date(seconds * MS).toISOString();
/** Without fractions of a second. */
export const shortIsoOf = (seconds: number): string => isoOf(seconds).replace('.000', '');
export const dayOf = (seconds: number): string => isoOf(seconds).slice(0, 10);

export const EPL: ServedLeague = {
  name: 'Premier League',
  country: 'England',
  season: 2026,
  id: 39,
  code: 'PL',
  sportKey: 'soccer_epl',
};

export function aServedMatch(known: Partial<ServedMatch> = {}): ServedMatch {
  return {
    id: 1_001,
    league: EPL,
    home: 'Arsenal',
    away: 'Fulham',
    startsAt: 1_789_999_200,
    state: 'scheduled',
    minute: 0,
    score: [0, 0],
    halfTime: [0, 0],
    shift: 0,
    ...known,
  };
}
