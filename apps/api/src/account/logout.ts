import type { Endpoints } from '@tipmark/contract';
import type { PrivateHandler } from '../handler.ts';
import { deleteSession } from './sessions/session-queries.ts';

export const logout: PrivateHandler<Endpoints['logout']> = {
  statements: 1,
  async answer({ signedIn, services: { db, sessions }, cookies }) {
    if (signedIn !== undefined) {
      await deleteSession(db, signedIn.tokenHash);
      sessions.changed(signedIn.user.id);
    }
    cookies.signOut();
    return {};
  },
};
