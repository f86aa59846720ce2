import type { OpenPlan, OpenQuota } from '@tipmark/contract/open';
import { DAY_SECONDS } from '@tipmark/domain';
import { createCache } from '@tipmark/server-kit';
import type { Limits } from '../../platform/admission/rate-limits.ts';

/** Who is counted. */
export interface OpenCaller {
  /** Of a network, or of a key. */
  readonly key: string;
  readonly plan: OpenPlan;
  readonly quota: OpenQuota;
  /** Counts a call of a key by its status. */
  note?(status: number): void;
}

/** What is left of a quota. */
export interface QuotaState {
  readonly isAllowed: boolean;
  /** By name of the window. */
  readonly left: readonly {
    readonly name: string;
    readonly uses: number;
    readonly seconds: number;
  }[];
  readonly retryAfterSeconds: number;
}

/** Counts calls in windows of the clock, over all processes that share the limits. */
export interface Quotas {
  take(caller: OpenCaller, nowSeconds: number): Promise<QuotaState>;
  /** The refusal of a caller who has nothing left, at once and without counting. */
  refusalOf(caller: OpenCaller, nowSeconds: number): QuotaState | undefined;
}

export const QUOTA_WINDOWS = [
  { name: 'minute', seconds: 60, maxOf: ({ perMinute }: OpenQuota) => perMinute },
  { name: 'day', seconds: DAY_SECONDS, maxOf: ({ perDay }: OpenQuota) => perDay },
] as const;

type Window = (typeof QUOTA_WINDOWS)[number];

/** Of one window: how many uses this process may still give away without asking. */
interface Share {
  number: number;
  granted: number;
  /** As far as this process knows. */
  left: number;
}

interface Known {
  readonly shares: readonly Share[];
  asking: Promise<void> | undefined;
}

const MAX_CALLERS = 50_000;
/** A process takes this part of a quota at once, so that few calls wait for the shared count. */
const PART = 50;
const MOST_AT_ONCE = 50;

const blockOf = (max: number) => Math.max(1, Math.min(MOST_AT_ONCE, Math.floor(max / PART)));

export function createQuotas(limits: Pick<Limits, 'count'>): Quotas {
  const callers = createCache<Known>({ maxEntries: MAX_CALLERS });

  function knownOf({ key, quota }: OpenCaller, nowSeconds: number): Known {
    let known = callers.get(key);
    if (known === undefined) {
      known = {
        shares: QUOTA_WINDOWS.map(() => ({ number: -1, granted: 0, left: 0 })),
        asking: undefined,
      };
      callers.set(key, known);
    }
    for (const [at, window] of QUOTA_WINDOWS.entries()) {
      const share = known.shares[at] as Share;
      const number = Math.floor(nowSeconds / window.seconds);
      if (share.number === number) continue;
      share.number = number;
      share.granted = 0;
      share.left = window.maxOf(quota);
    }
    return known;
  }

  /** A share is used up for good when no process has anything left of the window. */
  const isSpent = ({ granted, left }: Share) => granted === 0 && left === 0;

  function stateOf(known: Known, isAllowed: boolean, nowSeconds: number): QuotaState {
    const left = QUOTA_WINDOWS.map(({ name, seconds }, at) => ({
      name,
      uses: Math.max(0, known.shares[at]?.left ?? 0),
      seconds: seconds - (nowSeconds % seconds),
    }));
    const waits = left.filter((_, at) => isSpent(known.shares[at] as Share));
    const retryAfterSeconds = Math.max(1, ...waits.map(({ seconds }) => seconds));
    return { isAllowed, left, retryAfterSeconds };
  }

  async function askFor(window: Window, share: Share, caller: OpenCaller, nowSeconds: number) {
    const { number } = share;
    const max = window.maxOf(caller.quota);
    const block = blockOf(max);
    const limit = {
      name: `open-${window.name}`,
      windowSeconds: window.seconds - (nowSeconds % window.seconds),
    };
    const count = await limits.count(limit, `${caller.key}|${number}`, block);
    if (share.number !== number) return;
    const before = count - block;
    const granted = Math.max(0, Math.min(block, max - before));
    share.granted += granted;
    share.left = Math.max(0, max - before);
  }

  /** Shares of which nothing is left here are filled up from what all processes count. */
  async function fill(known: Known, caller: OpenCaller, nowSeconds: number): Promise<void> {
    for (const [at, window] of QUOTA_WINDOWS.entries()) {
      const share = known.shares[at] as Share;
      if (share.granted > 0) continue;
      await askFor(window, share, caller, nowSeconds);
      // nothing of the day is taken for a call that its minute refuses
      if (share.granted === 0) return;
    }
  }

  return {
    async take(caller, nowSeconds) {
      for (;;) {
        const known = knownOf(caller, nowSeconds);
        if (known.shares.some(isSpent)) return stateOf(known, false, nowSeconds);
        if (known.shares.every(({ granted }) => granted > 0)) {
          for (const share of known.shares) {
            share.granted -= 1;
            share.left -= 1;
          }
          return stateOf(known, true, nowSeconds);
        }
        known.asking ??= fill(known, caller, nowSeconds).finally(() => {
          known.asking = undefined;
        });
        await known.asking;
      }
    },
    refusalOf(caller, nowSeconds) {
      if (callers.get(caller.key) === undefined) return undefined;
      const known = knownOf(caller, nowSeconds);
      return known.shares.some(isSpent) ? stateOf(known, false, nowSeconds) : undefined;
    },
  };
}
