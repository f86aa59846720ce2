import { DAY_SECONDS } from '@tipmark/domain';
import { type Limit, periodEnd, periodStart, SLIDING_SECONDS } from './limits.ts';

/** A call that was sent, and what it cost in credits. */
export interface Spend {
  readonly at: number;
  readonly cost: number;
  /** Of several calls together, the number of these. */
  readonly calls?: number;
}

/** What a provider reported as left of its day or month. */
export interface ReportedQuota {
  readonly at: number;
  readonly remaining: number;
}

/** What was spent at one provider and what that allows. Times do not decrease. */
export interface SpendLedger {
  spend(at: number, cost: number): void;
  /** Counts less from then on than we did, if the provider counted more. */
  observe(quota: ReportedQuota): void;
  /**
   * The first second from `at` on in which a call breaks no limit; undefined: none until `until`.
   */
  earliest(at: number, cost: number, until: number): number | undefined;
  /**
   * What the rest of the day may cost so that the month lasts, in the unit of its longest limit.
   * Infinity without a limit of a day or a month.
   */
  allowance(at: number): number;
  /** What the whole day may cost, what was spent of it included. */
  allowanceOfDay(at: number): number;
  /** Cost of a call in the unit of `allowance`. */
  weigh(cost: number): number;
  /** For trying out a plan. */
  copy(): SpendLedger;
}

type LongLimit = Limit & { readonly per: 'day' | 'month' };
type ShortLimit = Limit & { readonly per: 'second' | 'minute' };

const isLong = (limit: Limit): limit is LongLimit => limit.per === 'day' || limit.per === 'month';
const isShort = (limit: Limit): limit is ShortLimit => !isLong(limit);

/** Index of the first spend after an instant. */
function firstAfter(spends: readonly Spend[], at: number): number {
  let [low, high] = [0, spends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spends[middle]?.at ?? 0) > at) high = middle;
    else low = middle + 1;
  }
  return low;
}

export function createSpendLedger(
  limits: readonly Limit[],
  past: readonly Spend[] = [],
  reported?: ReportedQuota,
): SpendLedger {
  const spends = past.toSorted((left, right) => left.at - right.at);
  let quota = reported;
  const long = limits.filter(isLong);
  const short = limits.filter(isShort);
  // The longest limit is that of which providers report the rest.
  const longest = long.toSorted((left, right) =>
    left.per === right.per ? 0 : left.per === 'month' ? -1 : 1,
  )[0];

  const unitsOf = ({ counts }: Limit, cost: number, calls = 1): number =>
    counts === 'calls' ? calls : cost;

  /** Sum over (after, until]. */
  function spent(limit: Limit, after: number, until: number): number {
    let sum = 0;
    for (let index = firstAfter(spends, after); index < spends.length; index += 1) {
      const one = spends[index];
      if (one === undefined || one.at > until) break;
      sum += unitsOf(limit, one.cost, one.calls);
    }
    return sum;
  }

  /** What is left of a day or month at an instant, by our count and by the provider's. */
  function left(limit: LongLimit, at: number): number {
    const start = periodStart(limit.per, at);
    const own = limit.most - spent(limit, start - 1, periodEnd(limit.per, at) - 1);
    if (limit !== longest || quota === undefined || quota.at < start || quota.at > at) return own;
    return Math.min(own, quota.remaining - spent(limit, quota.at, Number.POSITIVE_INFINITY));
  }

  /** When a call fits a sliding period again. */
  function freeAt(limit: ShortLimit, at: number, cost: number): number {
    const seconds = SLIDING_SECONDS[limit.per];
    const units = unitsOf(limit, cost);
    if (units > limit.most) return Number.POSITIVE_INFINITY;
    let start = at;
    while (spent(limit, start - seconds, start + seconds - 1) + units > limit.most) {
      const oldest = spends[firstAfter(spends, start - seconds)];
      if (oldest === undefined) break;
      start = Math.max(start + 1, oldest.at + seconds);
    }
    return start;
  }

  const spentOnDay = (limit: Limit, at: number): number => {
    const start = periodStart('day', at);
    return spent(limit, start - 1, start + DAY_SECONDS - 1);
  };

  function allowance(at: number): number {
    const start = periodStart('day', at);
    return Math.min(
      Number.POSITIVE_INFINITY,
      ...long.map((limit) => {
        if (limit.per === 'day') return left(limit, at);
        const today = spentOnDay(limit, at);
        const days = Math.ceil((periodEnd('month', at) - start) / DAY_SECONDS);
        return Math.min(left(limit, at), (left(limit, at) + today) / days - today);
      }),
    );
  }

  return {
    spend(at, cost) {
      spends.splice(firstAfter(spends, at), 0, { at, cost });
    },
    observe(next) {
      if (quota === undefined || next.at >= quota.at) quota = next;
    },
    earliest(from, cost, until) {
      let at = from;
      while (at <= until) {
        const closed = long.find((limit) => left(limit, at) < unitsOf(limit, cost));
        const next =
          closed === undefined
            ? Math.max(at, ...short.map((limit) => freeAt(limit, at, cost)))
            : periodEnd(closed.per, at);
        if (next === at) return at;
        at = next;
      }
      return undefined;
    },
    allowance,
    allowanceOfDay: (at) => allowance(at) + (longest === undefined ? 0 : spentOnDay(longest, at)),
    weigh: (cost) => (longest === undefined ? cost : unitsOf(longest, cost)),
    copy: () => createSpendLedger(limits, spends, quota),
  };
}
