import type { FeedRecord } from '@tipmark/contract/feed';
import { dayOfMatches } from './day-of-matches.ts';

const LEAGUES = 30;
const MATCHES = 10;
/** Leagues of the finished days have smaller numbers. */
const FIRST_LEAGUE = { watched: 100, other: 200, played: 500 } as const;

/**
 * Days far from the finished ones: one is viewed, another only occupies the API, on the third
 * matches begin and end.
 */
export const RUNNING_NOON = {
  watched: 1_769_515_200,
  other: 1_770_379_200,
  played: 1_771_243_200,
} as const;

export type RunningDay = keyof typeof RUNNING_NOON;

/** A day of 300 matches that have prices and no result yet. */
export const runningDay = (day: RunningDay): FeedRecord[] =>
  dayOfMatches({
    noon: RUNNING_NOON[day],
    leagues: LEAGUES,
    firstLeague: FIRST_LEAGUE[day],
  }).filter(({ kind }) => kind !== 'score');

const startsAt = (day: RunningDay, league: number, index: number) =>
  RUNNING_NOON[day] + ((league * 7 + index * 13) % 20) * 900;

/** A match of a running day by its number, counted round after round through the whole day. */
function matchAt(day: RunningDay, number: number) {
  const match = number % (LEAGUES * MATCHES);
  return {
    league: FIRST_LEAGUE[day] + Math.floor(match / MATCHES),
    index: match % MATCHES,
    round: Math.floor(number / (LEAGUES * MATCHES)),
  };
}

/** New prices of `count` matches from `first` on, round after round through the whole day. */
export function priceUpdates(day: RunningDay, first: number, count: number): FeedRecord[] {
  return Array.from({ length: count }, (_, offset) => {
    const { league, index, round } = matchAt(day, first + offset);
    const home = 1_500 + (((first + offset) * 37) % 1_500);
    return {
      kind: 'odds',
      source: 'bench',
      matchKey: `match-${league}-${index}`,
      at: startsAt(day, league, index) - 580 + round,
      prices: [
        ['north', '1x2.1', home],
        ['south', '1x2.1', home + 20],
        ['east', '1x2.1', home + 40],
      ],
    } as const;
  });
}

const STATES = [
  { status: 2, liveState: '1H:1' },
  { status: 2, liveState: '2H:67' },
  { status: 3 },
] as const;

/** Records of the `count` matches from `first` on: they begin, score and end, a round for each. */
export function scoreUpdates(day: RunningDay, first: number, count: number): FeedRecord[] {
  return Array.from({ length: count }, (_, offset) => {
    const { league, index, round } = matchAt(day, first + offset);
    const step = Math.min(round, STATES.length - 1);
    return {
      kind: 'score',
      source: 'bench',
      matchKey: `match-${league}-${index}`,
      seq: 2 + step,
      ...STATES[step],
      score: { home: step, away: 0, periods: [[0, 0]], redCards: [0, step] },
    } as FeedRecord;
  });
}
