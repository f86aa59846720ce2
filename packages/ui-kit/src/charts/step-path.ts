/** `[at, value]`, oldest first: each value is valid until the next. */
export type StepPoint = readonly [at: number, value: number];

/** The same where the value may be missing for a while: null until the next. */
export type ChartPoint = readonly [at: number, value: number | null];

/** `[at, low, high]`, oldest first: each pair is valid until the next. */
export type BandPoint = readonly [at: number, low: number, high: number];

export interface StepChartRange {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Scale {
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;
const share = (value: number, low: number, high: number): number =>
  high > low ? (value - low) / (high - low) : 0.5;

/** Positions of time and value inside a frame, in pixels to one decimal. */
export const scaleOf = ({ from, to, low, high }: StepChartRange, frame: Frame): Scale => ({
  x: (at) => round(frame.left + share(at, from, to) * frame.width),
  y: (value) => round(frame.top + (1 - share(value, low, high)) * frame.height),
});

/**
 * Steps as the `d` of a path: prices do not slope, the last one is drawn until `to`, and where
 * there is none the path is broken.
 */
export function stepPath(points: readonly ChartPoint[], { x, y }: Scale, to: number): string {
  let path = '';
  let isDrawn = false;
  for (const [at, value] of points) {
    if (isDrawn) path += `H${x(at)}`;
    if (value !== null) path += isDrawn ? `V${y(value)}` : `M${x(at)} ${y(value)}`;
    isDrawn = value !== null;
  }
  return isDrawn ? `${path}H${x(to)}` : path;
}

/** The ground between low and high as the `d` of a closed path. */
export function bandPath(band: readonly BandPoint[], scale: Scale, to: number): string {
  const [first] = band;
  if (!first) return '';
  const { x, y } = scale;
  const above = stepPath(
    band.map(([at, , high]) => [at, high]),
    scale,
    to,
  );
  const below = band.toReversed().map(([at, low]) => `V${y(low)}H${x(at)}`);
  return `${above}${below.join('')}Z`;
}

const STEPS = [1, 2, 2.5, 5, 10];
const LINES = 4;

/** Round values that span the given ones in about four steps: 1.5, 2, 2.5. */
export function valueTicks(values: readonly number[]): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const rough = Math.max((high - low) / LINES, high / 200, 0.01);
  const power = 10 ** Math.floor(Math.log10(rough));
  // prices are written with two decimals
  const steps = power < 0.05 ? STEPS.filter(Number.isInteger) : STEPS;
  const step = (steps.find((one) => one * power >= rough * 0.999) ?? 10) * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(Math.ceil(high / step - 1e-9), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toFixed(4)),
  );
}
