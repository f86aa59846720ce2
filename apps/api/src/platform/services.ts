import type { Tracing } from '@tipmark/server-kit';
import type { FastifyRequest } from 'fastify';
import type { GuestTokens } from './access/guest-tokens.ts';
import type { CallQueues } from './admission/call-queues.ts';
import type { Limits } from './admission/rate-limits.ts';
import type { Bus } from './bus/bus.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import type { Clock } from './config/clock.ts';
import type { Config } from './config/config.ts';
import type { DatabaseConnection, Db } from './database/connect.ts';

/** Dependencies of all areas, made once per process. */
export interface PlatformServices {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: DatabaseConnection;
  readonly db: Db;
  readonly responses: ResponseCache;
  readonly bus: Bus;
  /** Whether a request comes directly from an operator's network. */
  readonly isOperator: (request: FastifyRequest) => boolean;
  readonly guests: GuestTokens;
  readonly limits: Limits;
  readonly queues: CallQueues;
  /** Makes the secrets of mailed links; derived, so that no other secret is shared. */
  readonly linkKey: Buffer;
  /** Of records that are sent in. */
  readonly feedKey: string;
  /** Of payments, moderation and everything else an operator does. */
  readonly operatorKey: string;
  /** Only where traces are exported. */
  readonly tracing?: Tracing | undefined;
  /** Logs what somebody has to look at, although nothing failed for the caller. */
  readonly reportError: (error: Error) => void;
}
