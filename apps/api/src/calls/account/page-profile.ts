import type { Endpoints } from '@tipmark/contract';
import { findUserByUrl } from '../../people/account/users/user-queries.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';
import { readProfile } from './present-profile.ts';

export const pageProfile: PrivateHandler<Endpoints['pageProfile']> = {
  statements: 10,
  async answer({ segments, signedIn, services: { db, responses }, nowSeconds, locale }) {
    const user = await findUserByUrl(db, segments.userUrl);
    if (user === undefined) throw new CallError('not_found');
    return readProfile({ db, responses }, user, { signedIn, nowSeconds, locale });
  },
};
