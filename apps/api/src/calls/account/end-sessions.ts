import type { Endpoints } from '@tipmark/contract';
import { deleteAllSessions } from '../../people/account/sessions/session-queries.ts';
import { findUserByUrl } from '../../people/account/users/user-queries.ts';
import { isSameSecret } from '../../platform/access/callers.ts';
import { tx } from '../../platform/database/tx.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

/** For the operator on this machine, with the operator's key. */
export const endSessions: PrivateHandler<Endpoints['endSessions']> = {
  // begin and commit among them
  statements: 5,
  async answer({ body: { userUrl }, authorization, services }) {
    const { db, operatorKey, sessions } = services;
    if (!isSameSecret(authorization, operatorKey)) throw new CallError('unauthorized');
    const user = userUrl === null ? undefined : await findUserByUrl(db, userUrl);
    if (userUrl !== null && user === undefined) throw new CallError('not_found');
    const ended = await tx(db, (trx) => deleteAllSessions(trx, user?.id));
    if (user === undefined) sessions.allChanged();
    else sessions.changed(user.id);
    return { ended };
  },
};
