import type { TipsCriteria } from '@tipmark/contract';
import type { TipsSearchSort } from '@tipmark/domain';
import { sql } from 'kysely';
import {
  columnsIn,
  type MatchTipRow,
  type TipViewer,
} from '../../betting/tips/match-tips-queries.ts';
import type { Db } from '../../platform/database/connect.ts';

export type TipsSearch = TipViewer & {
  readonly criteria: TipsCriteria;
  readonly sort: TipsSearchSort;
  /** 0 = all. */
  readonly tipsPerUser: number;
  /** Tips to skip. */
  readonly offset: number;
  readonly limit: number;
};

/** A found tip, narrow enough that thousands may be read. */
export interface FoundTipRow {
  readonly kind: 'tip';
  readonly id: number;
  readonly user_id: number;
  readonly match_id: number;
  readonly bucket: number;
  /** Revision of the match. */
  readonly rev: number;
  readonly odd_type: string;
  readonly milli: number;
}

/** A choice in a list of the filter, with the number of tips under the other criteria. */
export interface ChoiceRow {
  readonly kind: 'league' | 'match' | 'market';
  /** For a league or match. */
  readonly id: number;
  /** For a match. */
  readonly rev: number;
  readonly sport: number;
  /** For a market. */
  readonly odd_type: string;
  readonly tips: number;
}

export interface TipsFound {
  readonly tips: readonly FoundTipRow[];
  /** On all pages. */
  readonly count: number;
  readonly choices: readonly ChoiceRow[];
}

export type ShownTipRow = MatchTipRow & {
  readonly match_id: number;
  readonly sport: number;
  readonly author_clv: number | null;
};

/**
 * These tips in full, in the same order, with their authors' statistics over a period; without
 * those of authors who hide them since they were found.
 */
export async function findShownTips(
  db: Db,
  tips: readonly Pick<FoundTipRow, 'id' | 'bucket'>[],
  period: number,
): Promise<ShownTipRow[]> {
  if (tips.length === 0) return [];
  const ids = tips.map(({ id }) => id);
  const buckets = [...new Set(tips.map(({ bucket }) => bucket))];
  const { rows } = await sql<ShownTipRow>`
    select ${columnsIn(buckets)}, t.match_id, t.sport, a.clv as author_clv, 0 as total
    from unnest(${ids}::int[]) with ordinality as wanted(id, place)
    join tips t on t.id = wanted.id
    join matches m on m.id = t.match_id
    join users u on u.id = t.user_id
    left join ratings g on g.user_id = u.id
    left join lateral (
      select p.counted, p.profit_milli as profit_sum, p.stake_milli as stake_sum, p.clv
      from capper_periods p
      where p.user_id = u.id and p.counted > 0 and p.period = ${period}
    ) a on true
    where not u.is_private and u.blocked_at is null
    order by wanted.place
  `.execute(db);
  return rows;
}

/** The users somebody follows. */
export async function findFollowed(db: Db, followerId: number): Promise<Set<number>> {
  const { rows } = await sql<{ tipster_id: number }>`
    select tipster_id from follows where follower_id = ${followerId}
  `.execute(db);
  return new Set(rows.map(({ tipster_id: id }) => id));
}
