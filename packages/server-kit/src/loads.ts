/** Values that are being made, for callers who share them. */
export interface Loads<Value, Key> {
  /** The value that is being made and not out of date, or another one. */
  refresh(key: Key, make: () => Promise<Value>): Promise<Value>;
  /** What is being made under such keys is returned to those who wait, and not stored. */
  invalidate(test: (key: Key) => boolean): void;
  /** What is being made under such keys is out of date. */
  outdate(test: (key: Key) => boolean): void;
}

interface Load<Value> {
  readonly done: Promise<Value>;
  state: 'waiting' | 'current' | 'outdated' | 'invalid' | 'done';
}

/** The loads of a key. */
interface Loading<Value> {
  readonly running: Set<Load<Value>>;
  latest?: Load<Value>;
  /** Begins the latest one, which waits until another has ended. */
  begin?: (() => void) | undefined;
}

/**
 * One may hang or be out of date while the next is made; with more, changes that come faster than
 * values are made would add load after load.
 */
const MOST_AT_ONCE = 2;

/** @param store called with what was made, unless it is invalid */
export function createLoads<Value, Key>(
  store: (key: Key, value: Value, isOutdated: boolean) => void,
): Loads<Value, Key> {
  const loadings = new Map<Key, Loading<Value>>();

  async function run(
    key: Key,
    make: () => Promise<Value>,
    loading: Loading<Value>,
    self: () => Load<Value>,
  ): Promise<Value> {
    const { running } = loading;
    if (running.size >= MOST_AT_ONCE)
      await new Promise<void>((resolve) => {
        loading.begin = resolve;
      });
    const load = self();
    running.add(load);
    load.state = 'current';
    try {
      const value = await make();
      const { state } = self();
      if (state !== 'invalid') store(key, value, state === 'outdated');
      return value;
    } finally {
      running.delete(load);
      load.state = 'done';
      loading.begin?.();
      loading.begin = undefined;
      if (running.size === 0 && loading.latest?.state === 'done') loadings.delete(key);
    }
  }

  const runningUnder = (test: (key: Key) => boolean): Load<Value>[] =>
    [...loadings].flatMap(([key, { running }]) => (test(key) ? [...running] : []));

  return {
    refresh(key, make) {
      const loading: Loading<Value> = loadings.get(key) ?? { running: new Set() };
      const { latest } = loading;
      if (latest?.state === 'waiting' || latest?.state === 'current') return latest.done;
      // the first step of `run` comes a microtask later, when `started` exists
      const started: Load<Value> = {
        done: Promise.resolve().then(() => run(key, make, loading, () => started)),
        state: 'waiting',
      };
      loading.latest = started;
      loadings.set(key, loading);
      return started.done;
    },
    invalidate(test) {
      for (const load of runningUnder(test)) load.state = 'invalid';
    },
    outdate(test) {
      for (const load of runningUnder(test)) if (load.state === 'current') load.state = 'outdated';
    },
  };
}
