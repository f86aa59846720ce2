import type { MatchMoment, OddsHistory, OutcomeHistory } from '@tipmark/contract';

/** `[at, odds]` of the line, null while no price is accepted. */
export type LinePoints = readonly (readonly [at: number, odds: number | null])[];

type Parts = Pick<OddsHistory, 'startsAt' | 'closesAt' | 'asOf' | 'moments'>;

/** Where a chart of an outcome ends: now, or with the last known value of a past match. */
export function endOfChart(
  { startsAt, asOf, moments = [] }: Parts,
  { inPlay = [] }: OutcomeHistory,
  isOver: boolean,
): number {
  if (!isOver) return asOf;
  return Math.max(startsAt, inPlay.at(-1)?.[0] ?? 0, moments.at(-1)?.at ?? 0);
}

/**
 * The line before and during the match as one: without prices in play, those from before the match
 * end when it begins.
 */
export function lineOf(
  { closesAt, asOf }: Parts,
  { points, inPlay }: OutcomeHistory,
  endsAt: number,
): LinePoints {
  const [lastAt = 0] = points.at(-1) ?? [];
  const hasEnded = asOf >= closesAt && endsAt > closesAt && lastAt < closesAt;
  if (inPlay !== undefined)
    return [...points.filter(([at]) => at < (inPlay[0]?.[0] ?? at + 1)), ...inPlay];
  return hasEnded ? [...points, [closesAt, null]] : points;
}

/** How far a price in play may rise above those before the match before it is cut off. */
const CEILING = 3;

export const ceilingOf = ({ points, range = [] }: OutcomeHistory): number =>
  CEILING * Math.max(...points.map(([, odds]) => odds), ...range.map(([, , highest]) => highest));

const DISMISSALS: ReadonlySet<MatchMoment['type']> = new Set(['red', 'second_yellow']);

/** Whether an event was a dismissal; all other reported ones are goals. */
export const isDismissal = ({ type }: MatchMoment): boolean => DISMISSALS.has(type);
