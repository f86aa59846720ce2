import type { Tracing } from '@tipmark/server-kit';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../calls/handler/services.ts';
import type { ServeLiveOptions } from '../calls/live/serve-live.ts';
import { createPasswords, type Passwords } from '../people/account/rules/passwords.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { createApiLogger } from '../platform/http/request-log.ts';
import { buildApp } from '../start/build-app.ts';
import { createServices } from '../start/create-services.ts';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';

export interface TestApi {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly database: TestDatabase;
  /** Everything logged, one object per line. */
  readonly log: readonly Record<string, unknown>[];
  /** Moves the clock of the api to a unix second. */
  setNow(nowSeconds: number): void;
  close(): Promise<void>;
}

export interface TestApiOptions {
  /** Unix second of the api's clock. */
  readonly now?: number;
  readonly config?: Partial<Config>;
  readonly live?: ServeLiveOptions;
  /** Hashed with minimal cost unless given. */
  readonly passwords?: Passwords;
  /** Exports traces. */
  readonly tracing?: Tracing;
  /** Another process beside an existing one: it shares the database. */
  readonly database?: TestDatabase;
}

/** Hashing takes 15 ms of CPU on purpose. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** 2026-11-21 12:00 UTC. */
const NOW_SECONDS = 1_795_262_400;

/** The real api on a real, empty database of this suite, without a port. Close it in afterAll. */
export async function createTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const database = options.database ?? (await createTestDatabase());
  let nowSeconds = options.now ?? NOW_SECONDS;
  const log: Record<string, unknown>[] = [];
  const logger = createApiLogger('info', { write: (line) => void log.push(JSON.parse(line)) });
  const config = {
    ...readConfig({ NODE_ENV: 'test', WORLD: 'empty', DATA_DIR: database.dataDir }),
    ...options.config,
  };
  const services = createServices({
    config,
    database,
    clock: () => nowSeconds,
    nowMs: () => nowSeconds * 1_000,
    passwords: options.passwords ?? createPasswords({ cost: CHEAP }),
    tracing: options.tracing,
    onError: (error) => logger.error(error),
  });
  const app = await buildApp(services, logger, options.live);
  return {
    app,
    services,
    database,
    log,
    setNow(value) {
      nowSeconds = value;
    },
    async close() {
      await app.close();
      services.limits.close();
      services.queues.close();
      await services.bus.close();
      if (options.database === undefined) await database.close();
    },
  };
}
