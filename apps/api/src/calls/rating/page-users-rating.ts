import type { Endpoints, UsersRating } from '@tipmark/contract';
import {
  type ContestSeason,
  PAGE_SIZE,
  SEARCH_PERIOD,
  type SearchPeriod,
  tableMonthAt,
} from '@tipmark/domain';
import { cachedContestant, cachedContestants } from '../../betting/contests/cached-contestants.ts';
import {
  availableContests,
  presentOwnContestant,
  presentRow,
  presentSeason,
  seasonOfId,
} from '../../betting/contests/present-contest.ts';
import { cachedRatingDistribution } from '../../betting/rating/cached-rating-distribution.ts';
import { readMonthBoard } from '../../betting/rating/month-board.ts';
import { readPeriodBoard } from '../../betting/rating/period-board.ts';
import { presentLine, presentOwn, presentPublishing } from '../../betting/rating/present-rated.ts';
import { findRated } from '../../betting/rating/rating-queries.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';
import type { Services } from '../handler/services.ts';

const NOBODY = 0;
/** As long as the window of the rating. */
const RATING_PERIOD = SEARCH_PERIOD.days90;
/** Fields of a line that contests do not have. */
const ONLY_OF_RATING = { placesMoved: null, effectiveTips: null, bank: [], lastResults: [] };

type Table = Pick<UsersRating, 'rows' | 'count' | 'own'> &
  Partial<Pick<UsersRating, 'month' | 'distribution'>>;

/** As far back as the tables of months go. */
const YEAR = 100;

function isKnownMonth(month: number, nowSeconds: number): boolean {
  const present = tableMonthAt(nowSeconds);
  return month <= present && month >= present - YEAR;
}

async function readRating(
  services: Pick<Services, 'responses' | 'db'>,
  ownId: number,
  nowSeconds: number,
): Promise<Table> {
  const [rows, distribution] = await Promise.all([
    findRated(services.db, PAGE_SIZE.leaderboard, ownId),
    cachedRatingDistribution(services, nowSeconds),
  ]);
  const own = rows.find((row) => row.user_id === ownId);
  const ranked = rows.filter(
    ({ position }) => position !== null && position <= PAGE_SIZE.leaderboard,
  );
  return {
    rows: ranked.map(presentLine),
    count: rows[0]?.count ?? 0,
    own: own === undefined ? null : presentOwn(own, nowSeconds),
    distribution,
  };
}

async function readContest(
  services: Pick<Services, 'responses' | 'db'>,
  season: ContestSeason,
  ownId: number,
): Promise<Table> {
  const rows = await cachedContestants(services, season, PAGE_SIZE.leaderboard);
  const ranked = rows.find(({ user_id: id }) => id === ownId);
  const own =
    ownId === NOBODY ? undefined : (ranked ?? (await cachedContestant(services, season, ownId)));
  return {
    rows: rows.map((row) => ({
      ...presentRow(row),
      ...presentPublishing({ ...row, tips: row.rated_tips }),
      ...ONLY_OF_RATING,
    })),
    count: rows[0]?.count ?? 0,
    own: presentOwnContestant(own),
  };
}

export const pageUsersRating: PrivateHandler<Endpoints['pageUsersRating']> = {
  statements: 3,
  async answer({ query, signedIn, services, locale, nowSeconds }) {
    const contestId = query.contestId ?? 0;
    const season = contestId === 0 ? undefined : seasonOfId(contestId, nowSeconds);
    if (contestId !== 0 && (season === undefined || season.startsAt > nowSeconds)) {
      throw new CallError('not_found');
    }
    const month = season === undefined ? query.month : undefined;
    if (month !== undefined && !isKnownMonth(month, nowSeconds)) throw new CallError('not_found');
    const ownId = signedIn?.user.id ?? NOBODY;
    const isOther = season === undefined && month === undefined;
    const period = isOther ? (query.period ?? RATING_PERIOD) : RATING_PERIOD;
    const limit = PAGE_SIZE.leaderboard;
    const table =
      season !== undefined
        ? await readContest(services, season, ownId)
        : month !== undefined
          ? await readMonthBoard(services, { month, limit, ownId, nowSeconds })
          : period === RATING_PERIOD
            ? await readRating(services, ownId, nowSeconds)
            : await readPeriodBoard(services, period as SearchPeriod, limit, ownId);
    return {
      month: null,
      distribution: null,
      ...table,
      contests: availableContests(locale, nowSeconds),
      period,
      contest: season === undefined ? null : presentSeason(season, locale, nowSeconds),
      asOf: nowSeconds,
    };
  },
};
