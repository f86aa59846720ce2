import type { TipsCriteria } from '@tipmark/contract';
import { type ScannerCriteria, SEARCH_PERIOD, type Sport } from '@tipmark/domain';
import { sql } from 'kysely';
import type { TipViewer } from '../../betting/tips/match-tips-queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { between, matchesCriteria } from '../search-users-tips/tips-criteria-queries.ts';

/** A search reads at most this many open tips, the newest ones. */
const MOST_TIPS = 50_000;
/** `contestSeasonId` is contest · 1 000 000 + yyyymm. */
export const SEASONS_OF_CONTEST = 1_000_000;
const MILLI = 1_000;

/** Criteria about who has a tip on an outcome, as far as they select anything. */
function tipCriteriaOf(criteria: ScannerCriteria) {
  const { isOnlyTipsDescription, tipsCountPerUser, contestId, period: _, ...others } = criteria;
  const figures = {
    minProfitPercent: others.minProfitPercent,
    maxProfitPercent: others.maxProfitPercent,
    minRoi: others.minRoi,
    maxRoi: others.maxRoi,
    // 0 is not a bound: places begin at 1.
    minPositionRating: others.minPositionRating || undefined,
    maxPositionRating: others.maxPositionRating || undefined,
    minTipsCount: others.minTipsCount || undefined,
    maxTipsCount: others.maxTipsCount,
    minAverageOdds: others.minAverageOdds,
    maxAverageOdds: others.maxAverageOdds,
  };
  const known = Object.entries(figures).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  const isAny =
    known.length > 0 || isOnlyTipsDescription === true || !!tipsCountPerUser || !!contestId;
  return isAny
    ? (Object.fromEntries(known) as Partial<Record<keyof typeof figures, number>>)
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
  const figures = tipCriteriaOf(criteria);
  if (figures === undefined) return undefined;
  const { minAverageOdds, maxAverageOdds, ...ofAuthor } = figures;
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

/** The index as SQL: used while there are too many cappers for one, and to verify it. */
export async function findTipped(
  db: Db,
  { criteria, minAverageMilli, maxAverageMilli, contestId, tipsPerUser }: TippedSearch,
  viewer: TipViewer,
): Promise<OutcomesByMatch> {
  const averages = between(sql`p.mean_milli`, minAverageMilli, maxAverageMilli);
  const contest =
    contestId === 0
      ? []
      : [sql`t.contest_season_id / ${SEASONS_OF_CONTEST}::int = ${contestId}::int`];
  const { rows } = await sql<{ match_id: number; odd_type: string }>`
    with candidate as (
      select t.match_id, t.odd_type,
        row_number() over (partition by t.user_id order by t.id desc) as of_user
      from tips t
      join matches m on m.id = t.match_id
      join users u on u.id = t.user_id
      left join ratings g on g.user_id = u.id
      left join capper_periods p
        on p.user_id = u.id and p.counted > 0
        and p.period = ${criteria.period ?? SEARCH_PERIOD.days30}
      where ${sql.join([matchesCriteria(criteria, viewer), ...averages, ...contest], sql` and `)}
      order by t.id desc
      limit ${MOST_TIPS}
    )
    select distinct match_id, odd_type from candidate
    where ${tipsPerUser}::int = 0 or of_user <= ${tipsPerUser}
  `.execute(db);
  return outcomesByMatch(rows);
}
