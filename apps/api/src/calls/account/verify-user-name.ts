import type { Endpoints } from '@tipmark/contract';
import { LIMITS, verifyKey } from '../../people/account/rate-limits.ts';
import {
  foldUserName,
  normalUserName,
  userNameFault,
} from '../../people/account/rules/user-name.ts';
import { findTaken } from '../../people/account/users/user-queries.ts';
import type { PrivateHandler } from '../handler/handler.ts';

export const verifyUserName: PrivateHandler<Endpoints['verifyUserName']> = {
  statements: 1,
  async answer(call) {
    const { db, limits } = call.services;
    await limits.take(LIMITS.verify, verifyKey(call));
    const name = normalUserName(call.body.userName);
    if (userNameFault(name) !== undefined) return { isFree: false, isValid: false };
    const wanted = { nameFolded: foldUserName(name) };
    const taken = await findTaken(db, wanted, call.signedIn?.user.id);
    return { isFree: !taken.isNameTaken, isValid: true };
  },
};
