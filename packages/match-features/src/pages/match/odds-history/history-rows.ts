import type { MarketLine, MatchMoment } from '@tipmark/contract';
import type { ShownPart } from './chart-span.ts';

export interface HistoryRow {
  readonly at: number;
  /** Of the line; null while no price is accepted. */
  readonly odds: number | null;
  readonly highest?: number | undefined;
  readonly lowest?: number | undefined;
  /** The bookmaker that offers the highest. */
  readonly bookmaker?: string | undefined;
  readonly moments: readonly MatchMoment[];
}

interface ShownHistory extends Pick<ShownPart, 'points' | 'range'> {
  readonly bookmakers: MarketLine['bookmakers'];
  readonly moments: readonly MatchMoment[];
  /** Prices of bookmakers are valid until then. */
  readonly closesAt: number;
}

/** The chart's data as rows, newest first: one for every time at which anything changed. */
export function historyRows({
  points,
  range,
  bookmakers,
  moments,
  closesAt,
}: ShownHistory): HistoryRow[] {
  const names = new Map(bookmakers.map(({ id, name }) => [id, name]));
  const [from = 0] = points[0] ?? [];
  const times = [...points, ...range].map(([at]) => at).concat(moments.map(({ at }) => at));
  return [...new Set(times)]
    .filter((at) => at >= from)
    .sort((a, b) => b - a)
    .map((at) => {
      const held = at < closesAt ? range.findLast(([since]) => since <= at) : undefined;
      return {
        at,
        odds: points.findLast(([since]) => since <= at)?.[1] ?? null,
        ...(held && { lowest: held[1], highest: held[2], bookmaker: names.get(held[3]) }),
        moments: moments.filter((moment) => moment.at === at),
      };
    });
}
