import { ACCOUNT_LIMITS } from '@tipmark/contract';
import type { Db } from '../../../platform/database/connect.ts';
import { foldUserName, normalUserName, userNameFault } from '../rules/user-name.ts';
import { findTaken } from '../users/user-queries.ts';

const ATTEMPTS = 5;

/** Removes from a name whatever is not allowed in one. */
function allowedOf(name: string): string {
  const stored = normalUserName(name)
    .replace(/\p{Default_Ignorable_Code_Point}+/gu, '')
    .replace(/[^\p{L}\p{Nd} _.-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...stored].slice(0, ACCOUNT_LIMITS.userNameMaxLength).join('').trim();
}

/** A free user name, as close as possible to the name from a provider. */
export async function freeUserName(
  db: Db,
  wanted: string,
  chance: () => number = Math.random,
): Promise<string> {
  const allowed = allowedOf(wanted);
  const stem = userNameFault(allowed) === undefined ? allowed : 'Player';
  for (let attempt = 0, digits = 10; attempt < ATTEMPTS; attempt += 1, digits *= 10) {
    const suffix =
      attempt === 0 && stem === allowed ? '' : ` ${Math.floor(digits * (1 + 9 * chance()))}`;
    const length = ACCOUNT_LIMITS.userNameMaxLength - suffix.length;
    const name = `${[...stem].slice(0, length).join('').trim()}${suffix}`;
    const { isNameTaken } = await findTaken(db, { nameFolded: foldUserName(name) });
    if (!isNameTaken && userNameFault(name) === undefined) return name;
  }
  throw new Error(`sign-in: no free user name was found in ${ATTEMPTS} attempts`);
}
