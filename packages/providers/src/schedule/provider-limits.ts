import type { CalledProvider } from '../network/called-providers.ts';
import { type Limit, periodEnd, periodStart } from './limits.ts';
import type { ProviderSettings } from './settings.ts';
import type { Spend } from './spend-ledger.ts';

const calls = (per: Limit['per'], most: number): Limit => ({ per, most, counts: 'calls' });

/**
 * Limits of the cheapest plan of each provider; where it states none, what is polite. Those of a
 * paid plan are in `providers.json`.
 */
const LIMITS: Readonly<Record<CalledProvider, readonly Limit[]>> = {
  // Eight calls at a time were refused, four were not.
  'the-odds-api': [calls('second', 4), { per: 'month', most: 500, counts: 'credits' }],
  'api-football': [calls('minute', 10), calls('day', 100)],
  'api-hockey': [calls('minute', 10), calls('day', 100)],
  'football-data-org': [calls('minute', 10)],
  nhl: [calls('minute', 20)],
  openligadb: [calls('minute', 20)],
  'live-tennis-api': [calls('minute', 30), calls('day', 100)],
  'api-tennis': [calls('minute', 10)],
  espn: [calls('minute', 10)],
};

/** Limits of a provider with the budget an operator gave it. */
export function limitsOf(
  provider: CalledProvider,
  { budget = {} }: ProviderSettings = {},
): readonly Limit[] {
  const { minute, day, month } = budget;
  const given = Object.entries({ minute, day, month }).flatMap(([per, most]) =>
    most === undefined ? [] : [{ per: per as Limit['per'], most }],
  );
  const known = LIMITS[provider];
  const others = known.filter(({ per }) => given.every((one) => one.per !== per));
  return [
    ...others,
    ...given.map(({ per, most }) => ({
      per,
      most,
      counts: known.find((limit) => limit.per === per)?.counts ?? countsOf(provider, per),
    })),
  ];
}

/** A provider that sells credits has its days counted in them too. */
const countsOf = (provider: CalledProvider, per: Limit['per']): Limit['counts'] =>
  provider === 'the-odds-api' && per === 'day' ? 'credits' : 'calls';

/**
 * What was spent before a day if the month is spent evenly, so that a plan of that day shows an
 * ordinary one.
 */
export function evenlySpent(limits: readonly Limit[], at: number): Spend[] {
  return limits.flatMap(({ per, most, counts }) => {
    if (per !== 'month') return [];
    const [start, end] = [periodStart('month', at), periodEnd('month', at)];
    const share = (periodStart('day', at) - start) / (end - start);
    const spent = most * share;
    // Before the first second of the month nothing of it is spent.
    if (spent === 0) return [];
    return [{ at: start, cost: counts === 'credits' ? spent : 0, calls: Math.floor(spent) }];
  });
}
