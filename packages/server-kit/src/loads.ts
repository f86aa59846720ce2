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
  /** Begins when this one has ended, for those who called after it was outdated. */
  next?: Promise<Value>;
  state: 'current' | 'outdated' | 'invalid';
}

/**
 * One at a time for a key, unless it is invalid: where changes come faster than values are made,
 * load after load would be added, and each make the others slower.
 * @param store called with what was made, unless it is invalid
 */
export function createLoads<Value, Key>(
  store: (key: Key, value: Value, isOutdated: boolean) => void,
): Loads<Value, Key> {
  const loads = new Map<Key, Load<Value>>();

  async function run(key: Key, make: () => Promise<Value>, self: () => Load<Value>) {
    try {
      const value = await make();
      const { state } = self();
      if (state !== 'invalid') store(key, value, state === 'outdated');
      return value;
    } finally {
      if (loads.get(key) === self()) loads.delete(key);
    }
  }

  function refresh(key: Key, make: () => Promise<Value>): Promise<Value> {
    const running = loads.get(key);
    if (running?.state === 'current') return running.done;
    if (running?.state === 'outdated') {
      const begin = () => refresh(key, make);
      running.next ??= running.done.then(begin, begin);
      return running.next;
    }
    // the first step of `run` comes a microtask later, when `started` exists
    const started: Load<Value> = {
      done: Promise.resolve().then(() => run(key, make, () => started)),
      state: 'current',
    };
    loads.set(key, started);
    return started.done;
  }

  return {
    refresh,
    invalidate(test) {
      for (const [key, load] of loads) if (test(key)) load.state = 'invalid';
    },
    outdate(test) {
      for (const [key, load] of loads)
        if (test(key) && load.state === 'current') load.state = 'outdated';
    },
  };
}
