import type { MarketLine, MatchMoment, OutcomeHistory } from '@tipmark/contract';
import type { LinePoints } from './chart-series.ts';

export interface HistoryRow {
  readonly at: number;
  /** Of the line; null where nobody takes a price. */
  readonly odds: number | null;
  readonly highest?: number | undefined;
  readonly lowest?: number | undefined;
  /** Who gives the highest. */
  readonly bookmaker?: string | undefined;
  readonly moments: readonly MatchMoment[];
}

interface Told {
  readonly line: LinePoints;
  readonly outcome: OutcomeHistory;
  readonly bookmakers: MarketLine['bookmakers'];
  readonly moments: readonly MatchMoment[];
  /** Prices of bookmakers hold until then. */
  readonly closesAt: number;
}

/** All a chart shows as rows, newest first: one for every time at which anything changed. */
export function historyRows({ line, outcome, bookmakers, moments, closesAt }: Told): HistoryRow[] {
  const { range = [] } = outcome;
  const names = new Map(bookmakers.map(({ id, name }) => [id, name]));
  const [from = 0] = line[0] ?? [];
  const times = [...line, ...range].map(([at]) => at).concat(moments.map(({ at }) => at));
  return [...new Set(times)]
    .filter((at) => at >= from)
    .sort((a, b) => b - a)
    .map((at) => {
      const held = at < closesAt ? range.findLast(([since]) => since <= at) : undefined;
      return {
        at,
        odds: line.findLast(([since]) => since <= at)?.[1] ?? null,
        ...(held && { lowest: held[1], highest: held[2], bookmaker: names.get(held[3]) }),
        moments: moments.filter((moment) => moment.at === at),
      };
    });
}
