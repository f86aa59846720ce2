import { closingOdds, currentOdds, firstOdds, mainOddTypes } from '@tipmark/domain';
import { closesAt, type MainLine, type MatchState } from '../matches/match-state.ts';
import type { LinePoint } from './site-line-series.ts';

/** Site line of an outcome, missing = none. */
export type SeriesOf = (oddType: string) => readonly LinePoint[];

/**
 * First, current and closing odds of a match. Where no price came after the first one, all three
 * are that price.
 */
export function mainLineOf(match: MatchState, seriesOf: SeriesOf) {
  const all = mainOddTypes(match.sport).map((oddType) =>
    seriesOf(oddType).map(({ at, milli }) => ({ at, milliOdds: milli })),
  );
  const changes = all.flatMap((points) => points.at(-1)?.at ?? []);
  return {
    oddsFirst: lineOrNull(all.map(firstOdds)),
    oddsCurrent: lineOrNull(all.map(currentOdds)),
    oddsClosing: lineOrNull(all.map((points) => closingOdds(points, closesAt(match)))),
    oddsChangedAt: changes.length === 0 ? null : Math.max(...changes),
  };
}

function lineOrNull(line: MainLine): MainLine | null {
  return line.every((price) => price === null) ? null : line;
}
