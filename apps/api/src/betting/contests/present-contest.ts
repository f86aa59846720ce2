import type { AvailableContest, Contestant, RatedCapper } from '@tipmark/contract';
import {
  CONTEST,
  CONTEST_LIMIT,
  CONTEST_UNIT_MILLI,
  type ContestSeason,
  contestSeason,
  contestSeasonAt,
} from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { presentRated } from '../rating/present-rated.ts';
import { contestMessages } from './contest-messages.ts';
import type { ContestantRow } from './contest-queries.ts';

const HUNDREDTHS = 100;
const CONTESTS = Object.values(CONTEST);

/**
 * The target of an address: a contest by its number, or one of its seasons; undefined = neither.
 */
export function seasonOfId(id: number, nowSeconds: number): ContestSeason | undefined {
  const contest = CONTESTS.find((known) => known === id);
  return contest === undefined ? contestSeason(id) : contestSeasonAt(contest, nowSeconds);
}

export function presentSeason(
  season: ContestSeason,
  locale: Locale,
  nowSeconds: number,
): AvailableContest {
  return {
    id: season.contest,
    name: contestMessages(locale, season.contest).name,
    seasonId: season.id,
    startsAt: season.startsAt,
    endsAt: season.endsAt,
    isClosed: nowSeconds >= season.closesAt,
  };
}

/** The contests that run now. */
export function availableContests(locale: Locale, nowSeconds: number): AvailableContest[] {
  return CONTESTS.map((contest) =>
    presentSeason(contestSeasonAt(contest, nowSeconds), locale, nowSeconds),
  );
}

/** A line of a contest in the shape of the leaderboard: score and profit are flat units. */
export function presentContestant(row: ContestantRow): Contestant {
  return { ...presentRow(row), prizeDays: row.prize_days };
}

export function presentRow(row: ContestantRow): RatedCapper {
  return {
    ...presentRated({
      ...row,
      position: row.place,
      profit_milli: row.score_milli,
      stake_milli: row.counted * CONTEST_UNIT_MILLI,
      score: Math.round((row.score_milli * HUNDREDTHS) / CONTEST_UNIT_MILLI),
    }),
    label: null,
  };
}

/** The caller's own row; null for non-participants. */
export function presentOwnContestant(row: ContestantRow | undefined) {
  if (row === undefined) return null;
  const tipsLeft = Math.max(0, CONTEST_LIMIT.minSettledTips - row.tips);
  return {
    ...presentRow(row),
    potentialPosition: row.rank,
    tipsLeft,
    daysLeft: 0,
    areConditionsCompleted: tipsLeft === 0,
  };
}
