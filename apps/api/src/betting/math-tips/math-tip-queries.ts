import { MATCH_STATUS, type Sport } from '@tipmark/domain';
import { sql } from 'kysely';
import { type PlayedMatchRow } from '../../matches/play/played-match-row.ts';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { PLAYED_COLUMNS } from '../settlement/settlement-queries.ts';

export interface NewMathTip {
  readonly matchId: number;
  readonly oddType: string;
  readonly milli: number;
  readonly probability: number;
  readonly valuePercent: number;
}

export interface ModelledMatch {
  readonly id: number;
  readonly expected_home: number;
  readonly expected_away: number;
  /** Probabilities of the stored prediction; null = only the source's expected goals are known. */
  readonly p1: number | null;
  readonly px: number | null;
  readonly p2: number | null;
}

/** Scheduled matches of a span without a math tip yet, with their forecasts. */
export async function findModelledMatches(
  db: Db,
  sport: Sport,
  fromSeconds: number,
  untilSeconds: number,
): Promise<ModelledMatch[]> {
  const { rows } = await sql<ModelledMatch>`
    select m.id, coalesce(p.expected_home, m.forecast_home)::float8 as expected_home,
      coalesce(p.expected_away, m.forecast_away)::float8 as expected_away, p.p1, p.px, p.p2
    from matches m
    left join lateral (
      select * from predictions x
      where x.match_id = m.id and x.is_publishable and x.known_until <= m.starts_at
      order by x.known_until desc, x.made_at desc
      limit 1
    ) p on true
    where m.sport = ${sport} and m.status = ${MATCH_STATUS.scheduled}
      and m.starts_at >= ${atSecond(fromSeconds)} and m.starts_at <= ${atSecond(untilSeconds)}
      and coalesce(p.expected_home, m.forecast_home) > 0
      and coalesce(p.expected_away, m.forecast_away) > 0
      and not exists (select from math_tips t where t.match_id = m.id)
    order by m.starts_at, m.id
  `.execute(db);
  return rows;
}

/** Those of the matches without a math tip yet, locked. */
export async function lockWithoutMathTip(
  tx: Tx,
  matchIds: readonly number[],
  nowSeconds: number,
): Promise<Set<number>> {
  // Lock first, query later: writes of other processes are visible to later statements only.
  await sql`
    select 1 from matches where id = any(${[...matchIds]}::int[]) order by id for update
  `.execute(tx);
  const { rows } = await sql<{ id: number }>`
    select id from matches m
    where id = any(${[...matchIds]}::int[]) and status = ${MATCH_STATUS.scheduled}
      and starts_at > ${atSecond(nowSeconds)}
      and not exists (select from math_tips t where t.match_id = m.id)
  `.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

export async function insertMathTips(
  tx: Tx,
  tips: readonly (NewMathTip & { readonly seq: number })[],
  nowSeconds: number,
): Promise<void> {
  await sql`
    insert into math_tips (match_id, odd_type, milli, probability, value_percent, made_at, seq)
    select "matchId", "oddType", milli, probability, "valuePercent", ${atSecond(nowSeconds)}::timestamptz, seq
    from jsonb_to_recordset(${JSON.stringify(tips)}::jsonb) as item("matchId" int, "oddType" text,
      milli int, probability double precision, "valuePercent" double precision, seq int)
  `.execute(tx);
}

export type FrozenMathTip = NewMathTip & {
  readonly sport: number;
  /** Unix seconds. */
  readonly madeAt: number;
};

/** Tips on matches that have not begun, made since an instant. */
export async function findFrozenMathTips(
  db: Db,
  sport: Sport,
  sinceSeconds: number,
): Promise<FrozenMathTip[]> {
  const { rows } = await sql<FrozenMathTip>`
    select t.match_id as "matchId", m.sport, t.odd_type as "oddType", t.milli, t.probability,
      t.value_percent as "valuePercent", extract(epoch from t.made_at)::int as "madeAt"
    from math_tips t join matches m on m.id = t.match_id
    where m.sport = ${sport} and t.result = 0 and t.made_at >= ${atSecond(sinceSeconds)}
    order by t.made_at, t.match_id
  `.execute(db);
  return rows;
}

export type OpenMathTip = PlayedMatchRow & {
  readonly match_id: number;
  readonly odd_type: string;
  readonly milli: number;
  readonly seq: number;
};

/** Open tips on matches that are no longer only scheduled or live, locked. */
export async function lockOpenMathTips(tx: Tx, limit: number): Promise<OpenMathTip[]> {
  const { rows } = await sql<OpenMathTip>`
    select t.match_id, t.odd_type, t.milli, t.seq, ${PLAYED_COLUMNS}
    from math_tips t join matches m on m.id = t.match_id
    where t.result = 0 and m.status not in (${MATCH_STATUS.scheduled}, ${MATCH_STATUS.live})
    order by m.starts_at, t.match_id
    limit ${limit}
    for update of t
  `.execute(tx);
  return rows;
}

export interface SettledMathTip {
  readonly matchId: number;
  readonly result: number;
  readonly profitMilli: number;
  readonly clv: number | null;
}

export async function saveMathResults(
  tx: Tx,
  settled: readonly SettledMathTip[],
  nowSeconds: number,
): Promise<void> {
  await sql`
    update math_tips t set result = item.result, profit_milli = item."profitMilli", clv = item.clv,
      settled_at = ${atSecond(nowSeconds)}
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb)
      as item("matchId" int, result int, "profitMilli" int, clv double precision)
    where t.match_id = item."matchId"
  `.execute(tx);
}
