import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createCallQueue } from '../../../platform/admission/call-queues.ts';

export interface Passwords {
  /** @throws CallError unavailable when too many wait */
  hash(password: string): Promise<string>;
  /** Takes as long for an account that does not exist or has no password: pass null then. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

/** argon2id, the default of the library: memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_WAITING = 50;
const RETRY_AFTER_SECONDS = 2;
const EVERYBODY = '';

export function createPasswords({
  concurrency = availableParallelism(),
  cost = COST,
} = {}): Passwords {
  // each hash occupies a core: no more run in parallel than there are, the excess is refused
  const queue = createCallQueue({
    running: concurrency,
    waiting: MAX_WAITING,
    refusal: { code: 'unavailable', retryAfterSeconds: RETRY_AFTER_SECONDS },
  });
  const queued = <Result>(work: () => Promise<Result>) => queue.run(EVERYBODY, work);
  const normal = (password: string) => password.normalize('NFC');
  let dummy: Promise<string> | undefined;
  return {
    hash: (password) => queued(() => hash(normal(password), cost)),
    async verify(passwordHash, password) {
      dummy ??= hash('nobody has this password', cost);
      const stored = passwordHash ?? (await dummy);
      const isRight = await queued(() => verify(stored, normal(password)));
      return isRight && passwordHash !== null;
    },
  };
}
