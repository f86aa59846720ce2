import type { Endpoints } from '@tipmark/contract';
import {
  addFavourites,
  readFavourites,
  removeFavourites,
} from '../../people/account/favourites-queries.ts';
import { LIMITS } from '../../people/account/rate-limits.ts';
import { tx } from '../../platform/database/tx.ts';
import type { PrivateHandler } from '../handler/handler.ts';

export const accountFavourites: PrivateHandler<Endpoints['accountFavourites']> = {
  statements: 1,
  answer: ({ signedIn, services: { db } }) => readFavourites(db, signedIn.user.id),
};

/** Two devices may change favourites concurrently: each sends its change, not its list. */
export const changeAccountFavourites: PrivateHandler<Endpoints['changeAccountFavourites']> = {
  statements: 6,
  async answer({ body, signedIn: { user }, services: { db, limits }, nowSeconds }) {
    await limits.take(LIMITS.favourites, `user:${user.id}`);
    return tx(db, async (transaction) => {
      await removeFavourites(transaction, user.id, body.removed);
      await addFavourites(transaction, user.id, body.added, nowSeconds);
      return readFavourites(transaction, user.id);
    });
  },
};
