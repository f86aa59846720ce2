import type { Endpoints } from '@tipmark/contract';
import type { PrivateHandler } from '../handler.ts';
import { readSessionList } from './sessions/session-list.ts';

export const accountSessions: PrivateHandler<Endpoints['accountSessions']> = {
  statements: 1,
  answer: ({ signedIn, services: { db } }) => readSessionList(db, signedIn),
};
