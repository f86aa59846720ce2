import { setTimeout as delay } from 'node:timers/promises';

/**
 * `good`: nothing happened that is due to this version; `rolledBack`: its pages failed, the version
 * before it is live again; `replaced`: somebody else has changed the version meanwhile.
 */
export type Outcome = 'good' | 'rolledBack' | 'replaced';

export interface WatchOptions {
  readonly forMs: number;
  readonly everyMs: number;
  /** Rounds in a row whose pages fail before the release is rolled back. */
  readonly failures: number;
  /** Faults of the pages of this remote. */
  readonly look: () => Promise<readonly string[]>;
  /** Faults of the rest of the site, which no release of this remote explains. */
  readonly lookElsewhere: () => Promise<readonly string[]>;
  /** False when another version is the live one by now. */
  readonly isStillLive: () => Promise<boolean>;
  readonly rollBack: () => Promise<void>;
  readonly log: (line: string) => void;
}

/**
 * Opens the pages of a remote again and again after its release. A single bad round is a hiccup, a
 * site that fails as a whole is not the fault of one remote; what remains is rolled back.
 */
export async function watchRelease(options: WatchOptions): Promise<Outcome> {
  const { forMs, everyMs, failures, look, lookElsewhere, isStillLive, rollBack, log } = options;
  const end = performance.now() + forMs;
  let bad = 0;
  while (performance.now() < end) {
    const faults = await look();
    const elsewhere = faults.length > 0 ? await lookElsewhere() : [];
    if (!(await isStillLive())) return 'replaced';
    bad = faults.length > 0 && elsewhere.length === 0 ? bad + 1 : 0;
    for (const fault of faults) log(fault);
    for (const fault of elsewhere) log(`not due to this release: ${fault}`);
    if (bad >= failures) {
      await rollBack();
      return 'rolledBack';
    }
    await delay(everyMs);
  }
  return 'good';
}
