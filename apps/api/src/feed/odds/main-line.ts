import {
  closingOdds,
  currentOdds,
  firstOdds,
  formatOddType,
  mainOutcomes,
  SPORT,
  type Sport,
} from '@tipmark/domain';
import { closesAt, type MainLine, type MatchState } from '../matches/match-state.ts';
import type { LinePoint } from './site-line-series.ts';

/** Outcomes of the main line in the order of `odds_current`: 1, X, 2, over, under; tennis 1, 2. */
export function mainOddTypes(sport: number): readonly string[] {
  return MAIN_ODD_TYPES[sport as Sport];
}

const oddTypesOf = (sport: Sport): string[] => mainOutcomes(sport).map(formatOddType);

const MAIN_ODD_TYPES: Record<Sport, readonly string[]> = {
  [SPORT.soccer]: oddTypesOf(SPORT.soccer),
  [SPORT.hockey]: oddTypesOf(SPORT.hockey),
  [SPORT.tennis]: oddTypesOf(SPORT.tennis),
};

/**
 * Puts first, current and closing odds on the match. Where no price came after the first one, all
 * three are that price.
 */
export function withMainLine(
  match: MatchState,
  seriesOf: (oddType: string) => readonly LinePoint[],
): MatchState {
  const all = mainOddTypes(match.sport).map((oddType) =>
    seriesOf(oddType).map(({ at, milli }) => ({ at, milliOdds: milli })),
  );
  const changes = all.flatMap((points) => points.at(-1)?.at ?? []);
  return {
    ...match,
    oddsFirst: lineOrNull(all.map(firstOdds)),
    oddsCurrent: lineOrNull(all.map(currentOdds)),
    oddsClosing: lineOrNull(all.map((points) => closingOdds(points, closesAt(match)))),
    oddsChangedAt: changes.length === 0 ? null : Math.max(...changes),
  };
}

function lineOrNull(line: MainLine): MainLine | null {
  return line.every((price) => price === null) ? null : line;
}
