import type { Endpoints } from '@tipmark/contract';
import { readTotpState } from '../../../people/account/totp/totp-queries.ts';
import type { PrivateHandler } from '../../handler/handler.ts';

export const accountTotp: PrivateHandler<Endpoints['accountTotp']> = {
  statements: 1,
  answer: ({ signedIn: { user }, services: { db } }) => readTotpState(db, user.id),
};
