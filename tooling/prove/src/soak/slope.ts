/** A value at a time. */
export interface Sample {
  readonly minute: number;
  readonly value: number;
}

const MINUTES_OF_HOUR = 60;
/** Fewer show no trend. */
const LEAST_SAMPLES = 10;

/** How much a value rises in an hour, by a line through all samples; 0 if there are too few. */
export function risePerHour(samples: readonly Sample[]): number {
  if (samples.length < LEAST_SAMPLES) return 0;
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = mean(samples.map(({ minute }) => minute));
  const average = mean(samples.map(({ value }) => value));
  const spread = samples.reduce((sum, { minute }) => sum + (minute - middle) ** 2, 0);
  const common = samples.reduce(
    (sum, { minute, value }) => sum + (minute - middle) * (value - average),
    0,
  );
  return (common / spread) * MINUTES_OF_HOUR;
}

/** The value that 99 of 100 do not exceed; 0 of none. */
export function p99Of(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
}
