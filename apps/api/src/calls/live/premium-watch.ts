export interface PremiumWatchOptions {
  /** Whether the listener is still allowed its topics. */
  readonly isAllowed: () => Promise<boolean>;
  readonly onLapse: () => void;
  readonly everyMs?: number;
}

const EVERY_MS = 300_000;

/**
 * Checks repeatedly whether a listener is still allowed: a subscription ends, a session is
 * revoked. While that cannot be checked, the listener stays.
 * @returns ends the watch
 */
export function watchPremium(options: PremiumWatchOptions): () => void {
  const { isAllowed, onLapse, everyMs = EVERY_MS } = options;
  const timer = setInterval(() => {
    isAllowed().then(
      (isStill) => {
        if (!isStill) onLapse();
      },
      () => {},
    );
  }, everyMs).unref();
  return () => clearInterval(timer);
}
