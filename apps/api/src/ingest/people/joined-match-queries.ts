import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { REPORTED_SEASON } from '../identity/reported-season.ts';
import { SIDES, TURNED } from '../identity/sides-of-people.ts';
import { swappedOddType } from '../matches/swap-sides.ts';
import { saveLayouts } from '../odds/phase-queries.ts';
import { layoutOf } from '../odds/price-layout.ts';
import { noteIdentities } from '../rows/allocate-ids.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';

/** Two rows of one match: the first is merged into the second. */
export interface MatchesToJoin {
  fromId: number;
  intoId: number;
  isSwapped: boolean;
}

/**
 * Those of the matches with tips. The ledger refers to their row forever, so it is never joined to
 * another one.
 */
export async function findTipped(
  tx: Db | Tx,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select match_id as id from tips where match_id = any(${[...ids]}::int[])
    union select match_id from math_tips where match_id = any(${[...ids]}::int[])
    union select match_id from ledger_reveals where match_id = any(${[...ids]}::int[])
  `.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** The address of the deleted row redirects to the other one, over any later join. */
export async function retainAddresses(tx: Tx, joins: readonly MatchesToJoin[]): Promise<void> {
  const moved = rowsAsTable(
    joins.map(({ fromId, intoId }) => ({ from: fromId, into: intoId })),
    '"from" int, "into" int',
  );
  await sql`
    update joined_matches as j set match_id = item."into" from ${moved}
    where j.match_id = item."from"
  `.execute(tx);
  await sql`
    insert into joined_matches (gone_id, match_id) select "from", "into" from ${moved}
    on conflict (gone_id) do update set match_id = excluded.match_id
  `.execute(tx);
}

/** Deletes the first rows, once everything of them was moved. */
export async function deleteJoined(tx: Tx, joins: readonly MatchesToJoin[]): Promise<void> {
  await sql`delete from matches where id = any(${joins.map(({ fromId }) => fromId)}::int[])`.execute(
    tx,
  );
  await noteIdentities(tx);
}

const OF_SOURCES = [
  'feed_sequences',
  'feed_contents',
  'match_events',
  'match_sets',
  'match_shots',
  'statistics_polls',
] as const;
const OF_BUCKETS = ['phase_prices', 'site_lines', 'odds_points'] as const;
/** What identifies a row of a match: where both matches have it, that of the first is dropped. */
const ROW_KEYS: Readonly<Record<(typeof OF_SOURCES | typeof OF_BUCKETS)[number], string[]>> = {
  feed_sequences: ['source'],
  feed_contents: ['source'],
  match_events: ['source', 'key'],
  match_sets: ['set_number', 'source'],
  match_shots: ['source'],
  statistics_polls: ['source', 'minute'],
  phase_prices: ['phase', 'at'],
  site_lines: ['odd_type', 'at'],
  odds_points: ['odd_type', 'bookmaker_id', 'at'],
};
/** Deleted with the row, once the other one's data were moved. */
const LEFT = ['predictions', 'page_views', 'in_play_lines', 'late_scores', 'match_stats'] as const;

interface MovedRow {
  from: number;
  into: number;
  turned: boolean;
  bucket: number;
  /** Of the first row, where the second one is of another season. */
  season: number | null;
}
type Moved = ReturnType<typeof movedTable>;

const movedTable = (rows: readonly MovedRow[]) =>
  rowsAsTable(rows, '"from" int, "into" int, turned boolean, bucket int, season int');

/** Moves what sources and visitors have of the first rows to the second ones. */
export async function moveRows(
  tx: Tx,
  pairs: readonly (MatchesToJoin & {
    readonly from: { readonly seasonId: number };
    readonly into: { readonly seasonId: number; readonly bucket: number };
  })[],
): Promise<void> {
  const rows = pairs.map(({ fromId, intoId, isSwapped, from, into }) => {
    const season = from.seasonId === into.seasonId ? null : from.seasonId;
    return { from: fromId, into: intoId, turned: isSwapped, bucket: into.bucket, season };
  });
  const moved = movedTable(rows);
  await sql`
    update source_keys as k set id = item."into" from ${moved}
    where k.kind = 'match' and k.id = item."from"
  `.execute(tx);
  await sql`
    update feed_sequences as s
    set heads = s.heads || jsonb_build_object(
      ${SIDES}::text, jsonb_build_array(0,
        split_part(s.heads -> ${SIDES} ->> 1, e'\n', 2) || e'\n' ||
        split_part(s.heads -> ${SIDES} ->> 1, e'\n', 1)),
      ${TURNED}::text, jsonb_build_array(0, ''))
    from ${moved} where s.match_id = item."from" and item.turned and s.heads ? ${SIDES}
  `.execute(tx);
  await sql`
    update feed_sequences as s set heads = case
      when s.heads ? ${TURNED}::text then s.heads - ${TURNED}::text
      else s.heads || jsonb_build_object(${TURNED}::text, jsonb_build_array(0, '')) end
    from ${moved} where s.match_id = item."from" and item.turned and not s.heads ? ${SIDES}::text
  `.execute(tx);
  await sql`
    update feed_sequences as s
    set heads = s.heads || jsonb_build_object(
      ${REPORTED_SEASON}::text, jsonb_build_array(0, item.season::text))
    from ${moved} where s.match_id = item."from" and item.season is not null
      and not s.heads ? ${REPORTED_SEASON}::text
  `.execute(tx);
  await swapDetails(tx, moved);
  for (const table of OF_SOURCES) {
    await dropRepeated(tx, table, moved);
    await sql`
      update ${sql.table(table)} as t set match_id = item."into" from ${moved}
      where t.match_id = item."from"
    `.execute(tx);
  }
  await swapLines(tx, rows);
  for (const table of OF_BUCKETS) {
    await dropRepeated(tx, table, moved);
    await sql`
      update ${sql.table(table)} as t set match_id = item."into", bucket = item.bucket
      from ${moved} where t.match_id = item."from"
    `.execute(tx);
  }
  await movePredictions(tx, moved);
  await moveVisitors(tx, moved);
  for (const table of ['in_play_prices', 'match_lineups'] as const) {
    await sql`
      update ${sql.table(table)} as t set match_id = item."into" from ${moved}
      where t.match_id = item."from" and not exists (
        select from ${sql.table(table)} as other where other.match_id = item."into"
      )
    `.execute(tx);
  }
  const goneIds = rows.map(({ from }) => from);
  for (const table of LEFT) {
    await sql`
      delete from ${sql.table(table)} where match_id = any(${goneIds}::int[])
    `.execute(tx);
  }
}

/** Events and line-ups of the first rows whose sides are the other way round. */
async function swapDetails(tx: Tx, moved: Moved): Promise<void> {
  const otherSide = sql`case side when 'home' then 'away' else 'home' end`;
  await sql`
    update match_events as e set side = ${otherSide}
    from ${moved} where e.match_id = item."from" and item.turned
  `.execute(tx);
  await sql`
    update match_shots as s set shots = ${withOtherSide('s.shots')},
      corners = ${withOtherSide('s.corners')}
    from ${moved} where s.match_id = item."from" and item.turned
  `.execute(tx);
  await sql`
    update statistics_polls as p set home = p.away, away = p.home
    from ${moved} where p.match_id = item."from" and item.turned
  `.execute(tx);
  // The two of a match are unique by their side, so that they cannot change sides at once.
  const { rows } = await sql<{ row: object }>`
    select to_jsonb(l) || jsonb_build_object('side', ${otherSide}) as row
    from match_lineups l join ${moved} on l.match_id = item."from" where item.turned
  `.execute(tx);
  if (rows.length === 0) return;
  await sql`
    delete from match_lineups as l using ${moved} where l.match_id = item."from" and item.turned
  `.execute(tx);
  await sql`
    insert into match_lineups select line.* from jsonb_populate_recordset(
      null::match_lineups, ${JSON.stringify(rows.map(({ row }) => row))}::jsonb) as line
  `.execute(tx);
}

/** A list of objects with a `side`, each on the other one. */
const withOtherSide = (column: string) => sql`coalesce((
  select jsonb_agg(one || jsonb_build_object('side',
    case one ->> 'side' when 'home' then 'away' else 'home' end) order by place)
  from jsonb_array_elements(${sql.ref(column)}) with ordinality as listed(one, place)), ${sql.ref(column)})`;

async function dropRepeated(tx: Tx, table: keyof typeof ROW_KEYS, moved: Moved): Promise<void> {
  const columns = ['match_id', ...ROW_KEYS[table]];
  const list = (prefix: string) =>
    sql.raw(
      columns
        .slice(1)
        .map((column) => `${prefix}.${column}`)
        .join(', '),
    );
  await sql`
    delete from ${sql.table(table)} as t using ${moved}, ${sql.table(table)} as other
    where t.match_id = item."from" and other.match_id = item."into"
      and (${list('t')}) = (${list('other')})
  `.execute(tx);
}

/** Predictions of the deleted row move to the other one where it has no such prediction. */
async function movePredictions(tx: Tx, moved: Moved): Promise<void> {
  const ofSides = (home: string, away: string) =>
    sql`case when item.turned then ${sql.ref(away)} else ${sql.ref(home)} end`;
  await sql`
    insert into predictions (match_id, model, known_until, made_at, p1, px, p2, expected_home,
      expected_away, forecast_score, p_over_main, p_both_score, home_matches, away_matches,
      has_shots, has_past_odds, is_publishable, p_home_wins)
    select item."into", p.model, p.known_until, p.made_at, ${ofSides('p.p1', 'p.p2')}, p.px,
      ${ofSides('p.p2', 'p.p1')}, ${ofSides('p.expected_home', 'p.expected_away')},
      ${ofSides('p.expected_away', 'p.expected_home')},
      case when item.turned
        then split_part(p.forecast_score, ':', 2) || ':' || split_part(p.forecast_score, ':', 1)
        else p.forecast_score end,
      p.p_over_main, p.p_both_score, ${ofSides('p.home_matches', 'p.away_matches')},
      ${ofSides('p.away_matches', 'p.home_matches')}, p.has_shots, p.has_past_odds,
      p.is_publishable, case when item.turned then 1 - p.p_home_wins else p.p_home_wins end
    from predictions p join ${moved} on p.match_id = item."from"
    on conflict (match_id, model, known_until) do nothing
  `.execute(tx);
}

/** Moves views, followers, items of the activity list and people's own bets, too. */
async function moveVisitors(tx: Tx, moved: Moved): Promise<void> {
  await sql`
    insert into page_views (match_id, day, guest_id, viewed_at)
    select item."into", v.day, v.guest_id, v.viewed_at
    from page_views v join ${moved} on v.match_id = item."from"
    on conflict do nothing
  `.execute(tx);
  await sql`
    update matches as m set views = m.views + gone.views
    from ${moved} join matches gone on gone.id = item."from" where m.id = item."into"
  `.execute(tx);
  await sql`
    insert into match_notifications (user_id, match_id, options, told, told_rev, created_at)
    select n.user_id, item."into", n.options, n.told, n.told_rev, n.created_at
    from match_notifications n join ${moved} on n.match_id = item."from"
    on conflict do nothing
  `.execute(tx);
  await sql`
    update feed_items as f set match_id = item."into" from ${moved} where f.match_id = item."from"
  `.execute(tx);
  await sql`
    update bets as b set match_id = item."into", odd_type = case
      when item.turned and b.odd_type ~ '[.]1(:|$)' then regexp_replace(b.odd_type, '[.]1(?=:|$)', '.2')
      when item.turned and b.odd_type ~ '[.]2(:|$)' then regexp_replace(b.odd_type, '[.]2(?=:|$)', '.1')
      else b.odd_type end
    from ${moved} where b.match_id = item."from"
  `.execute(tx);
}

/** Swaps lines of both sides by way of temporary unique names. */
async function swapLines(
  tx: Tx,
  rows: readonly { from: number; turned: boolean }[],
): Promise<void> {
  const ids = rows.filter(({ turned: swapped }) => swapped).map(({ from }) => from);
  if (ids.length === 0) return;
  for (const table of ['site_lines', 'odds_points'] as const) {
    const { rows: found } = await sql<{ odd_type: string }>`
      select distinct odd_type from ${sql.table(table)} where match_id = any(${ids}::int[])
    `.execute(tx);
    for (const { odd_type } of found) {
      const other = swappedOddType(odd_type);
      if (other === odd_type) continue;
      await renameLines(tx, table, ids, odd_type, `turned ${other}`);
    }
    for (const { odd_type } of found) {
      const other = swappedOddType(odd_type);
      if (other !== odd_type) await renameLines(tx, table, ids, `turned ${other}`, other);
    }
  }
}

async function renameLines(
  tx: Tx,
  table: 'site_lines' | 'odds_points',
  ids: readonly number[],
  before: string,
  now: string,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set odd_type = ${now}
    where match_id = any(${ids}::int[]) and odd_type = ${before}
  `.execute(tx);
}

/** Prices of a phase refer to a list of outcomes that other matches share. */
export async function swapLayouts(tx: Tx, joins: readonly MatchesToJoin[]): Promise<void> {
  const ids = joins.filter(({ isSwapped }) => isSwapped).map(({ fromId }) => fromId);
  if (ids.length === 0) return;
  const { rows } = await sql<{ id: number; odd_types: string[]; bookmaker_ids: number[] }>`
    select id, odd_types, bookmaker_ids from price_layouts
    where id in (select layout_id from phase_prices where match_id = any(${ids}::int[]))
  `.execute(tx);
  const swapped = rows.map(({ id, odd_types, bookmaker_ids }) => {
    return { id, layout: layoutOf(odd_types.map(swappedOddType), bookmaker_ids) };
  });
  const stored = await saveLayouts(tx, new Set(swapped.map(({ layout }) => layout)));
  const changes = swapped.map(({ id, layout }) => ({ before: id, now: stored.get(layout) ?? id }));
  await sql`
    update phase_prices as p set layout_id = item.now
    from ${rowsAsTable(changes, 'before int, now int')}
    where p.layout_id = item.before and p.match_id = any(${ids}::int[])
  `.execute(tx);
}
