import type { Endpoints } from '@tipmark/contract';
import { deleteSession } from '../../people/account/sessions/session-queries.ts';
import type { PrivateHandler } from '../handler/handler.ts';

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
