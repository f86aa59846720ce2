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

/** Something that happened: its sign stands under the lines. */
export interface StepChartMoment {
  readonly at: number;
  readonly sign: StepChartSign;
  /** For a pointer that rests on it. */
  readonly text: string;
}

export type StepChartSign = 'dot' | 'card';

/** What is explained under a chart, each in words. */
export interface StepChartLegend {
  readonly line: string;
  readonly best?: string | undefined;
  readonly band?: string | undefined;
  readonly dot?: string | undefined;
  readonly card?: string | undefined;
}

export interface StepChartProps {
  /** The chart in a sentence, for those who cannot see it; a table says the rest. */
  readonly label: string;
  readonly points: readonly ChartPoint[];
  /** Between which values the line ran: a ground with its upper edge dashed. */
  readonly band?: readonly BandPoint[] | undefined;
  readonly moments?: readonly StepChartMoment[] | undefined;
  /** Values above it leave the picture at its top: one that runs away would flatten the rest. */
  readonly ceiling?: number | undefined;
  readonly legend?: StepChartLegend | undefined;
  /** End of the time axis, not before the last point. */
  readonly to: number;
  readonly valueText: (value: number) => string;
  /** A time and the value that holds then, in words: `15 Nov 19:30 · 1.79`. */
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
  /** Every how manieth time is written out. */
  readonly timeStep: number;
}

/** Drawn for three widths: one picture scaled to all would have letters nobody can read. */
export const DRAWING_SIZES: readonly DrawingSize[] = [
  { className: 'large', width: 920, height: 260, timeStep: 1 },
  { className: 'middle', width: 640, height: 240, timeStep: 1 },
  { className: 'small', width: 336, height: 210, timeStep: 2 },
];

const MARGIN = { left: 40, right: 12, top: 26, bottom: 26 };

/** Where the lines of a drawing are, inside its letters. */
export const frameOf = ({ width, height }: DrawingSize): Frame => ({
  left: MARGIN.left,
  top: MARGIN.top,
  width: width - MARGIN.left - MARGIN.right,
  height: height - MARGIN.top - MARGIN.bottom,
});

/** The scale of a drawing from the first price to the end, with round values to write beside. */
export function drawingScale(
  { points, band = [], ceiling = Number.POSITIVE_INFINITY, first, to }: StepChartProps,
  size: DrawingSize,
): Scale & { readonly values: readonly number[] } {
  const told = points.flatMap(([, value]) => (value === null ? [] : [value]));
  const shown = [...told, ...band.flatMap(([, low, high]) => [low, high])];
  const ticks = valueTicks(shown.map((value) => Math.min(value, ceiling)));
  // no price is below what is staked
  const values = [
    Math.max(ticks[0] ?? LEAST_PRICE, LEAST_PRICE),
    ...ticks.slice(1).filter((tick) => tick > LEAST_PRICE),
  ];
  const [low = 0, high = 1] = [values[0], values.at(-1)];
  const { x, y } = scaleOf({ from: first.at, to, low, high }, frameOf(size));
  return { x, y: (value) => y(Math.min(value, high)), values };
}

const LEAST_PRICE = 1;

/** The point whose value holds at a time: the last one not after it, or the first of all. */
export function placeAt(points: readonly ChartPoint[], at: number): number {
  const after = points.findIndex(([changedAt]) => changedAt > at);
  return Math.max(0, (after === -1 ? points.length : after) - 1);
}
