import type { Endpoints } from '@tipmark/contract';
import { readSessionList } from '../../people/account/sessions/session-list.ts';
import { deleteOtherSessions } from '../../people/account/sessions/session-queries.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

/** The current session is not ended: signing out does that. */
export const endAccountSessions: PrivateHandler<Endpoints['endAccountSessions']> = {
  statements: 2,
  async answer({ query: { id }, signedIn, services: { db, sessions } }) {
    const ended = await deleteOtherSessions(db, signedIn, id);
    if (id !== undefined && ended === 0) throw new CallError('not_found');
    sessions.changed(signedIn.user.id);
    return readSessionList(db, signedIn);
  },
};
