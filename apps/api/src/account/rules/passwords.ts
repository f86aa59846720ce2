import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../../errors.ts';

export type Passwords = {
  /** @throws Refusal unavailable when too many wait */
  hash(password: string): Promise<string>;
  /** Takes as long for an account that is not there or has no password: then hand over null. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
};

/** argon2id, the default of the library: memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_WAITING = 50;
const RETRY_AFTER_SECONDS = 2;

/** Each hash takes a core: no more at once than there are, and the crowd is refused. */
function createQueue(concurrency: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= concurrency) {
      if (waiting.length >= MAX_WAITING) {
        throw new Refusal('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      // Whoever ends hands its place over.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

export function createPasswords(concurrency = availableParallelism()): Passwords {
  const inTurn = createQueue(concurrency);
  const normal = (password: string) => password.normalize('NFC');
  let dummy: Promise<string> | undefined;
  return {
    hash: (password) => inTurn(() => hash(normal(password), COST)),
    async verify(passwordHash, password) {
      dummy ??= hash('nobody has this password', COST);
      const stored = passwordHash ?? (await dummy);
      const isRight = await inTurn(() => verify(stored, normal(password)));
      return isRight && passwordHash !== null;
    },
  };
}
