import type { Endpoints } from '@tipmark/contract';
import type { PrivateHandler } from '../../handler.ts';
import { readTotpState } from './totp-queries.ts';

export const accountTotp: PrivateHandler<Endpoints['accountTotp']> = {
  statements: 1,
  answer: ({ signedIn: { user }, services: { db } }) => readTotpState(db, user.id),
};
