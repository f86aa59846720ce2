import type { GuestTokens } from './access/guest-tokens.ts';
import type { Passwords } from './account/rules/passwords.ts';
import type { Sessions } from './account/sessions/sessions.ts';
import type { CallQueues } from './admission/call-queues.ts';
import type { Limits } from './admission/rate-limits.ts';
import type { Bus } from './bus/bus.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { DatabaseConnection, Db } from './database/connect.ts';
import type { LedgerKey } from './ledger/ledger-key.ts';
import type { OddsScanner } from './scanner/odds-scanner.ts';
import type { SearchIndex } from './search-users-tips/index/search-index.ts';

/** What handlers work with. Made once a process, given to everybody. */
export type Services = {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: DatabaseConnection;
  readonly db: Db;
  readonly responses: ResponseCache;
  readonly bus: Bus;
  readonly scanner: OddsScanner;
  readonly search: SearchIndex;
  readonly guests: GuestTokens;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly limits: Limits;
  readonly queues: CallQueues;
  /** Makes the secrets of mailed links; derived, so that no other secret is shared. */
  readonly linkKey: Buffer;
  /** Seals the secrets of authenticator apps; derived, too. */
  readonly totpKey: Buffer;
  readonly feedKey: string;
  readonly ledgerKey: LedgerKey;
};
