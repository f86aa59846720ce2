import { type Frame, type Scale, scaleOf, valueTicks } from './step-path.ts';

export interface BankPoint {
  readonly at: number;
  readonly value: number;
  readonly expected: number;
  /** Standard deviation round the expectation. */
  readonly deviation: number;
  /** The point as text: `20.11.2026: bank 1,335, expected 1,114`. */
  readonly text: string;
}

export interface BankScale extends Scale {
  readonly values: readonly number[];
}

/** A scale that covers the bank, its history and the wide band, with round values as labels. */
export function bankScale(
  points: readonly BankPoint[],
  {
    before,
    from,
    to,
  }: { readonly before: readonly number[]; readonly from: number; readonly to: number },
  frame: Frame,
): BankScale {
  const seen = points.flatMap(({ value, expected, deviation }) => [
    value,
    expected + 2 * deviation,
    expected - 2 * deviation,
  ]);
  const values = valueTicks([...seen, ...before]);
  const range = { from, to, low: values[0] ?? 0, high: values.at(-1) ?? 1 };
  return { ...scaleOf(range, frame), values };
}

/** The band of so many deviations round the expectation, as the `d` of a closed path. */
export function bandPath(
  points: readonly BankPoint[],
  { x, y }: Scale,
  deviations: number,
): string {
  const edge = (side: 1 | -1) =>
    points.map(
      ({ at, expected, deviation }) => `${x(at)} ${y(expected + side * deviations * deviation)}`,
    );
  const [upper, lower] = [edge(1), edge(-1).toReversed()];
  return points.length === 0 ? '' : `M${[...upper, ...lower].join('L')}Z`;
}

/** The expectation as the `d` of an open path. */
export function expectedPath(points: readonly BankPoint[], { x, y }: Scale): string {
  const coordinates = points.map(({ at, expected }) => `${x(at)} ${y(expected)}`);
  return coordinates.length === 0 ? '' : `M${coordinates.join('L')}`;
}

/** The point nearest to a share of the width, 0–1. */
export function nearestPoint(
  points: readonly Pick<BankPoint, 'at'>[],
  { from, to }: { readonly from: number; readonly to: number },
  share: number,
): number {
  const at = from + Math.min(1, Math.max(0, share)) * (to - from);
  let nearest = 0;
  for (const [index, point] of points.entries()) {
    const best = points[nearest];
    if (best && Math.abs(point.at - at) <= Math.abs(best.at - at)) nearest = index;
  }
  return nearest;
}
