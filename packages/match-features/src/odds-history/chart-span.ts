const HOUR = 3_600;

/** Parts of a history that can be looked at alone, hours before its end. */
export const CHART_HOURS: readonly number[] = [24, 6];

type Timed = readonly [at: number, ...held: unknown[]];

/** Those of the spans that leave something out. */
export const spansOf = (points: readonly Timed[], endsAt: number): readonly number[] =>
  CHART_HOURS.filter((hours) => (points[0]?.[0] ?? endsAt) < endsAt - hours * HOUR);

/** The steps of the last hours, from what held when they began. */
export function lastSteps<Step extends Timed>(
  points: readonly Step[],
  endsAt: number,
  hours: number,
): readonly Step[] {
  const since = endsAt - hours * HOUR;
  const standing = points.findLast(([at]) => at <= since);
  if (standing === undefined) return points;
  const [, ...held] = standing;
  return [[since, ...held] as unknown as Step, ...points.filter(([at]) => at > since)];
}
