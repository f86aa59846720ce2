import type { TipsCriteria } from '@tipmark/contract';
import { type ScannerCriteria, SEARCH_PERIOD, type Sport } from '@tipmark/domain';

/** `contestSeasonId` is contest · 1 000 000 + yyyymm. */
export const SEASONS_OF_CONTEST = 1_000_000;
const MILLI = 1_000;

/** Criteria about who has a tip on an outcome, as far as they select anything. */
function tipCriteriaOf(criteria: ScannerCriteria) {
  const { isOnlyTipsDescription, tipsCountPerUser, contestId, period: _, ...others } = criteria;
  const bounds = {
    minProfitPercent: others.minProfitPercent,
    maxProfitPercent: others.maxProfitPercent,
    minRoi: others.minRoi,
    maxRoi: others.maxRoi,
    // 0 is not a bound: ranks begin at 1.
    minPositionRating: others.minPositionRating || undefined,
    maxPositionRating: others.maxPositionRating || undefined,
    minTipsCount: others.minTipsCount || undefined,
    maxTipsCount: others.maxTipsCount,
    minAverageOdds: others.minAverageOdds,
    maxAverageOdds: others.maxAverageOdds,
  };
  const known = Object.entries(bounds).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  const isAny =
    known.length > 0 || isOnlyTipsDescription === true || !!tipsCountPerUser || !!contestId;
  return isAny
    ? (Object.fromEntries(known) as Partial<Record<keyof typeof bounds, number>>)
    : undefined;
}

/** Criteria of the tip that an outcome must have, and of its author. */
export interface TippedSearch {
  /** Of the sport, the text and the author. */
  readonly criteria: TipsCriteria;
  readonly minAverageMilli: number | undefined;
  readonly maxAverageMilli: number | undefined;
  /** 0 = of any or none. */
  readonly contestId: number;
  /** At most this many per author, the newest; 0 = all. */
  readonly tipsPerUser: number;
}

const milliOf = (odds: number | undefined) => (odds === undefined ? undefined : odds * MILLI);

/** @returns undefined where no criterion is about tips */
export function tippedSearchOf(sport: Sport, criteria: ScannerCriteria): TippedSearch | undefined {
  const bounds = tipCriteriaOf(criteria);
  if (bounds === undefined) return undefined;
  const { minAverageOdds, maxAverageOdds, ...ofAuthor } = bounds;
  return {
    criteria: {
      ...ofAuthor,
      sportType: sport,
      period: criteria.period ?? SEARCH_PERIOD.days30,
      ...(criteria.isOnlyTipsDescription === true && { isOnlyTipsDescription: true }),
    },
    minAverageMilli: milliOf(minAverageOdds),
    maxAverageMilli: milliOf(maxAverageOdds),
    contestId: criteria.contestId ?? 0,
    tipsPerUser: criteria.tipsCountPerUser ?? 0,
  };
}

export type OutcomesByMatch = ReadonlyMap<number, ReadonlySet<string>>;

export function outcomesByMatch(
  tips: Iterable<{ readonly match_id: number; readonly odd_type: string }>,
): OutcomesByMatch {
  const tipped = new Map<number, Set<string>>();
  for (const { match_id: matchId, odd_type: oddType } of tips) {
    const own = tipped.get(matchId) ?? new Set<string>();
    tipped.set(matchId, own.add(oddType));
  }
  return tipped;
}
