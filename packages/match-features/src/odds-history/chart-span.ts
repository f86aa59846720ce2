import type { OutcomeHistory } from '@tipmark/contract';

const HOUR = 3_600;

/** Parts of a history that can be looked at alone, hours before its end. */
export const CHART_HOURS: readonly number[] = [24, 6];

type Points = OutcomeHistory['points'];

/** Those of the spans that leave something out. */
export const spansOf = (points: Points, endsAt: number): readonly number[] =>
  CHART_HOURS.filter((hours) => (points[0]?.[0] ?? endsAt) < endsAt - hours * HOUR);

/** The steps of the last hours, from the price that stood when they began. */
export function lastSteps(points: Points, endsAt: number, hours: number): Points {
  const since = endsAt - hours * HOUR;
  const standing = points.findLast(([at]) => at <= since);
  if (standing === undefined) return points;
  return [[since, standing[1]], ...points.filter(([at]) => at > since)];
}
