import type { FeedRecord } from '@tipmark/contract/feed';
import {
  aFeedMatch,
  aFeedOdds,
  aFeedScore,
  aFeedSetting,
  aFeedStatistics,
} from '@tipmark/test-kit';

export const TEAMS = Array.from({ length: 12 }, (_, index) => `Team ${index + 1}`);
/** 2023-08-12 15:00 UTC, a Saturday. */
export const FIRST_ROUND = 1_691_852_400;
export const WEEK = 7 * 86_400;
/** A single round robin. */
export const ROUNDS = (TEAMS.length - 1) * 2;
export const ROUND_SIZE = TEAMS.length / 2;

export interface Fixture {
  readonly round: number;
  readonly home: string;
  readonly away: string;
  readonly key: string;
  readonly startsAt: number;
}

/** The fixtures of a full season by the circle method; the second half swaps the venue. */
export function seasonFixtures(): Fixture[] {
  return Array.from({ length: ROUNDS }, (_, round) =>
    Array.from({ length: ROUND_SIZE }, (_pair, index) => fixture(round, index)),
  ).flat();
}

function fixture(round: number, index: number): Fixture {
  const [first = '', ...others] = TEAMS;
  const shift = round % others.length;
  const order = [first, ...others.slice(shift), ...others.slice(0, shift)];
  const pair = [order[index] ?? '', order[TEAMS.length - 1 - index] ?? ''];
  const isSwapped = round >= others.length === (index + shift) % 2 > 0;
  const [home = '', away = ''] = isSwapped ? pair.toReversed() : pair;
  const startsAt = FIRST_ROUND + round * WEEK;
  return { round, home, away, key: `${home}-${away}`, startsAt };
}

/** Goals that follow strength, venue and chance, the same every time. */
export function goalsOf({ home, away, round }: Fixture): [number, number] {
  const [one, other] = [TEAMS.indexOf(home), TEAMS.indexOf(away)];
  const luck = (one * 7 + other * 5 + round * 3) % 4;
  const lead = Math.round((one - other) / 5);
  return [
    Math.max(0, 1 + lead + (luck === 0 ? 1 : 0)),
    Math.max(0, 1 - lead + (luck === 3 ? 1 : 0)),
  ];
}

/** A league whose first rounds are played; the others are scheduled. */
export function leagueRecords(playedRounds: number): FeedRecord[] {
  const fixtures = seasonFixtures();
  return [
    ...aFeedSetting(...TEAMS),
    ...fixtures.map(({ home, away, startsAt, round }) =>
      // Of every third round only the day is known.
      aFeedMatch(home, away, { startsAt, isTimeKnown: round % 3 > 0 }),
    ),
    ...fixtures.filter(({ round }) => round < playedRounds).flatMap(resultRecords),
  ];
}

export function resultRecords(played: Fixture): FeedRecord[] {
  const { key, startsAt } = played;
  return [
    aFeedScore(key, ...goalsOf(played)),
    aFeedStatistics(key, {
      home: { shots: 12, shotsOnTarget: 5 },
      away: { shots: 9, shotsOnTarget: 3 },
    }),
    aFeedOdds(key, undefined, { at: startsAt - 48 * 3_600, phase: 'first' }),
    aFeedOdds(key, undefined, { at: startsAt - 60, phase: 'closing' }),
  ];
}
