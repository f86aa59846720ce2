import type { Endpoints } from '@tipmark/contract';
import { LIMITS, verifyKey } from '../../people/account/rate-limits.ts';
import { parseEmail } from '../../people/account/rules/email.ts';
import { findTaken } from '../../people/account/users/user-queries.ts';
import type { PrivateHandler } from '../handler/handler.ts';

export const verifyEmail: PrivateHandler<Endpoints['verifyEmail']> = {
  statements: 1,
  async answer(call) {
    const { db, limits } = call.services;
    await limits.take(LIMITS.verify, verifyKey(call));
    const email = parseEmail(call.body.userEmail);
    if (email === undefined) return { isFree: false, isValid: false };
    const taken = await findTaken(db, { emailFolded: email.folded }, call.signedIn?.user.id);
    return { isFree: !taken.isEmailTaken, isValid: true };
  },
};
