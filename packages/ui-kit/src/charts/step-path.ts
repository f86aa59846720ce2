/** `[at, value]`, oldest first: each value holds until the next. */
export type StepPoint = readonly [at: number, value: number];

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

/** Places of time and value inside a frame, in pixels to one decimal. */
export const scaleOf = ({ from, to, low, high }: StepChartRange, frame: Frame): Scale => ({
  x: (at) => round(frame.left + share(at, from, to) * frame.width),
  y: (value) => round(frame.top + (1 - share(value, low, high)) * frame.height),
});

/** Steps as the `d` of a path: prices do not slope, and the last one holds until `to`. */
export function stepPath(points: readonly StepPoint[], { x, y }: Scale, to: number): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const steps = rest.map(([at, value]) => `H${x(at)}V${y(value)}`).join('');
  return `M${x(first[0])} ${y(first[1])}${steps}H${x(to)}`;
}

const STEPS = [1, 2, 2.5, 5, 10];
const LINES = 4;

/** Round values that span the given ones with about four lines between: 1.5, 2, 2.5. */
export function valueTicks(values: readonly number[]): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const rough = Math.max((high - low) / LINES, high / 200, 0.01);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough * 0.999) ?? 10) * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(Math.ceil(high / step - 1e-9), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toFixed(4)),
  );
}
