import {
  assignTasks,
  type CalledProvider,
  costsOf,
  createSpendLedger,
  evenlySpent,
  freshnessOf,
  isExchangeOn,
  limitsOf,
  planCalls,
  type ScheduleSettings,
  typicalDay,
} from '@tipmark/providers';
import { textTable } from '@tipmark/server-kit';
import { CATALOGUE_MS } from './exchange/exchange-work.ts';
import { spanOf } from './span-of.ts';

const DAY_SECONDS = 86_400;
/** As long as a page holds all of its markets. */
const CATALOGUES_A_DAY = (DAY_SECONDS * 1_000) / CATALOGUE_MS;

export interface PlanOptions {
  readonly providers: readonly CalledProvider[];
  /** The exchange has a key and a login. */
  readonly hasExchange?: boolean;
  readonly settings: ScheduleSettings;
  /** Any second of the day. */
  readonly at: number;
  readonly write: (text: string) => void;
}

const ageOf = (seconds: number | undefined): string =>
  seconds === undefined ? 'at set times' : spanOf(seconds);

const limitTexts = (provider: CalledProvider, settings: ScheduleSettings): string =>
  limitsOf(provider, settings.providers[provider])
    .map(({ per, most, counts }) => `${most} ${counts} a ${per}`)
    .join(', ');

const exchangeText = (settings: ScheduleSettings): string =>
  isExchangeOn(settings)
    ? `betfair: a stream of prices without end; ${CATALOGUES_A_DAY} calls or more a day for the names of its markets\n`
    : 'betfair: off by its isOn in the settings, nothing is followed\n';

/** Prints what a full day of all leagues costs, and how old its numbers get, before it is spent. */
export function planDay(options: PlanOptions): void {
  const { providers, settings, at, write, hasExchange = false } = options;
  if (providers.length === 0 && hasExchange) {
    write(exchangeText(settings));
    return;
  }
  if (providers.length === 0) {
    write(
      'No provider is in use: set a key, or PROVIDERS=nhl,openligadb. See docs/providers.md.\n',
    );
    return;
  }
  const from = at - (at % DAY_SECONDS);
  const until = from + DAY_SECONDS - 1;
  const ledgers = new Map(
    providers.map((name) => {
      const limits = limitsOf(name, settings.providers[name]);
      const ledger = createSpendLedger(limits, evenlySpent(limits, from));
      return [name as string, ledger] as const;
    }),
  );
  const matches = typicalDay(settings, from);
  const circuits = new Map<string, never>();
  const { tasks, assignments } = assignTasks({
    now: from,
    settings,
    providers: new Set(providers),
    ledgers,
    circuits,
    matches,
  });
  const plan = planCalls({ now: from, until, tasks, ledgers, circuits, lastCalls: new Map() });
  const costs = costsOf(plan.calls);
  const day = new Date(from * 1_000).toISOString().slice(0, 10);
  write(`A full day of all leagues, ${matches.length} matches, as if it were ${day}:\n\n`);
  write(
    textTable([
      ['provider', 'for', 'calls', 'credits'],
      ...costs.map(({ provider, purpose, calls, credits }) => [
        provider,
        purpose,
        String(calls),
        String(credits),
      ]),
    ]),
  );
  write('\n');
  for (const provider of providers) {
    if (settings.providers[provider]?.isOn === false) {
      write(`${provider}: off by its isOn in the settings, it is not called\n`);
      continue;
    }
    const own = costs.filter((row) => row.provider === provider);
    const calls = own.reduce((sum, row) => sum + row.calls, 0);
    const credits = own.reduce((sum, row) => sum + row.credits, 0);
    const cost = credits === calls ? '' : `, ${credits} credits`;
    write(
      `${provider}: ${calls} calls${cost} a day; its limits: ${limitTexts(provider, settings)}\n`,
    );
  }
  if (hasExchange) write(exchangeText(settings));
  write('\nHow old the numbers of a league get at most while they change:\n\n');
  const rows = freshnessOf(assignments, tasks, plan.calls, from, until);
  write(
    textTable([
      ['league', 'what', 'from', 'oldest'],
      ...rows.map(({ league, purpose, provider, oldestSeconds }) => [
        league,
        purpose,
        provider,
        ageOf(oldestSeconds),
      ]),
    ]),
  );
  const without = settings.leagues.filter(({ name }) => rows.every((row) => row.league !== name));
  if (without.length > 0)
    write(`\nNo provider in use covers ${without.map(({ name }) => name).join(', ')}\n`);
  if (plan.leftOut.length > 0)
    write(`\n${plan.leftOut.length} calls are left out: the budget does not pay for them\n`);
}
