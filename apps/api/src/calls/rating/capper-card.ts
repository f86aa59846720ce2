import type { Endpoints } from '@tipmark/contract';
import { presentLine } from '../../betting/rating/present-rated.ts';
import { RATING_TOPIC } from '../../betting/rating/rating-job.ts';
import { findRated } from '../../betting/rating/rating-queries.ts';
import { findUserByUrl } from '../../people/account/users/user-queries.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { SharedHandler } from '../handler/handler.ts';

const MAX_AGE_MS = 60_000;

/** The rating statistics of one open record; hidden and blocked ones have no card. */
export const capperCard: SharedHandler<Endpoints['capperCard']> = {
  statements: 2,
  resource: ({ segments: { userUrl }, services: { db }, nowSeconds }) => ({
    key: `capper card|${userUrl}`,
    topics: [RATING_TOPIC],
    maxAgeMs: MAX_AGE_MS,
    async build() {
      const user = await findUserByUrl(db, userUrl);
      if (user === undefined || user.is_private || user.blocked_at !== null) {
        throw new CallError('not_found');
      }
      const [row] = await findRated(db, 0, user.id);
      if (row === undefined) throw new CallError('not_found');
      return { capper: presentLine(row), asOf: nowSeconds };
    },
  }),
};
