import { type ScannerCriteria, SEARCH_PERIOD, type Sport } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { between, isWanted } from '../search-users-tips/tips-criteria.ts';
import type { TipViewer } from '../tips/match-tips-queries.ts';

/** A search looks at so many open tips, the newest ones. */
const MOST_TIPS = 50_000;
/** `contestSeasonId` is contest · 1 000 000 + yyyymm. */
const SEASONS_OF_CONTEST = 1_000_000;
const MILLI = 1_000;

/** Criteria about who has a tip on an outcome, as far as they select anything. */
function tipCriteriaOf(criteria: ScannerCriteria) {
  const { isOnlyTipsDescription, tipsCountPerUser, contestId, period: _, ...others } = criteria;
  const figures = {
    minProfitPercent: others.minProfitPercent,
    maxProfitPercent: others.maxProfitPercent,
    minRoi: others.minRoi,
    maxRoi: others.maxRoi,
    // 0 is no bound: places begin with the first.
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

/**
 * Outcomes on which somebody who meets the criteria has an open tip that the viewer may see, by
 * match. One statement, none where no criterion is about tips.
 * @returns undefined when every outcome will do
 */
export async function findTippedOutcomes(
  db: Db,
  sport: Sport,
  criteria: ScannerCriteria,
  viewer: TipViewer,
): Promise<ReadonlyMap<number, ReadonlySet<string>> | undefined> {
  const figures = tipCriteriaOf(criteria);
  if (figures === undefined) return undefined;
  const { minAverageOdds, maxAverageOdds, ...ofAuthor } = figures;
  const wanted = {
    ...ofAuthor,
    sportType: sport,
    ...(criteria.isOnlyTipsDescription === true && { isOnlyTipsDescription: true }),
  };
  const averages = between(
    sql`p.mean_milli`,
    minAverageOdds === undefined ? undefined : minAverageOdds * MILLI,
    maxAverageOdds === undefined ? undefined : maxAverageOdds * MILLI,
  );
  const contest = criteria.contestId
    ? [sql`t.contest_season_id / ${SEASONS_OF_CONTEST}::int = ${criteria.contestId}::int`]
    : [];
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
      where ${sql.join([isWanted(wanted, viewer), ...averages, ...contest], sql` and `)}
      order by t.id desc
      limit ${MOST_TIPS}
    )
    select distinct match_id, odd_type from candidate
    where ${criteria.tipsCountPerUser ?? 0}::int = 0
      or of_user <= ${criteria.tipsCountPerUser ?? 0}
  `.execute(db);
  const tipped = new Map<number, Set<string>>();
  for (const { match_id: matchId, odd_type: oddType } of rows) {
    tipped.set(matchId, (tipped.get(matchId) ?? new Set()).add(oddType));
  }
  return tipped;
}
