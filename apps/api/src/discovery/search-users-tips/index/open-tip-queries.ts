import { TIP_RESULT } from '@tipmark/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import { IS_DESCRIBED } from '../tips-criteria-queries.ts';

export interface OpenTipRow {
  readonly id: number;
  readonly user_id: number;
  readonly match_id: number;
  readonly sport: number;
  readonly odd_type: string;
  readonly market: string;
  readonly milli: number;
  readonly is_described: boolean;
  readonly is_delayed: boolean;
  readonly is_hidden: boolean;
  readonly contest_season_id: number | null;
  readonly bucket: number;
  readonly rev: number;
  readonly league_id: number;
  readonly league_type: number;
  readonly status: number;
  readonly starts_at: number;
}

async function findPending(db: Db, where: RawBuilder<unknown>, limit: number) {
  const { rows } = await sql<OpenTipRow>`
    select t.id, t.user_id, t.match_id, t.sport, t.odd_type, t.market, t.milli,
      ${IS_DESCRIBED} as is_described, t.delay_salt is not null as is_delayed,
      u.is_private or u.blocked_at is not null as is_hidden, t.contest_season_id, m.bucket, m.rev,
      m.league_id, l.league_type, m.status, extract(epoch from m.starts_at)::int as starts_at
    from tips t
    join matches m on m.id = t.match_id
    join leagues l on l.id = m.league_id
    join users u on u.id = t.user_id
    where t.result = ${sql.lit(TIP_RESULT.pending)} and ${where}
    order by t.id desc
    limit ${limit}
  `.execute(db);
  return rows;
}

/** The newest pending tips older than one; all of them page by page. */
export const findPendingBefore = (db: Db, beforeId: number, limit: number): Promise<OpenTipRow[]> =>
  findPending(db, sql`t.id < ${beforeId}`, limit);

/** The newest pending tips on some matches and of some authors. */
export function findPendingOf(
  db: Db,
  matchIds: Iterable<number>,
  authorIds: Iterable<number>,
  limit: number,
): Promise<OpenTipRow[]> {
  return findPending(
    db,
    sql`t.id in (
      select id from tips where match_id = any(${[...matchIds]}::int[]) and result = ${sql.lit(TIP_RESULT.pending)}
      union
      select id from tips where user_id = any(${[...authorIds]}::int[]) and result = ${sql.lit(TIP_RESULT.pending)}
    )`,
    limit,
  );
}

export type MatchFactsRow = Pick<
  OpenTipRow,
  'rev' | 'league_id' | 'league_type' | 'status' | 'starts_at'
> & { readonly id: number };

/** The states of some matches. */
export async function findMatchFacts(db: Db, ids: readonly number[]): Promise<MatchFactsRow[]> {
  const { rows } = await sql<MatchFactsRow>`
    select m.id, m.rev, m.league_id, l.league_type, m.status,
      extract(epoch from m.starts_at)::int as starts_at
    from matches m join leagues l on l.id = m.league_id
    where m.id = any(${[...ids]}::int[])
  `.execute(db);
  return rows;
}
