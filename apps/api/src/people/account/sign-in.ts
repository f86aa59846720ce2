import { randomBytes } from 'node:crypto';
import type { AccountSession } from '@tipmark/contract';
import { ACQUIRER_TYPE, SUBSCRIPTION_TYPE } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { AnswerCookies } from '../../platform/access/session-cookies.ts';
import type { Db } from '../../platform/database/connect.ts';
import { type Tx, tx } from '../../platform/database/tx.ts';
import type { PeopleServices } from './people-services.ts';
import { readChoices } from './profile/notification-queries.ts';
import { areNotificationsEnabled } from './profile/notification-types.ts';
import { deviceOf } from './sessions/device-of.ts';
import { deleteSession, insertSession } from './sessions/session-queries.ts';
import { digestOf, makeToken } from './sessions/session-token.ts';
import type { SignedIn } from './sessions/sessions.ts';
import type { UserRow } from './users/user-queries.ts';

/** The call that signs in. */
export interface SigningCall {
  readonly signedIn: SignedIn | undefined;
  readonly guestId: string | undefined;
  readonly nowSeconds: number;
  readonly cookies: AnswerCookies;
  readonly userAgent: string;
  /** Mails not triggered by a recent request are written in the language of the last sign-in. */
  readonly locale: Locale;
}

export interface OpenedSession {
  readonly token: string;
  readonly guestId: string;
}

const GUEST_ID_BYTES = 16;

/**
 * Starts a session with a new token and ends the one that was presented, so that nobody stays in a
 * session chosen by an attacker. The guest's views and limits move to the user.
 * @param provider the linked sign-in it begins with
 */
export async function openSession(
  transaction: Tx,
  userId: number,
  call: SigningCall,
  device: Readonly<Record<string, unknown>> = {},
  provider: string | null = null,
): Promise<OpenedSession> {
  const token = makeToken();
  if (call.signedIn !== undefined) await deleteSession(transaction, call.signedIn.tokenHash);
  const guestId = call.guestId ?? randomBytes(GUEST_ID_BYTES).toString('base64url');
  await insertSession(
    transaction,
    {
      tokenHash: digestOf(token),
      userId,
      guestId,
      provider,
      device: { ...deviceOf(call.userAgent), ...device, language: call.locale },
    },
    call.nowSeconds,
  );
  return { token, guestId };
}

export function subscriptionSecondsOf(user: UserRow): number | null {
  const expiresAt = user.subscription_expires_at;
  return expiresAt && Math.floor(expiresAt.getTime() / 1_000);
}

/**
 * Once per account, and not in addition to a paid term: not even when only its renewal was stopped.
 * Days that were won do not count as paid.
 */
export function isTrialOpen(user: UserRow, nowSeconds: number): boolean {
  const isPaid =
    user.acquirer_type !== ACQUIRER_TYPE.none && (subscriptionSecondsOf(user) ?? 0) > nowSeconds;
  return (
    user.trial_used_at === null && user.subscription_type === SUBSCRIPTION_TYPE.none && !isPaid
  );
}

/** Response and cookies after a sign-in. */
export async function answerSignIn(
  { db, sessions }: PeopleServices,
  user: UserRow,
  { token, guestId }: OpenedSession,
  call: SigningCall,
  isNew = false,
): Promise<AccountSession> {
  if (call.signedIn !== undefined) sessions.changed(call.signedIn.user.id);
  const subscriptionExpiresAt = subscriptionSecondsOf(user);
  if (call.guestId === undefined) call.cookies.nameGuest(guestId);
  if (user.display !== null) call.cookies.display(user.display);
  call.cookies.signIn({ token, url: user.url, name: user.name, subscriptionExpiresAt });
  return { token, ...(await presentAccount(db, user, call.nowSeconds)), isNew };
}

/** The user's fields in a session. */
export async function presentAccount(
  db: Db,
  user: UserRow,
  nowSeconds: number,
): Promise<Omit<AccountSession, 'token' | 'isNew'>> {
  const isRunning = (subscriptionSecondsOf(user) ?? 0) > nowSeconds;
  return {
    name: user.name,
    url: user.url,
    subscription_expiration: isRunning ? (user.subscription_expires_at?.toISOString() ?? '') : '',
    email: user.email ?? '',
    isEmailNotExist: user.email === null,
    isEmailNotConfirmed: user.email !== null && user.email_confirmed_at === null,
    isSubscriptionRejected: user.is_subscription_rejected,
    isFreePeriodAvailable: isTrialOpen(user, nowSeconds),
    isNotificationsEnabled: areNotificationsEnabled(await readChoices(db, user.id)),
    countryCode: user.country_code,
    subscriptionType: user.subscription_type,
    acquirerType: user.acquirer_type,
    subscriptionEmail: user.subscription_email ?? '',
  };
}

/** Signs an existing user in. */
export async function signIn(
  services: PeopleServices,
  user: UserRow,
  call: SigningCall,
  device?: Readonly<Record<string, unknown>>,
): Promise<AccountSession> {
  const session = await tx(services.db, (transaction) =>
    openSession(transaction, user.id, call, device),
  );
  return answerSignIn(services, user, session, call);
}
