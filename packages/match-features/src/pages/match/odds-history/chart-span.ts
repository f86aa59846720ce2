import type { OddsHistory, OutcomeHistory } from '@tipmark/contract';
import { HOUR_SECONDS } from '@tipmark/domain';
import { type LinePoints, lineOf } from './chart-series.ts';

/** The in-play part begins this long before the start, so that it includes the closing price. */
const BEFORE_PLAY = 300;

/** Selectable parts of a history, hours before its end. */
export const CHART_HOURS: readonly number[] = [24, 6];
/** The part of the match itself. */
export const PLAY = 'play';
/** A part of a history; undefined is all of it. */
export type ChartSpan = number | typeof PLAY;

type Timed = readonly [at: number, ...held: unknown[]];

/** The steps since a time, starting with the one in effect then. */
export function stepsSince<Step extends Timed>(
  points: readonly Step[],
  since: number,
): readonly Step[] {
  const standing = points.findLast(([at]) => at <= since);
  if (standing === undefined) return points;
  const [, ...held] = standing;
  return [[since, ...held] as unknown as Step, ...points.filter(([at]) => at > since)];
}

/** Where the part of the match begins: with its closing price, a little before the start. */
function playSince({ points, inPlay }: OutcomeHistory, closesAt: number): number | undefined {
  if (!inPlay?.some(([, odds]) => odds !== null)) return undefined;
  const [closedAt = 0] = points.findLast(([at]) => at < closesAt) ?? [];
  return Math.max(closesAt - BEFORE_PLAY, closedAt);
}

/** A part of a history as chart and table show it. */
export interface ShownPart {
  /** Absent = the full history. */
  readonly span: ChartSpan | undefined;
  /** The line in this part, starting with the price in effect when it begins. */
  readonly points: LinePoints;
  /** Prices of bookmakers in this part; empty for the in-play part. */
  readonly range: Readonly<NonNullable<OutcomeHistory['range']>>;
}

/** The parts that are shorter than the whole, with their start. */
function partsOf(
  outcome: OutcomeHistory,
  points: LinePoints,
  {
    closesAt,
    endsAt,
    hours,
  }: { readonly closesAt: number; readonly endsAt: number; readonly hours: readonly number[] },
): ReadonlyMap<ChartSpan, number> {
  const [from = endsAt] = points[0] ?? [];
  const play = playSince(outcome, closesAt);
  const parts: (readonly [ChartSpan, number])[] = [
    ...hours.map((count) => [count, endsAt - count * HOUR_SECONDS] as const),
    ...(play === undefined ? [] : [[PLAY, play] as const]),
  ];
  return new Map(parts.filter(([, since]) => from < since));
}

/** The requested part of an outcome's history, else all of it, and the available parts. */
export function partOf(
  history: Pick<OddsHistory, 'startsAt' | 'closesAt' | 'asOf' | 'untimed'>,
  outcome: OutcomeHistory,
  endsAt: number,
  wanted: ChartSpan | undefined,
): ShownPart & { readonly spans: readonly ChartSpan[] } {
  const { range = [] } = outcome;
  const points = lineOf(history, outcome, endsAt);
  // hours of prices that have no times are no part of anything
  const hours = history.untimed === undefined ? CHART_HOURS : [];
  const parts = partsOf(outcome, points, { closesAt: history.closesAt, endsAt, hours });
  const spans = [...parts.keys()];
  const since = wanted === undefined ? undefined : parts.get(wanted);
  if (since === undefined) return { span: undefined, points, range, spans };
  return {
    span: wanted,
    points: stepsSince(points, since),
    range: wanted === PLAY ? [] : stepsSince(range, since),
    spans,
  };
}
