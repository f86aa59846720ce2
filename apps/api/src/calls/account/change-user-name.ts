import type { Endpoints } from '@tipmark/contract';
import { needsModeration } from '../../people/account/rules/profile-text.ts';
import { normalUserName, userNameFault } from '../../people/account/rules/user-name.ts';
import { refuseTakenName, renameUser } from '../../people/account/users/rename-user.ts';
import { findUserById, type UserRow } from '../../people/account/users/user-queries.ts';
import { CallError, fieldError, rejectFaults } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const DAYS_BETWEEN = 30;
const DAY_MS = 86_400_000;

function refuseTooSoon({ name_changed_at: changedAt }: UserRow, nowSeconds: number): void {
  const nextMs = (changedAt?.getTime() ?? -Infinity) + DAYS_BETWEEN * DAY_MS;
  if (nextMs <= nowSeconds * 1_000) return;
  throw new CallError('limit_reached', {
    message: { key: 'name_too_soon', values: { days: DAYS_BETWEEN } },
  });
}

/**
 * The former profile address continues to redirect. A name that needs moderation waits for
 * approval; until then the previous name stays.
 */
export const changeUserName: PrivateHandler<Endpoints['changeUserName']> = {
  statements: 7,
  async answer({ body, signedIn, services, nowSeconds, cookies }) {
    const { db, sessions } = services;
    const name = normalUserName(body.userName);
    rejectFaults({ userName: userNameFault(name) });
    const user = await findUserById(db, signedIn.user.id);
    if (user === undefined) throw new CallError('unauthorized');
    if (user.name === name) throw fieldError('userName', 'name_same');
    refuseTooSoon(user, nowSeconds);
    if (needsModeration(name)) {
      await refuseTakenName(db, name, user.id);
      await db
        .updateTable('users')
        .set({ name_moderation: name })
        .where('id', '=', user.id)
        .execute();
      return { name: user.name, url: user.url, nameOnModeration: name };
    }
    const url = await renameUser(db, user, name, nowSeconds);
    sessions.changed(user.id);
    cookies.rename(name, url);
    return { name, url, nameOnModeration: null };
  },
};
