import { FIGURES, type Figure, goalsOf, type PlayedMatch } from './played-match.ts';

export type SummaryRow = {
  readonly figure: 'goals' | Figure;
  /** Mean per match of the host, or of the team asked about. */
  readonly own: number;
  /** Mean per match of the guest, or of its opponents. */
  readonly other: number;
  /** Matches in which both are known. */
  readonly of: number;
};

/**
 * Means per match of both sides, goals first. A figure no match knows has no row.
 * @param teamId whose matches they are; without it the split is host and guest
 */
export function summaryOf(matches: readonly PlayedMatch[], teamId?: number): SummaryRow[] {
  const isOwnHome = (match: PlayedMatch): boolean =>
    teamId === undefined || match.homeId === teamId;
  const goals = rowOf('goals', matches, (match) => goalsOf(match, teamId ?? match.homeId));
  const figures = FIGURES.map((figure) =>
    rowOf(figure, matches, (match) => {
      const pair = [match.home[figure], match.away[figure]] as const;
      return isOwnHome(match) ? pair : [pair[1], pair[0]];
    }),
  );
  return [goals, ...figures].filter((row) => row !== undefined);
}

type MaybePair = readonly [own: number | undefined, other: number | undefined];

function rowOf(
  figure: SummaryRow['figure'],
  matches: readonly PlayedMatch[],
  pairOf: (match: PlayedMatch) => MaybePair,
): SummaryRow | undefined {
  let [ownSum, otherSum, of] = [0, 0, 0];
  for (const match of matches) {
    const [own, other] = pairOf(match);
    if (own === undefined || other === undefined) continue;
    ownSum += own;
    otherSum += other;
    of += 1;
  }
  return of === 0 ? undefined : { figure, own: ownSum / of, other: otherSum / of, of };
}
