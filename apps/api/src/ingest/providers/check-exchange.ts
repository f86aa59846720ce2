import type { Duplex } from 'node:stream';
import {
  type BetfairAccount,
  catalogueFilterOf,
  createExchangeWants,
  exchangeFilterOf,
  marketIdsOf,
  type ScheduleSettings,
  type StreamState,
  startStreamClient,
} from '@tipmark/providers';

const PAGE = 1_000;
const DEADLINE_MS = 20_000;

export interface ExchangeCheckOptions {
  readonly account: BetfairAccount;
  readonly appKey: string;
  readonly settings: ScheduleSettings;
  readonly open: () => Duplex;
  readonly nowSeconds: number;
  readonly say: (line: string) => void;
}

/** How the first connection ends, or begins to give data. */
async function firstState({
  account,
  appKey,
  open,
  wants,
}: Pick<ExchangeCheckOptions, 'account' | 'appKey' | 'open'> & {
  readonly wants: ReturnType<typeof createExchangeWants>;
}): Promise<{ readonly state: StreamState | undefined; readonly markets: number }> {
  const { promise, resolve } = Promise.withResolvers<StreamState | undefined>();
  const deadline = setTimeout(() => resolve(undefined), DEADLINE_MS);
  const client = startStreamClient({
    open,
    account,
    appKey,
    wanted: wants.wanted,
    narrow: wants.narrow,
    prepare: async () => undefined,
    nowMs: Date.now,
    random: Math.random,
    wait: (_ms, signal) =>
      new Promise((done) => {
        if (signal.aborted) done(undefined);
        else signal.addEventListener('abort', done);
      }),
    onLine: () => undefined,
    onState: resolve,
  });
  const state = await promise;
  clearTimeout(deadline);
  await client.stop();
  return { state, markets: wants.wanted().marketIds?.length ?? 0 };
}

/**
 * Signs in at the exchange, asks once what its markets are called, and opens one connection.
 * @returns whether it can be used
 */
export async function checkExchange(options: ExchangeCheckOptions): Promise<boolean> {
  const { account, settings, nowSeconds, say } = options;
  const filter = exchangeFilterOf(settings);
  const { value, failure } = await account.catalogue(catalogueFilterOf(filter, nowSeconds), PAGE);
  if (value === undefined) {
    say(`betfair: cannot be used: ${failure.text}`);
    return false;
  }
  const ids = marketIdsOf(value.body);
  const wants = createExchangeWants(() => filter);
  wants.noteMarkets(ids);
  const { state, markets } = await firstState({ ...options, wants });
  if (state === undefined || state.kind === 'away') {
    const reason = state === undefined ? 'its stream sends nothing' : state.failure.text;
    say(`betfair: cannot be used: ${reason}`);
    return false;
  }
  const many = ids.length === PAGE ? `${PAGE} markets and more` : `${ids.length} markets`;
  say(`betfair: works; its stream sends prices; this check cost one call and one connection`);
  say(`  ${many} within a day and a half, ${filter.marketTypes.join(', ')}`);
  if (markets > 0)
    say(`  its key may follow ${markets} of them: those that start soonest are followed`);
  return true;
}
