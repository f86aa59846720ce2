import {
  type BandPoint,
  type ChartPoint,
  type Frame,
  type Scale,
  scaleOf,
  valueTicks,
} from './step-path.ts';

export interface StepChartMark {
  readonly at: number;
  readonly value: number;
  /** `first 1.89`. */
  readonly text: string;
}

/** An event: its sign is drawn under the lines. */
export interface StepChartMoment {
  readonly at: number;
  readonly sign: StepChartSign;
  /** For a pointer that rests on it. */
  readonly text: string;
}

export type StepChartSign = 'dot' | 'card';

/** The legend under a chart, one text each. */
export interface StepChartLegend {
  readonly line: string;
  readonly best?: string | undefined;
  readonly band?: string | undefined;
  readonly dot?: string | undefined;
  readonly card?: string | undefined;
}

export interface StepChartProps {
  /** The chart as a sentence, for those who cannot see it; a table has the rest. */
  readonly label: string;
  readonly points: readonly ChartPoint[];
  /** Between which values the line ran: a ground with its upper edge dashed. */
  readonly band?: readonly BandPoint[] | undefined;
  readonly moments?: readonly StepChartMoment[] | undefined;
  /** Values above it are cut off at the top: an extreme one would flatten the rest. */
  readonly ceiling?: number | undefined;
  readonly legend?: StepChartLegend | undefined;
  /** End of the time axis, not before the last point. */
  readonly to: number;
  readonly valueText: (value: number) => string;
  /** A time and the value in effect then, as text: `15 Nov 19:30 · 1.79`. */
  readonly pointText: (at: number, value: number | null) => string;
  readonly times: readonly { readonly at: number; readonly text: string }[];
  /** Where play begins: a line across, everything after it on another ground. */
  readonly start?: { readonly at: number; readonly text: string } | undefined;
  readonly first: StepChartMark;
  readonly closing?: StepChartMark | undefined;
  /** Absent while there is no value. */
  readonly last?: StepChartMark | undefined;
}

export interface DrawingSize {
  readonly className: string;
  readonly width: number;
  readonly height: number;
}

/** Drawn for three widths: one image scaled to all would have unreadable text. */
export const DRAWING_SIZES: readonly DrawingSize[] = [
  { className: 'large', width: 920, height: 260 },
  { className: 'middle', width: 640, height: 240 },
  { className: 'small', width: 336, height: 210 },
];

const MARGIN = { left: 40, right: 12, top: 26, bottom: 26 };

/** Where the lines of a drawing are, inside its labels. */
const frameOf = ({ width, height }: DrawingSize, right: number): Frame => ({
  left: MARGIN.left,
  top: MARGIN.top,
  width: width - MARGIN.left - right,
  height: height - MARGIN.top - MARGIN.bottom,
});

type Shown = Pick<StepChartProps, 'points' | 'start' | 'first' | 'to'>;

/**
 * When play begins, if it is drawn separately: it has prices and would take less than half of the
 * time axis, so it takes the right half, with its own scale.
 */
export function playApartSince({ points, start, first, to }: Shown): number | undefined {
  if (!start || start.at >= to || to - start.at >= start.at - first.at) return undefined;
  return points.some(([at, value]) => at >= start.at && value !== null) ? start.at : undefined;
}

/** A part of a drawing with its own scale of time and value. */
export interface Pane extends Scale {
  readonly from: number;
  readonly to: number;
  readonly frame: Frame;
  /** The line in it, starting with the value in effect when it begins. */
  readonly points: readonly ChartPoint[];
  /** Round values to write beside. */
  readonly values: readonly number[];
}

type PaneBounds = Pick<Pane, 'from' | 'to' | 'frame' | 'points'>;

function paneOf(
  { band = [], ceiling = Number.POSITIVE_INFINITY }: StepChartProps,
  bounds: PaneBounds,
): Pane {
  const { from, to, frame, points } = bounds;
  const reported = points.flatMap(([, value]) => (value === null ? [] : [value]));
  const around = band.filter(([at]) => at >= from && at < to);
  const shown = [...reported, ...around.flatMap(([, low, high]) => [low, high])];
  const ticks = valueTicks(shown.map((value) => Math.min(value, ceiling)));
  // no price is below the stake
  const values = [
    Math.max(ticks[0] ?? LEAST_PRICE, LEAST_PRICE),
    ...ticks.slice(1).filter((tick) => tick > LEAST_PRICE),
  ];
  const [low = 0, high = 1] = [values[0], values.at(-1)];
  const { x, y } = scaleOf({ from, to, low, high }, frame);
  return { ...bounds, x, y: (value) => y(Math.min(value, high)), values };
}

/** The panes of a drawing: all in one, or the time before the start and the play beside it. */
export function panesOf(chart: StepChartProps, size: DrawingSize): readonly [Pane, Pane?] {
  const { points, first, to } = chart;
  const since = playApartSince(chart);
  if (since === undefined) {
    const frame = frameOf(size, MARGIN.right);
    return [paneOf(chart, { from: first.at, to, frame, points })];
  }
  const { width, ...frame } = frameOf(size, MARGIN.left);
  const before = points.filter(([at]) => at < since);
  const held = points[pointIndexAt(points, since)]?.[1] ?? null;
  return [
    paneOf(chart, {
      from: first.at,
      to: since,
      frame: { ...frame, width: width / 2 },
      points: before,
    }),
    paneOf(chart, {
      from: since,
      to,
      frame: { ...frame, left: frame.left + width / 2, width: width / 2 },
      points: [[since, held], ...points.filter(([at]) => at > since)],
    }),
  ];
}

/** The part a time is drawn in. */
export const paneAt = ([whole, play]: readonly [Pane, Pane?], at: number): Pane =>
  play && at >= play.from ? play : whole;

/** The time at a distance from the left edge of a drawing. */
export function timeAtX([whole, play]: readonly [Pane, Pane?], x: number): number {
  const { frame, from, to } = play && x >= play.frame.left ? play : whole;
  return Math.round(from + ((x - frame.left) / frame.width) * (to - from));
}

const LEAST_PRICE = 1;

/** The point in effect at a time: the last one not after it, or the first of all. */
export function pointIndexAt(points: readonly ChartPoint[], at: number): number {
  const after = points.findIndex(([changedAt]) => changedAt > at);
  return Math.max(0, (after === -1 ? points.length : after) - 1);
}
