import type { FeedRecord } from '@tipmark/contract/feed';
import { dayOfMatches } from './day-of-matches.ts';

const LEAGUES = 30;
const MATCHES = 10;
/** Leagues of the finished days have smaller numbers. */
const FIRST_LEAGUE = { watched: 100, other: 200 } as const;

/** Two days far from the finished ones: one is looked at, the other only keeps the api as busy. */
export const RUNNING_NOON = { watched: 1_769_515_200, other: 1_770_379_200 } as const;

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

/** New prices of `count` matches from `first` on, round after round through the whole day. */
export function priceUpdates(day: RunningDay, first: number, count: number): FeedRecord[] {
  return Array.from({ length: count }, (_, offset) => {
    const number = (first + offset) % (LEAGUES * MATCHES);
    const league = FIRST_LEAGUE[day] + Math.floor(number / MATCHES);
    const index = number % MATCHES;
    const round = Math.floor((first + offset) / (LEAGUES * MATCHES));
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
