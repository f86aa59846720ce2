import type { Endpoints } from '@tipmark/contract';
import { readSessionList } from '../../people/account/sessions/session-list.ts';
import type { PrivateHandler } from '../handler/handler.ts';

export const accountSessions: PrivateHandler<Endpoints['accountSessions']> = {
  statements: 1,
  answer: ({ signedIn, services: { db } }) => readSessionList(db, signedIn),
};
