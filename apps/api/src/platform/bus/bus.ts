/** Invalidates cached responses in every process. */
export interface Bus {
  /** Resolves once what other processes publish arrives here, and there what this one does. */
  readonly connected: Promise<void>;
  /** Never rejects: local listeners have been called when it returns. */
  publish(topics: readonly string[]): void;
  /** @returns ends the subscription */
  subscribe(listener: (topics: readonly string[]) => void): () => void;
  close(): Promise<void>;
}

export function createLocalBus(): Bus {
  const listeners = new Set<(topics: readonly string[]) => void>();
  return {
    connected: Promise.resolve(),
    publish(topics) {
      if (topics.length === 0) return;
      for (const listener of listeners) listener(topics);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      listeners.clear();
    },
  };
}
