import { LEDGER_KIND, TIP_RESULT } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { nameColumn } from '../../platform/database/name-column.ts';
import { isVisibleTo, type TipViewer } from './match-tips-queries.ts';

export interface SettledTipRow {
  readonly id: number;
  readonly sport: number;
  readonly odd_type: string;
  readonly milli: number;
  readonly stake: number;
  readonly result: number;
  readonly profit_milli: number;
  readonly clv: number | null;
  /** Unix seconds. */
  readonly created_at: number;
  readonly settled_at: number;
  readonly league_id: number;
  readonly league_slug: string;
  readonly league_name: string;
}

/** Every settled tip of a capper, in order of settlement. */
export function findSettledTips(
  db: Db,
  userId: number,
  locale: Locale,
): Promise<readonly SettledTipRow[]> {
  return db
    .selectFrom('tips as t')
    .innerJoin('matches as m', 'm.id', 't.match_id')
    .innerJoin('leagues as l', 'l.id', 'm.league_id')
    .select([
      't.id',
      't.sport',
      't.odd_type',
      't.milli',
      't.stake',
      't.result',
      't.profit_milli',
      't.clv',
      'l.id as league_id',
      'l.slug as league_slug',
      `l.${nameColumn(locale)} as league_name`,
      sql<number>`extract(epoch from t.created_at)::int`.as('created_at'),
      sql<number>`extract(epoch from t.settled_at)::int`.as('settled_at'),
    ])
    .where('t.user_id', '=', userId)
    .where('t.result', '<>', TIP_RESULT.pending)
    .orderBy('t.settled_seq')
    .orderBy('t.id')
    .execute();
}

/** Unix seconds of every reset, oldest first, as the ledger has them. */
export async function findResets(db: Db, ledgerId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('ledger_entries')
    .select(sql<number>`extract(epoch from at)::int`.as('at'))
    .where('ledger_id', '=', ledgerId)
    .where('kind', '=', LEDGER_KIND.reset)
    .orderBy('seq')
    .execute();
  return rows.map(({ at }) => at);
}

export interface TipCountRow {
  readonly sport: number;
  readonly active: number;
  readonly settled: number;
}

/** How many tips of a capper this viewer may see. */
export async function countTipsBySport(
  db: Db,
  userId: number,
  viewer: TipViewer,
): Promise<TipCountRow[]> {
  const { rows } = await sql<TipCountRow>`
    select t.sport, count(*) filter (where t.result = ${TIP_RESULT.pending})::int as active,
      count(*) filter (where t.result <> ${TIP_RESULT.pending})::int as settled
    from tips t join matches m on m.id = t.match_id
    where t.user_id = ${userId} and ${isVisibleTo(viewer)}
    group by t.sport order by t.sport
  `.execute(db);
  return rows;
}
