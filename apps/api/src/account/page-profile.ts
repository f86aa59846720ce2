import type { Endpoints } from '@tipmark/contract';
import { Refusal } from '../errors.ts';
import type { PrivateHandler } from '../handler.ts';
import { readProfile } from './profile/present-profile.ts';
import { findUserByUrl } from './users/user-queries.ts';

export const pageProfile: PrivateHandler<Endpoints['pageProfile']> = {
  statements: 10,
  async answer({ segments, signedIn, services: { db }, nowSeconds, locale }) {
    const user = await findUserByUrl(db, segments.userUrl);
    if (user === undefined) throw new Refusal('not_found');
    return readProfile(db, user, { signedIn, nowSeconds, locale });
  },
};
