import { tx } from '../../platform/database/tx.ts';
import { sqlStateOf } from '../../platform/errors/database-errors.ts';
import {
  closeAccounts,
  DAY_SECONDS,
  storeDemoSubscription,
  storeLegacySignIn,
} from './demo-queries.ts';
import type { PeopleServices } from './people-services.ts';
import { parseEmail } from './rules/email.ts';
import { digestOf } from './sessions/session-token.ts';
import { createUser } from './users/create-user.ts';
import { findUserByEmail, storePassword, type UserRow } from './users/user-queries.ts';

interface DemoAccount {
  readonly email: string;
  readonly name: string;
  readonly hasSubscription: boolean;
}

/** Public demo accounts, only in the simulated world. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'ivan@tipmark.test', name: 'Ivan', hasSubscription: false },
  { email: 'maria@tipmark.test', name: 'Maria', hasSubscription: true },
  { email: 'anton@tipmark.test', name: 'Anton', hasSubscription: false },
];

/** Value of the former site's cookie that signs Ivan in, once per start. */
export const DEMO_LEGACY_VALUE = 'demo-legacy-sign-in-of-ivan';

/** Earlier than the backfilled past. */
const REGISTERED_DAYS_AGO = 120;

const UNIQUE_VIOLATION = '23505';

/** Its password is the configured one, also when that has changed since the last start. */
async function passwordHashFor(
  { passwords, config }: PeopleServices,
  user: UserRow | undefined,
): Promise<string> {
  const current = user?.password_hash ?? null;
  if (current !== null && (await passwords.verify(current, config.DEMO_PASSWORD))) return current;
  return passwords.hash(config.DEMO_PASSWORD);
}

async function seedOne(services: PeopleServices, account: DemoAccount): Promise<number> {
  const { db, clock, config } = services;
  const email = parseEmail(account.email);
  if (email === undefined) throw new Error(`${account.email} is not an e-mail address`);
  const known = await findUserByEmail(db, email.folded);
  const passwordHash = await passwordHashFor(services, known);
  return tx(db, async (transaction) => {
    let id = known?.id;
    if (id === undefined) {
      const user = { email, isEmailConfirmed: true, passwordHash, name: account.name };
      const location = { countryCode: config.DEFAULT_COUNTRY, timezone: 'Europe/Moscow' };
      const registeredAt = clock() - REGISTERED_DAYS_AGO * DAY_SECONDS;
      const person = { ...user, ...location, isSimulated: true };
      ({ id } = await createUser(transaction, person, registeredAt));
    } else {
      await storePassword(transaction, id, { passwordHash });
    }
    if (account.hasSubscription) await storeDemoSubscription(transaction, id, clock());
    return id;
  });
}

/** Their password is published: on a public address they exist only on purpose. */
function hasDemoAccounts({
  WORLD,
  DEMO_ACCOUNTS: wanted,
  PUBLIC_URL: site,
}: PeopleServices['config']): boolean {
  const isPublic = site?.startsWith('https:') === true;
  return WORLD === 'simulated' && (wanted === undefined ? !isPublic : wanted === '1');
}

/** Nobody signs in to those of an earlier start any more; their tips stay. */
async function closeDemoAccounts({ db, sessions }: PeopleServices): Promise<void> {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email);
  const closed = await tx(db, (transaction) => closeAccounts(transaction, emails));
  for (const id of closed) sessions.changed(id);
}

/**
 * Creates or updates the demo accounts, or closes them where they must not exist. Those of a folder
 * that was simulated before stay in an empty world where they are wanted on purpose.
 */
export async function seedDemoAccounts(services: PeopleServices): Promise<void> {
  if (!hasDemoAccounts(services.config)) {
    if (services.config.DEMO_ACCOUNTS !== '1') await closeDemoAccounts(services);
    return;
  }
  for (const account of DEMO_ACCOUNTS) {
    try {
      const id = await seedOne(services, account);
      if (account === DEMO_ACCOUNTS[0])
        await storeLegacySignIn(services.db, id, digestOf(DEMO_LEGACY_VALUE));
    } catch (error) {
      // Another process of the same site was faster, or a user already took the name.
      if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
    }
  }
}
