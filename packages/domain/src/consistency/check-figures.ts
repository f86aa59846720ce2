import type { MatchFault } from './match-report.ts';

/** Figures of one side, as far as they can contradict each other. */
interface CountedFigures {
  readonly shots?: number | undefined;
  readonly shotsOnTarget?: number | undefined;
  readonly powerPlays?: number | undefined;
  readonly powerPlayGoals?: number | undefined;
  readonly servePoints?: number | undefined;
  readonly firstServesIn?: number | undefined;
  readonly firstServesWon?: number | undefined;
  readonly aces?: number | undefined;
  readonly doubleFaults?: number | undefined;
  readonly breakPointsFaced?: number | undefined;
  readonly breakPointsSaved?: number | undefined;
}

type CountedFigure = keyof CountedFigures;
/** A figure and the whole it is a part of. */
type PartAndWhole = readonly [part: CountedFigure, whole: CountedFigure];

const PARTS: readonly PartAndWhole[] = [
  ['shotsOnTarget', 'shots'],
  ['powerPlayGoals', 'powerPlays'],
  ['firstServesIn', 'servePoints'],
  ['firstServesWon', 'firstServesIn'],
  ['aces', 'servePoints'],
  ['doubleFaults', 'servePoints'],
  ['breakPointsSaved', 'breakPointsFaced'],
];

/** Figures that are above what they are a part of. */
export function contradictingFigures(figures: CountedFigures): PartAndWhole[] {
  return PARTS.filter(([part, whole]) => (figures[part] ?? 0) > (figures[whole] ?? Infinity));
}

/** The first contradiction among the figures of a side. */
export function checkFigures(
  side: 'home' | 'away',
  figures: CountedFigures,
): MatchFault | undefined {
  const [first] = contradictingFigures(figures);
  if (first === undefined) return undefined;
  const [part, whole] = first;
  return {
    field: `${side}.${part}`,
    reason: `${figures[part]} is more than the ${figures[whole]} of ${whole}`,
    remedy: 'correct one of them, or leave both out',
  };
}
