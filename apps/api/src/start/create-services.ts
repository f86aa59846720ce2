import { createHash, createHmac } from 'node:crypto';
import { followPromoConfig } from '@tipmark/promo/config';
import type { Tracing } from '@tipmark/server-kit';
import { readOrMakeLedgerKey } from '../betting/ledger/ledger-key.ts';
import type { Services } from '../calls/handler/services.ts';
import { createOddsScanner } from '../discovery/scanner/odds-scanner.ts';
import { createSearchIndex } from '../discovery/search-users-tips/index/search-index.ts';
import { createOpenKeys } from '../open/keys/open-keys.ts';
import { createQuotas } from '../open/quota/quotas.ts';
import { createPasswords, type Passwords } from '../people/account/rules/passwords.ts';
import { createSessions } from '../people/account/sessions/sessions.ts';
import { createSignInProviders } from '../people/account/sign-ins/providers.ts';
import { createAcquirers } from '../people/acquirers/create-acquirers.ts';
import { createEventForwarder } from '../people/analytics/event-forwarder.ts';
import { createOperatorCheck } from '../platform/access/callers.ts';
import { createGuestTokens } from '../platform/access/guest-tokens.ts';
import { readOrMakeSecret } from '../platform/access/secret-file.ts';
import { createCallQueues } from '../platform/admission/call-queues.ts';
import { createLimits } from '../platform/admission/rate-limits.ts';
import { createLocalBus } from '../platform/bus/bus.ts';
import { createRedisBus } from '../platform/bus/redis-bus.ts';
import { createResponseCache } from '../platform/cache/response-cache.ts';
import { type Clock, createClock } from '../platform/config/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { DatabaseConnection } from '../platform/database/connect.ts';
import { createMessenger } from '../platform/outbox/messenger.ts';
import { readOrMakePushKey } from '../platform/outbox/push-key.ts';
import { contactOf, createPushSender } from '../platform/outbox/push-sender.ts';
import { createHookSender } from '../platform/webhooks/hook-sender.ts';

export interface ServicesOptions {
  readonly config: Config;
  readonly database: DatabaseConnection;
  readonly clock?: Clock;
  /** Clock of the cached bytes, milliseconds. */
  readonly nowMs?: () => number;
  readonly passwords?: Passwords;
  readonly tracing?: Tracing | undefined;
  readonly onError: (error: Error) => void;
}

const promoLog = (onError: (error: Error) => void) => ({
  info: () => {},
  error: (details: object, message: string) =>
    onError(new Error(`${message}: ${JSON.stringify(details)}`)),
});

/** Of answers of the open API, beside those of the site. */
const OPEN_BYTES = 64 * 1_024 * 1_024;

/** The dependencies of handlers. Whoever opened the database closes it. */
export function createServices({
  config,
  database,
  clock = createClock(config.FIXED_NOW),
  nowMs = () => performance.now(),
  passwords = createPasswords(),
  tracing,
  onError,
}: ServicesOptions): Services {
  const ofResponses = {
    nowMs,
    buildMs: config.CALL_DEADLINE_MS,
    countOfReturns: () => database.pool.countOfReturns,
  };
  const responses = createResponseCache(ofResponses);
  const openResponses = createResponseCache({ ...ofResponses, maxBytes: OPEN_BYTES });
  const purge = (topics: readonly string[]) => {
    responses.purge(topics);
    openResponses.purge(topics);
  };
  // what is stored while purges of others are missed is out of date within a second
  const onCutOff = () => purge(['*']);
  const bus =
    config.REDIS_URL === undefined
      ? createLocalBus()
      : createRedisBus(config.REDIS_URL, onError, onCutOff);
  bus.subscribe(purge);
  const limits = createLimits({ clock, redisUrl: config.REDIS_URL, onError });
  const guestSecret = config.GUEST_SECRET ?? readOrMakeSecret(config.DATA_DIR, 'guest.secret');
  const totpKey = config.TOTP_KEY ?? readOrMakeSecret(config.DATA_DIR, 'totp.key');
  return {
    config,
    clock,
    database,
    db: database.db,
    responses,
    bus,
    scanner: createOddsScanner({ db: database.db, bus, nowSeconds: clock, onError }),
    promo: followPromoConfig({ file: config.PROMO_CONFIG, log: promoLog(onError) }).current,
    search: createSearchIndex({ db: database.db, bus, onError }),
    isOperator: createOperatorCheck(config.OPERATOR_NETWORKS),
    guests: createGuestTokens(guestSecret),
    sessions: createSessions({ db: database.db, bus, clock, nowMs }),
    passwords,
    signIns: createSignInProviders(config, clock),
    acquirers: createAcquirers(config, {
      db: database.db,
      clock,
      key: createHmac('sha256', guestSecret).update('sandbox acquirer').digest(),
      onError,
    }),
    messenger: createMessenger(config),
    push: createPushSender({
      privateKey: readOrMakePushKey(config.DATA_DIR, config.PUSH_KEY),
      services: config.PUSH_SERVICES,
      contact: contactOf(config.MAIL_FROM),
    }),
    events: createEventForwarder({ url: config.STATISTICS_URL, onError }),
    limits,
    open: {
      responses: openResponses,
      quotas: createQuotas(limits),
      keys: createOpenKeys({ db: database.db, bus, limits, clock, nowMs, onError }),
    },
    queues: createCallQueues({ redisUrl: config.REDIS_URL, onError }),
    linkKey: createHmac('sha256', guestSecret).update('mailed links').digest(),
    totpKeys: {
      current: createHash('sha256').update(totpKey).digest(),
      // before it had a key of its own: secrets sealed then are sealed anew when they are used
      former: [createHmac('sha256', guestSecret).update('authenticator secrets').digest()],
    },
    hooks: createHookSender({
      policy: {
        allowsLocal: config.WEBHOOK_ADDRESSES === 'local',
        ownHosts: config.PUBLIC_URL === undefined ? [] : [new URL(config.PUBLIC_URL).hostname],
      },
    }),
    hookKey: createHmac('sha256', totpKey).update('webhook secrets').digest(),
    feedKey: config.FEED_KEY ?? readOrMakeSecret(config.DATA_DIR, 'feed.key'),
    operatorKey: config.OPERATOR_KEY ?? readOrMakeSecret(config.DATA_DIR, 'operator.key'),
    ledgerKey: readOrMakeLedgerKey(config.DATA_DIR, config.LEDGER_KEY),
    tracing,
    reportError: onError,
  };
}
