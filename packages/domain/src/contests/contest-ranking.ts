import { TIP_RESULT, type TipResult } from '../enumerations/tip-result.ts';
import { tipProfit } from '../settlement/tip-profit.ts';
import { CONTEST_LIMIT, contestPrizeDays } from './contest-rules.ts';

/** Every tip of a contest counts as one unit, whatever its stake. */
export const CONTEST_UNIT_MILLI = 1_000;
const PERCENT = 100;

/** A settled tip of a contest; `at` = when it was posted, unix seconds. */
export interface ContestTip {
  readonly result: TipResult;
  readonly milliOdds: number;
  readonly at: number;
}

export interface ContestStatistics {
  /** Settled ones, including returned ones, for the condition. */
  readonly tips: number;
  /** Without the returned. */
  readonly counted: number;
  readonly won: number;
  /** Sum of flat units, milli-units. */
  readonly scoreMilli: number;
  /** Percent of the units at stake; null without a counted tip. */
  readonly roiPercent: number | null;
  /** When the last of them was posted, unix seconds; 0 without any. */
  readonly lastTipAt: number;
}

/** Statistics of one capper in one season; pending tips are excluded. */
export function contestStatistics(tips: readonly ContestTip[]): ContestStatistics {
  const settled = tips.filter(({ result }) => result !== TIP_RESULT.pending);
  const counted = settled.filter(({ result }) => result !== TIP_RESULT.returned);
  const scoreMilli = counted.reduce(
    (sum, { result, milliOdds }) => sum + tipProfit(result, CONTEST_UNIT_MILLI, milliOdds),
    0,
  );
  const won = counted.filter(
    ({ result }) => result === TIP_RESULT.won || result === TIP_RESULT.halfWon,
  );
  return {
    tips: settled.length,
    counted: counted.length,
    won: won.length,
    scoreMilli,
    roiPercent:
      counted.length === 0 ? null : (scoreMilli / (counted.length * CONTEST_UNIT_MILLI)) * PERCENT,
    lastTipAt: Math.max(0, ...settled.map(({ at }) => at)),
  };
}

/** Enough settled tips for a rank. */
export function isRankable({ tips }: Pick<ContestStatistics, 'tips'>): boolean {
  return tips >= CONTEST_LIMIT.minSettledTips;
}

/**
 * Order of a contest: cappers with enough tips for a rank first, then score, return on the units,
 * fewer tips, the earlier last tip.
 */
export function compareContestants(one: ContestStatistics, other: ContestStatistics): number {
  return (
    Number(isRankable(other)) - Number(isRankable(one)) ||
    other.scoreMilli - one.scoreMilli ||
    (other.roiPercent ?? 0) - (one.roiPercent ?? 0) ||
    one.tips - other.tips ||
    one.lastTipAt - other.lastTipAt
  );
}

/** Premium days of a rank: only a positive score wins. */
export function prizeDaysOf(rank: number | null, scoreMilli: number): number {
  return rank === null || scoreMilli <= 0 ? 0 : contestPrizeDays(rank);
}

export type Ranked<Entrant> = Entrant & {
  /** Null while there are too few settled tips. */
  readonly place: number | null;
  readonly prizeDays: number;
};

/** Entrants in the order of the contest, with ranks and prizes. Equal ones retain their order. */
export function rankContest<Entrant extends ContestStatistics>(
  entrants: readonly Entrant[],
): Ranked<Entrant>[] {
  return entrants.toSorted(compareContestants).map((entrant, index) => {
    const rank = isRankable(entrant) ? index + 1 : null;
    return { ...entrant, place: rank, prizeDays: prizeDaysOf(rank, entrant.scoreMilli) };
  });
}
