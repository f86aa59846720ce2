import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { copyInto } from '../rows/insert-rows.ts';
import { columnsAsTable, rowsAsTable } from '../rows/rows-as-table.ts';
import { timestampText } from '../rows/timestamp-text.ts';
import type { Writes } from '../rows/writes.ts';
import type { OddsPoint } from './odds-point.ts';
import type { BookmakerRole, LinePoint } from './site-line-series.ts';

/** Outcomes of a match, with the partition their prices are in. */
export interface Outcomes {
  matchId: number;
  bucket: number;
  oddTypes: readonly string[];
}

const OUTCOMES = '"matchId" int, bucket int, "oddTypes" text[]';

interface Outcome {
  matchId: number;
  bucket: number;
  oddType: string;
}

const OUTCOME = '"matchId" int, bucket int, "oddType" text';

export async function loadPoints(
  tx: Tx,
  outcomes: readonly Outcomes[],
): Promise<(OddsPoint & { matchId: number })[]> {
  if (outcomes.length === 0) return [];
  const { rows } = await sql<OddsPoint & { matchId: number }>`
    select p.match_id as "matchId", p.odd_type as "oddType", p.bookmaker_id as "bookmakerId",
      extract(epoch from p.at)::float8 as at, p.milli
    from ${rowsAsTable(outcomes, OUTCOMES)}
    join odds_points as p on p.match_id = item."matchId" and p.odd_type = any(item."oddTypes")
      and p.bucket = item.bucket
    where p.bucket = any(${bucketsOf(outcomes)}::int[])
  `.execute(tx);
  return rows;
}

/** Outcomes of a winner or a total that have a site line, of matches whose main line lacks one. */
export async function loadListable(
  tx: Tx,
  matches: readonly { matchId: number; bucket: number }[],
): Promise<{ matchId: number; oddType: string }[]> {
  if (matches.length === 0) return [];
  const { rows } = await sql<{ matchId: number; oddType: string }>`
    select distinct l.match_id as "matchId", l.odd_type as "oddType"
    from ${rowsAsTable(matches, '"matchId" int, bucket int')}
    join site_lines as l on l.match_id = item."matchId" and l.bucket = item.bucket
    where l.bucket = any(${bucketsOf(matches)}::int[])
      and split_part(l.odd_type, '.', 1) in ('win', 'ou')
  `.execute(tx);
  return rows;
}

export async function loadLines(tx: Tx, outcomes: readonly Outcomes[]): Promise<KnownLine[]> {
  if (outcomes.length === 0) return [];
  const { rows } = await sql<KnownLine>`
    select l.match_id as "matchId", l.odd_type as "oddType",
      extract(epoch from l.at)::float8 as at, l.milli
    from ${rowsAsTable(outcomes, OUTCOMES)}
    join site_lines as l on l.match_id = item."matchId" and l.odd_type = any(item."oddTypes")
      and l.bucket = item.bucket
    where l.bucket = any(${bucketsOf(outcomes)}::int[])
  `.execute(tx);
  return rows;
}

function bucketsOf(rows: readonly { bucket: number }[]): number[] {
  return [...new Set(rows.map(({ bucket }) => bucket))];
}

/** Aggregates by id; every other bookmaker makes the line. */
export async function loadRoles(tx: Tx): Promise<(bookmakerId: number) => BookmakerRole> {
  const rows = await tx
    .selectFrom('bookmakers')
    .select(['id', 'name'])
    .where('is_aggregate', '=', true)
    .execute();
  const roles = new Map(
    rows.map(({ id, name }): [number, BookmakerRole] => [
      id,
      /average/i.test(name) ? 'average' : 'other-aggregate',
    ]),
  );
  return (id) => roles.get(id) ?? 'bookmaker';
}

export type StoredPoint = OddsPoint & { matchId: number; bucket: number };
export type StoredLine = LinePoint & Outcome;
export type KnownLine = Omit<StoredLine, 'bucket'>;

const POINT = `bucket int, "matchId" int, "oddType" text, "bookmakerId" int,
  at double precision, milli int`;

export async function savePoints(tx: Tx, points: readonly StoredPoint[]): Promise<void> {
  if (points.length === 0) return;
  await sql`
    insert into odds_points (bucket, match_id, odd_type, bookmaker_id, at, milli)
    select bucket, "matchId", "oddType", "bookmakerId", to_timestamp(at), milli
    from ${rowsAsTable(points, POINT)}
    on conflict (match_id, odd_type, bookmaker_id, at, bucket)
    do update set milli = excluded.milli
  `.execute(tx);
}

const LINE = `${OUTCOME}, at double precision, milli int`;

const insertOfLines = (table: RawBuilder<unknown>) => sql`
  insert into site_lines (bucket, match_id, odd_type, at, milli)
  select bucket, "matchId", "oddType", to_timestamp(at), milli from ${table}`;

/** Replaces stored lines. */
export function replaceLines(writes: Writes, lines: readonly StoredLine[]): void {
  if (lines.length === 0) return;
  void writes.send(sql`
    update site_lines as l set milli = item.milli from ${rowsAsTable(lines, LINE)}
    where l.match_id = item."matchId" and l.bucket = item.bucket
      and l.odd_type = item."oddType" and l.at = to_timestamp(item.at)
  `);
}

export interface LinesOfMatch {
  id: number;
  bucket: number;
  lines: ReadonlyMap<string, readonly LinePoint[]>;
}

/** Site lines that cannot conflict with stored ones, by outcome. */
export function insertLines(writes: Writes, matches: readonly LinesOfMatch[]): void {
  if (writes.canCopy) copyLines(writes, matches);
  else sendLines(writes, matches);
}

/** Most stored rows are of this kind, so their text is built in one pass. */
function copyLines(writes: Writes, matches: readonly LinesOfMatch[]): void {
  let text = '';
  for (const { id, bucket, lines } of matches) {
    const ofMatch = `${bucket}\t${id}\t`;
    for (const [oddType, points] of lines) {
      const ofOutcome = `${ofMatch}${oddType}\t`;
      for (const { at, milli } of points) text += `${ofOutcome}${timestampText(at)}\t${milli}\n`;
    }
  }
  const statement = copyInto('site_lines', ['bucket', 'match_id', 'odd_type', 'at', 'milli']);
  if (text !== '') writes.copy(statement, text);
}

function sendLines(writes: Writes, matches: readonly LinesOfMatch[]): void {
  const lists = {
    matchId: [] as number[],
    bucket: [] as number[],
    oddType: [] as string[],
    at: [] as number[],
    milli: [] as number[],
  };
  for (const { id, bucket, lines } of matches) {
    for (const [oddType, points] of lines) {
      for (const { at, milli } of points) {
        lists.matchId.push(id);
        lists.bucket.push(bucket);
        lists.oddType.push(oddType);
        lists.at.push(at);
        lists.milli.push(milli);
      }
    }
  }
  if (lists.at.length > 0) void writes.send(insertOfLines(columnsAsTable(lists, LINE)));
}

export async function removePoints(tx: Tx, points: readonly StoredPoint[]): Promise<void> {
  if (points.length === 0) return;
  const columns = `${OUTCOME}, "bookmakerId" int, at double precision`;
  await sql`
    delete from odds_points as p using ${rowsAsTable(points, columns)}
    where p.match_id = item."matchId" and p.bucket = item.bucket
      and p.odd_type = item."oddType" and p.bookmaker_id = item."bookmakerId"
      and p.at = to_timestamp(item.at)
  `.execute(tx);
}

export async function removeLines(tx: Tx, lines: readonly StoredLine[]): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    delete from site_lines as l using ${rowsAsTable(lines, `${OUTCOME}, at double precision`)}
    where l.match_id = item."matchId" and l.bucket = item.bucket
      and l.odd_type = item."oddType" and l.at = to_timestamp(item.at)
  `.execute(tx);
}
