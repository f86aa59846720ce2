import type { Endpoints } from '@tipmark/contract';
import {
  foldUserName,
  normalUserName,
  userNameFault,
} from '../../people/account/rules/user-name.ts';
import { claimUrl, rememberUrl } from '../../people/account/users/create-user.ts';
import { raceForFields, refuseTaken } from '../../people/account/users/taken.ts';
import { findTaken, findUserById, type UserRow } from '../../people/account/users/user-queries.ts';
import { atSecond } from '../../platform/database/at-second.ts';
import { tx } from '../../platform/database/tx.ts';
import { Refusal, refuseFaults, refuseField } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const DAYS_BETWEEN = 30;
const DAY_MS = 86_400_000;
const FIELDS = { email: 'userEmail', name: 'userName' } as const;

function refuseTooSoon({ name_changed_at: changedAt }: UserRow, nowSeconds: number): void {
  const nextMs = (changedAt?.getTime() ?? -Infinity) + DAYS_BETWEEN * DAY_MS;
  if (nextMs <= nowSeconds * 1_000) return;
  throw new Refusal('limit_reached', {
    message: { key: 'name_too_soon', values: { days: DAYS_BETWEEN } },
  });
}

/** The former address of the profile goes on leading to it. */
export const changeUserName: PrivateHandler<Endpoints['changeUserName']> = {
  statements: 7,
  async answer({ body, signedIn, services, nowSeconds, cookies }) {
    const { db, sessions } = services;
    const name = normalUserName(body.userName);
    refuseFaults({ userName: userNameFault(name) });
    const user = await findUserById(db, signedIn.user.id);
    if (user === undefined) throw new Refusal('unauthorized');
    if (user.name === name) throw refuseField('userName', 'name_same');
    refuseTooSoon(user, nowSeconds);
    const folded = foldUserName(name);
    refuseTaken(await findTaken(db, { nameFolded: folded }, user.id), FIELDS);
    const url = await raceForFields(
      () =>
        tx(db, async (transaction) => {
          const claimed = await claimUrl(transaction, name, user.id);
          const { numUpdatedRows } = await transaction
            .updateTable('users')
            .set({
              name,
              name_folded: folded,
              url: claimed,
              name_changed_at: atSecond(nowSeconds),
            })
            .where('id', '=', user.id)
            // Of two changes at once one is too soon.
            .where('name_changed_at', 'is not distinct from', user.name_changed_at)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) throw new Refusal('conflict');
          await rememberUrl(transaction, claimed, user.id);
          return claimed;
        }),
      FIELDS,
    );
    sessions.changed(user.id);
    cookies.rename(name, url);
    return { name, url };
  },
};
