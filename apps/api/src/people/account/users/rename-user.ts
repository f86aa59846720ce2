import type { Db } from '../../../platform/database/connect.ts';
import { tx } from '../../../platform/database/tx.ts';
import { CallError } from '../../../platform/errors/errors.ts';
import { foldUserName } from '../rules/user-name.ts';
import { claimUrl } from './create-user.ts';
import { raceForFields, refuseTaken } from './taken.ts';
import { findTaken, storeName, storeUrl, type UserRow } from './user-queries.ts';

const FIELDS = { email: 'userEmail', name: 'userName' } as const;

/** @throws CallError when somebody has the name, or one that looks like it */
export async function refuseTakenName(db: Db, name: string, userId: number): Promise<void> {
  refuseTaken(await findTaken(db, { nameFolded: foldUserName(name) }, userId), FIELDS);
}

/**
 * Gives a user another name and the matching address; the former one redirects to it.
 * @returns the address
 * @throws CallError when the name is taken, or was changed by another call meanwhile
 */
export async function renameUser(
  db: Db,
  user: UserRow,
  name: string,
  nowSeconds: number,
): Promise<string> {
  await refuseTakenName(db, name, user.id);
  return raceForFields(
    () =>
      tx(db, async (transaction) => {
        const claimed = await claimUrl(transaction, name, user.id);
        const isStored = await storeName(transaction, user, { name, url: claimed }, nowSeconds);
        if (!isStored) throw new CallError('conflict');
        await storeUrl(transaction, claimed, user.id);
        return claimed;
      }),
    FIELDS,
  );
}
