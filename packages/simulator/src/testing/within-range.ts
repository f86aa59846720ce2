import { reliability, type Stated } from '@tipmark/prediction';
import { sampleOf } from '@tipmark/test-kit/sample';
import { mean } from './played-season.ts';

/** Allowed standard errors: each deep check plays another world, the ordinary one does not. */
const STANDARD_ERRORS = sampleOf(0, 3);
const IN_RANGE = 'in range';

/** Standard error of the mean of these. */
export const errorOf = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((one) => (one - mean(values)) ** 2)) / values.length);

function within(value: number, error: number, low: number, high: number): string {
  const more = STANDARD_ERRORS * error;
  if (value > low - more && value < high + more) return IN_RANGE;
  return `${value} ± ${error} is not between ${low} and ${high}`;
}

/** 'in range' if the value, or the mean of these values, is in the range of real leagues. */
export function liesIn(values: number | readonly number[], low: number, high: number): string {
  return typeof values === 'number'
    ? within(values, 0, low, high)
    : within(mean(values), errorOf(values), low, high);
}

/** 'in range' if the slope of what happens over what was stated is; 1 is reliable. */
export function slopeLiesIn(cases: readonly Stated[], low: number, high: number): string {
  const { slope, error } = reliability(cases.map((one) => [one]));
  return within(slope, error, low, high);
}
