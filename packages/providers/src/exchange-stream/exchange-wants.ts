import type { Subscription } from '../betfair/stream-lines.ts';
import type { ScheduleSettings } from '../schedule/settings.ts';
import { listOf, reach, textOf } from '../values/soft.ts';

/** Ids of sports at the exchange, by the name of the sport in the settings. */
const EVENT_TYPES = { soccer: '1', tennis: '2', hockey: '7524' } as const;
const MARKET_TYPES = ['MATCH_ODDS', 'MONEY_LINE', 'OVER_UNDER_25', 'BOTH_TEAMS_TO_SCORE'];
const MS = 1_000;
const RUNNING_SECONDS = 6 * 3_600;
const AHEAD_SECONDS = 36 * 3_600;
const HEARTBEAT_MS = 5_000;
/** Changes of a price within this are one. */
const CONFLATE_MS = 1_000;
/** What an ordinary key may subscribe to; after a refusal half of it, and half again. */
const MARKETS = [200, 100, 50, 25] as const;

/** What of the exchange is wanted. */
export interface ExchangeFilter {
  readonly eventTypeIds: readonly string[];
  readonly marketTypes: readonly string[];
  readonly competitionIds: readonly string[] | undefined;
}

/** Leagues with an id of the exchange alone, if there are any; otherwise all of its sports. */
export function exchangeFilterOf({ leagues, providers }: ScheduleSettings): ExchangeFilter {
  const named = leagues.filter(({ ids }) => ids.betfair !== undefined);
  const sports = named.length === 0 ? leagues : named;
  return {
    eventTypeIds: [...new Set(sports.map(({ sport }) => EVENT_TYPES[sport]))],
    marketTypes: providers.betfair?.marketTypes ?? MARKET_TYPES,
    competitionIds: named.length === 0 ? undefined : named.map(({ ids }) => String(ids.betfair)),
  };
}

/** A subscription that gets narrower when the exchange refuses it. */
export interface ExchangeWants {
  readonly wanted: () => Omit<Subscription, 'id'>;
  /** From everything to the matches that start soonest, and fewer of them. */
  readonly narrow: () => boolean;
  /**
   * Notes which markets there are, those that start soonest first; the settings may have changed.
   * @returns whether another subscription is wanted
   */
  readonly noteMarkets: (marketIds: readonly string[]) => boolean;
}

export function createExchangeWants(
  filter: () => ExchangeFilter,
  times: { readonly heartbeatMs?: number; readonly conflateMs?: number } = {},
): ExchangeWants {
  const { heartbeatMs = HEARTBEAT_MS, conflateMs = CONFLATE_MS } = times;
  let markets: readonly string[] = [];
  let step = -1;
  let asked: string | undefined;
  const most = (): number | undefined => MARKETS[step];
  const chosen = (): readonly string[] => markets.slice(0, most() ?? 0);
  return {
    wanted() {
      const now = filter();
      asked = JSON.stringify(now);
      return {
        ...now,
        heartbeatMs,
        conflateMs,
        ...(most() === undefined ? {} : { marketIds: chosen() }),
      };
    },
    narrow() {
      // Without names nothing can be chosen, and what there is may already be less than that.
      const next = MARKETS.findIndex(
        (size, index) => index > step && (step < 0 || size < chosen().length),
      );
      if (next < 0 || markets.length === 0) return false;
      step = next;
      return true;
    },
    noteMarkets(marketIds) {
      const before = chosen();
      markets = marketIds;
      const now = chosen();
      if (asked !== undefined && asked !== JSON.stringify(filter())) return true;
      const known = new Set(before);
      return now.length !== before.length || now.some((id) => !known.has(id));
    },
  };
}

/** The filter of a catalogue: markets that run, or start within a day and a half. */
export function catalogueFilterOf(
  { eventTypeIds, marketTypes, competitionIds }: ExchangeFilter,
  nowSeconds: number,
  from = new Date((nowSeconds - RUNNING_SECONDS) * MS).toISOString(),
): object {
  const to = new Date((nowSeconds + AHEAD_SECONDS) * MS).toISOString();
  return {
    eventTypeIds,
    marketTypeCodes: marketTypes,
    ...(competitionIds === undefined ? {} : { competitionIds }),
    marketStartTime: { from, to },
  };
}

/** Start of the last market of a catalogue, from which its next page begins. */
export function lastStartIn(body: string): string | undefined {
  return textOf(reach(rowsOf(body).at(-1), 'marketStartTime'));
}

const rowsOf = (body: string): readonly unknown[] => {
  const content: unknown = JSON.parse(body);
  return listOf(reach(content, 'result') ?? content);
};

/** Ids of the markets of a catalogue, in its order. */
export function marketIdsOf(body: string): string[] {
  return rowsOf(body).flatMap((row) => textOf(reach(row, 'marketId')) ?? []);
}

/** Whether an operator wants the exchange followed. */
export const isExchangeOn = ({ providers }: ScheduleSettings): boolean =>
  providers.betfair?.isOn !== false;
