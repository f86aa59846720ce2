import { reach, textOf } from '../values/soft.ts';

/** Where a stream is: with both, a new connection goes on without a gap. */
export interface StreamClocks {
  readonly initialClk?: string | undefined;
  readonly clk?: string | undefined;
  /** Clocks of an answer in segments, until its last one is there. */
  readonly begun?: StreamClocks | undefined;
}

/**
 * The clocks after a line; a line has only what changed. An answer in segments counts once its last
 * one is there: before, an image cannot be gone on with, and differences are sent again.
 */
export function clocksAfter(known: StreamClocks, line: unknown): StreamClocks {
  if (reach(line, 'op') !== 'mcm') return known;
  const { begun, ...whole } = known;
  const sent: StreamClocks = {
    initialClk: textOf(reach(line, 'initialClk'), LONGEST_CLOCK) ?? begun?.initialClk,
    clk: textOf(reach(line, 'clk'), LONGEST_CLOCK) ?? begun?.clk,
  };
  const segment = reach(line, 'segmentType');
  const isImage = reach(line, 'ct') === 'SUB_IMAGE';
  if (segment === 'SEG_START' || segment === 'SEG')
    return isImage ? { begun: sent } : { ...whole, begun: sent };
  const before = isImage ? {} : whole;
  return { initialClk: sent.initialClk ?? before.initialClk, clk: sent.clk ?? before.clk };
}

/** Those of the exchange grow with the markets of a stream. */
const LONGEST_CLOCK = 10_000;
const END = '\r\n';

/** The first line to send. */
export function authenticationLine(id: number, appKey: string, session: string): string {
  return JSON.stringify({ op: 'authentication', id, appKey, session }) + END;
}

export interface Subscription {
  readonly id: number;
  /** Ids of the provider: 1 soccer, 2 tennis. */
  readonly eventTypeIds: readonly string[];
  readonly marketTypes: readonly string[];
  readonly competitionIds?: readonly string[] | undefined;
  /** These alone, whatever else there is. */
  readonly marketIds?: readonly string[] | undefined;
  readonly heartbeatMs: number;
  readonly conflateMs: number;
}

/**
 * Subscribes to best prices and definitions. With clocks it goes on from there; after the refusal
 * `INVALID_CLOCK` it has to begin again without them.
 */
export function subscriptionLine(wanted: Subscription, { initialClk, clk }: StreamClocks): string {
  const { id, eventTypeIds, marketTypes, competitionIds, marketIds } = wanted;
  const { heartbeatMs, conflateMs } = wanted;
  return (
    JSON.stringify({
      op: 'marketSubscription',
      id,
      marketFilter:
        marketIds === undefined ? { eventTypeIds, marketTypes, competitionIds } : { marketIds },
      marketDataFilter: { fields: ['EX_BEST_OFFERS', 'EX_MARKET_DEF'], ladderLevels: 1 },
      segmentationEnabled: true,
      heartbeatMs,
      conflateMs,
      ...(initialClk !== undefined && clk !== undefined ? { initialClk, clk } : {}),
    }) + END
  );
}
