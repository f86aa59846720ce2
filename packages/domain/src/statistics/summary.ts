import {
  goalsOf,
  type PlayedMatch,
  STATISTICS,
  type StatisticName,
  type StatisticsOfSide,
} from './played-match.ts';

/** Shares of one count in another over all matches together, in percent. */
export const SHARES = ['powerPlayPercent', 'savePercent', 'faceOffPercent'] as const;
export type Share = (typeof SHARES)[number];

export interface SummaryRow {
  readonly figure: 'goals' | StatisticName | Share;
  /** Mean per match, or percent, of the home side, or of the requested team. */
  readonly own: number;
  /** The same of the away side, or of the team's opponents. */
  readonly other: number;
  /** Matches in which both are known. */
  readonly of: number;
}

type ShareRule = (
  own: StatisticsOfSide,
  other: StatisticsOfSide,
) => readonly [part: number | undefined, whole: number | undefined];

const SHARE_RULES: Readonly<Record<Share, ShareRule>> = {
  powerPlayPercent: (own) => [own.powerPlayGoals, own.powerPlays],
  savePercent: (own, other) => [own.saves, other.shots],
  faceOffPercent: (own, other) => [own.faceOffsWon, sumOf(own.faceOffsWon, other.faceOffsWon)],
};

/**
 * Means per match of both sides, goals first, then shares. A statistic no match has gets no row.
 * @param teamId whose matches they are; without it the split is home and away
 */
export function summaryOf(matches: readonly PlayedMatch[], teamId?: number): SummaryRow[] {
  const isOwnHome = (match: PlayedMatch): boolean =>
    teamId === undefined || match.homeId === teamId;
  const goals = rowOf('goals', matches, (match) => goalsOf(match, teamId ?? match.homeId));
  const statistics = STATISTICS.map((statistic) =>
    rowOf(statistic, matches, (match) => {
      const pair = [match.home[statistic], match.away[statistic]] as const;
      return isOwnHome(match) ? pair : [pair[1], pair[0]];
    }),
  );
  const shares = SHARES.map((share) => shareRowOf(share, matches, isOwnHome));
  return [goals, ...statistics, ...shares].filter((row) => row !== undefined);
}

function sumOf(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one + other;
}

/** Numerators and denominators are summed first, so that every power play weighs the same. */
function shareRowOf(
  statistic: Share,
  matches: readonly PlayedMatch[],
  isOwnHome: (match: PlayedMatch) => boolean,
): SummaryRow | undefined {
  const rule = SHARE_RULES[statistic];
  const own: [part: number, whole: number] = [0, 0];
  const other: [part: number, whole: number] = [0, 0];
  let of = 0;
  for (const match of matches) {
    const { home, away } = match;
    const [mine, theirs] = isOwnHome(match) ? [home, away] : [away, home];
    const [myPart, myWhole] = rule(mine, theirs);
    const [theirPart, theirWhole] = rule(theirs, mine);
    if (myPart === undefined || myWhole === undefined) continue;
    if (theirPart === undefined || theirWhole === undefined) continue;
    own[0] += myPart;
    own[1] += myWhole;
    other[0] += theirPart;
    other[1] += theirWhole;
    of += 1;
  }
  if (own[1] === 0 || other[1] === 0) return undefined;
  return {
    figure: statistic,
    own: (own[0] / own[1]) * 100,
    other: (other[0] / other[1]) * 100,
    of,
  };
}

type MaybePair = readonly [own: number | undefined, other: number | undefined];

function rowOf(
  statistic: SummaryRow['figure'],
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
  return of === 0 ? undefined : { figure: statistic, own: ownSum / of, other: otherSum / of, of };
}
