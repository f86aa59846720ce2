import { createCache } from '@tipmark/server-kit';
import type { Bus } from '../../../platform/bus/bus.ts';
import { privateTopic } from '../../../platform/cache/topics.ts';
import type { Clock } from '../../../platform/config/clock.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { findSession, touchSession } from './session-queries.ts';
import { digestOf } from './session-token.ts';

export interface SignedInUser {
  readonly id: number;
  /** Identifies the user in the ledger, 16 hex digits. */
  readonly ledgerId: string;
  readonly name: string;
  readonly url: string;
  readonly email: string | null;
  readonly isEmailConfirmed: boolean;
  /** Unix seconds; null without one. */
  readonly subscriptionExpiresAt: number | null;
  readonly isBlocked: boolean;
  /** Agreed to the processing of personal data. */
  readonly hasConsented: boolean;
}

export interface SignedIn {
  readonly user: SignedInUser;
  readonly tokenHash: string;
  readonly guestId: string;
  /** Its lifetime was just prolonged: so must be the cookies'. */
  readonly isProlonged: boolean;
}

export interface Sessions {
  /** Who owns a token, if anybody. Cached for half a minute. */
  resolve(token: string): Promise<SignedIn | undefined>;
  /**
   * Notifies every process that its cached data of a user is out of date. Call it after the commit.
   */
  changed(userId: number): void;
  /** The same of every user. */
  allChanged(): void;
}

/** Without any use. */
const LIFE_SECONDS = 365 * 24 * 60 * 60;
/** However often it is used: then the owner signs in again. */
export const LONGEST_SESSION_SECONDS = 2 * LIFE_SECONDS;
const PROLONG_AFTER_SECONDS = 24 * 60 * 60;
/** A value is cached for its full time: after 30 s the database is queried again. */
const KNOWN_FOR_MS = 29_999;
const MAX_KNOWN = 10_000;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

type Row = NonNullable<Awaited<ReturnType<typeof findSession>>>;

const secondOf = (date: Date) => Math.floor(date.getTime() / 1_000);

function toUser(row: Row): SignedInUser {
  return {
    id: row.id,
    ledgerId: row.ledger_id,
    name: row.name,
    url: row.url,
    email: row.email,
    isEmailConfirmed: row.email_confirmed_at !== null,
    subscriptionExpiresAt: row.subscription_expires_at && secondOf(row.subscription_expires_at),
    isBlocked: row.blocked_at !== null,
    hasConsented: row.consent_version !== null,
  };
}

const USER_TOPIC = privateTopic('user:');
const OF_EVERYBODY = `${USER_TOPIC}*`;
const topicOf = (userId: number) => `${USER_TOPIC}${userId}`;

export interface SessionsOptions {
  readonly db: Db;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly nowMs: () => number;
}

export function createSessions({ db, bus, clock, nowMs }: SessionsOptions): Sessions {
  const known = createCache<SignedIn>({ maxEntries: MAX_KNOWN, ttlMs: KNOWN_FOR_MS, nowMs });
  /** A look into the database that began before a revocation must not be cached after it. */
  let generation = 0;

  bus.subscribe((topics) => {
    if (!topics.some((topic) => topic === '*' || topic.startsWith(USER_TOPIC))) return;
    generation += 1;
    known.invalidate(topics);
  });

  return {
    async resolve(token) {
      if (!TOKEN.test(token)) return undefined;
      const tokenHash = digestOf(token);
      const cached = known.get(tokenHash);
      if (cached !== undefined) return cached;
      const startedIn = generation;
      const now = clock();
      const row = await findSession(db, tokenHash, {
        usedAfterSeconds: now - LIFE_SECONDS,
        beganAfterSeconds: now - LONGEST_SESSION_SECONDS,
      });
      if (row === undefined) return undefined;
      const isProlonged = now - secondOf(row.last_used_at) > PROLONG_AFTER_SECONDS;
      if (isProlonged) await touchSession(db, tokenHash, now);
      const signedIn = { user: toUser(row), tokenHash, guestId: row.guest_id };
      if (startedIn === generation) {
        known.set(tokenHash, { ...signedIn, isProlonged: false }, [topicOf(row.id), OF_EVERYBODY]);
      }
      return { ...signedIn, isProlonged };
    },
    changed: (userId) => bus.publish([topicOf(userId)]),
    allChanged: () => bus.publish([OF_EVERYBODY]),
  };
}
