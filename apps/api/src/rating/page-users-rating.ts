import type { Endpoints, UsersRating } from '@tipmark/contract';
import { type ContestSeason, PAGE_SIZE } from '@tipmark/domain';
import { findContestants } from '../contests/contest-queries.ts';
import {
  availableContests,
  presentOwnContestant,
  presentRow,
  presentSeason,
  seasonOfId,
} from '../contests/present-contest.ts';
import type { Db } from '../database/connect.ts';
import { Refusal } from '../errors.ts';
import type { PrivateHandler } from '../handler.ts';
import { presentOwn, presentRated } from './present-rated.ts';
import { findRated } from './rating-queries.ts';

type Table = Pick<UsersRating, 'rows' | 'count' | 'own'>;

async function readRating(db: Db, ownId: number, nowSeconds: number): Promise<Table> {
  const rows = await findRated(db, PAGE_SIZE.leaderboard, ownId);
  const own = rows.find((row) => row.user_id === ownId);
  const placed = rows.filter(
    ({ position }) => position !== null && position <= PAGE_SIZE.leaderboard,
  );
  return {
    rows: placed.map(presentRated),
    count: rows[0]?.count ?? 0,
    own: own === undefined ? null : presentOwn(own, nowSeconds),
  };
}

async function readContest(db: Db, season: ContestSeason, ownId: number): Promise<Table> {
  const rows = await findContestants(db, season, { limit: PAGE_SIZE.leaderboard, ownId });
  return {
    rows: rows.filter(({ rank }) => rank <= PAGE_SIZE.leaderboard).map(presentRow),
    count: rows[0]?.count ?? 0,
    own: presentOwnContestant(rows.find(({ user_id }) => user_id === ownId)),
  };
}

export const pageUsersRating: PrivateHandler<Endpoints['pageUsersRating']> = {
  statements: 1,
  async answer({ query, signedIn, services: { db }, locale, nowSeconds }) {
    const contestId = query.contestId ?? 0;
    const season = contestId === 0 ? undefined : seasonOfId(contestId, nowSeconds);
    if (contestId !== 0 && (season === undefined || season.startsAt > nowSeconds)) {
      throw new Refusal('not_found');
    }
    const ownId = signedIn?.user.id ?? 0;
    const table =
      season === undefined
        ? await readRating(db, ownId, nowSeconds)
        : await readContest(db, season, ownId);
    return {
      ...table,
      contests: availableContests(locale, nowSeconds),
      contest: season === undefined ? null : presentSeason(season, locale, nowSeconds),
      asOf: nowSeconds,
    };
  },
};
