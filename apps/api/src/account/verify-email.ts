import type { Endpoints } from '@tipmark/contract';
import type { PrivateHandler } from '../handler.ts';
import { LIMITS, verifyKey } from './rate-limits.ts';
import { parseEmail } from './rules/email.ts';
import { findTaken } from './users/user-queries.ts';

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
