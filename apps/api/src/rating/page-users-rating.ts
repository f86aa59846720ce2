import type { Endpoints } from '@tipmark/contract';
import { PAGE_SIZE } from '@tipmark/domain';
import { Refusal } from '../errors.ts';
import type { PrivateHandler } from '../handler.ts';
import { presentOwn, presentRated } from './present-rated.ts';
import { findRated } from './rating-queries.ts';

export const pageUsersRating: PrivateHandler<Endpoints['pageUsersRating']> = {
  statements: 1,
  async answer({ query, signedIn, services: { db }, nowSeconds }) {
    // No contest has been announced, so that none of them has a table.
    if ((query.contestId ?? 0) !== 0) throw new Refusal('not_found');
    const ownId = signedIn?.user.id ?? 0;
    const rows = await findRated(db, PAGE_SIZE.leaderboard, ownId);
    const own = rows.find((row) => row.user_id === ownId);
    const placed = rows.filter(
      ({ position }) => position !== null && position <= PAGE_SIZE.leaderboard,
    );
    return {
      rows: placed.map(presentRated),
      count: rows[0]?.count ?? 0,
      own: own === undefined ? null : presentOwn(own, nowSeconds),
      contests: [],
      asOf: nowSeconds,
    };
  },
};
