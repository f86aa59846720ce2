import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';

export const BULK_KINDS = [
  'matches',
  'prices',
  'closing',
  'ledger',
  'forecasts',
  'runs',
  'inputs',
] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

export interface BulkFile {
  readonly id: string;
  readonly day: string;
  readonly kind: BulkKind;
  /** From 1. */
  readonly revision: number;
  readonly lines: number;
  readonly bytes: number;
  /** Of the file. */
  readonly sha256: string;
  /** Of the lines in it. */
  readonly contentSha256: string;
  /** Unix seconds. */
  readonly madeAt: number;
}

/** For how many days after its end the content of a day is compared again. */
const SETTLING_DAYS = 7;
const RETAINED_REVISIONS = 2;
const UNFINISHED_SECONDS = 3_600;

const selectFiles = sql`select f.id, f.day::text as day, f.kind, f.revision, f.lines, f.bytes,
  f.sha256, f.content_sha256 as "contentSha256", extract(epoch from f.made_at)::int as "madeAt"
  from bulk_files f`;

/** The newest revision of every file, the newest day first. */
export async function findBulkFiles(db: Db): Promise<BulkFile[]> {
  const { rows } = await sql<BulkFile>`
    ${selectFiles} where not exists (
      select from bulk_files n
      where n.day = f.day and n.kind = f.kind and n.revision > f.revision
    )
    order by f.day desc, f.kind
  `.execute(db);
  return rows;
}

/** A file; its newest revision where none is named. */
export async function findBulkFile(
  db: Db,
  { day, kind, revision }: { day: string; kind: BulkKind; revision: number | undefined },
): Promise<BulkFile | undefined> {
  const { rows } = await sql<BulkFile>`
    ${selectFiles} where f.day = ${day} and f.kind = ${kind}
      and ${revision === undefined ? sql`true` : sql`f.revision = ${revision}`}
    order by f.revision desc limit 1
  `.execute(db);
  return rows[0];
}

/** The bytes of a file, piece after piece: one statement for each. */
export async function* readChunks(db: Db, fileId: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const row = await db
      .selectFrom('bulk_chunks')
      .select('bytes')
      .where('file_id', '=', fileId)
      .where('position', '=', position)
      .executeTakeFirst();
    if (row === undefined) return;
    yield Buffer.from(row.bytes);
  }
}

export async function insertChunk(
  db: Db,
  chunk: { readonly fileId: string; readonly position: number; readonly bytes: Buffer },
  nowSeconds: number,
): Promise<void> {
  const { fileId: file_id, position, bytes } = chunk;
  const written_at = atSecond(nowSeconds);
  await db.insertInto('bulk_chunks').values({ file_id, position, bytes, written_at }).execute();
}

export async function deleteChunks(db: Db, fileId: string): Promise<void> {
  await db.deleteFrom('bulk_chunks').where('file_id', '=', fileId).execute();
}

export type MadeFile = Omit<BulkFile, 'revision' | 'madeAt'> & { readonly hasHidden: boolean };

/**
 * Stores a file as the next revision of its day, unless the last one has the same content.
 * @returns false where it is not needed: the last one has the same, or another process was faster
 */
export async function insertFile(db: Db, file: MadeFile, nowSeconds: number): Promise<boolean> {
  const { rows } = await sql`
    with last as (
      select revision, content_sha256 from bulk_files
      where day = ${file.day} and kind = ${file.kind} order by revision desc limit 1
    )
    insert into bulk_files (id, day, kind, revision, lines, bytes, sha256, content_sha256, made_at,
      checked_at, has_hidden)
    select ${file.id}, ${file.day}, ${file.kind}, coalesce((select revision from last), 0) + 1,
      ${file.lines}, ${file.bytes}, ${file.sha256}, ${file.contentSha256}, ${atSecond(nowSeconds)},
      ${atSecond(nowSeconds)}, ${file.hasHidden}
    where not exists (select from last where content_sha256 = ${file.contentSha256})
    on conflict do nothing returning id
  `.execute(db);
  return rows.length > 0;
}

/** The content of a day is still the same. */
export async function markChecked(db: Db, file: MadeFile, nowSeconds: number): Promise<void> {
  await sql`
    update bulk_files f set checked_at = ${atSecond(nowSeconds)}, has_hidden = ${file.hasHidden}
    where f.day = ${file.day} and f.kind = ${file.kind}
      and f.content_sha256 = ${file.contentSha256}
  `.execute(db);
}

/** Deletes revisions that were replaced twice, and pieces of files that were never finished. */
export async function deleteOldFiles(db: Db, nowSeconds: number): Promise<void> {
  await sql`
    delete from bulk_files f where f.revision <= (
      select max(n.revision) from bulk_files n where n.day = f.day and n.kind = f.kind
    ) - ${RETAINED_REVISIONS}::int
  `.execute(db);
  await sql`
    delete from bulk_chunks c where c.written_at < ${atSecond(nowSeconds - UNFINISHED_SECONDS)}
      and not exists (select from bulk_files f where f.id = c.file_id)
  `.execute(db);
}

export interface DayWanted {
  readonly day: string;
  readonly kind: BulkKind;
}

/**
 * Files to make or to compare again, the newest day first: of days that are over and not older than
 * some days, once a day while they may still change. A day of the ledger begins and ends with a
 * signed head. None while the past is still being added: most would never be compared again.
 */
export async function findDaysWanted(
  db: Db,
  { nowSeconds, daysBack, limit }: { nowSeconds: number; daysBack: number; limit: number },
): Promise<DayWanted[]> {
  const today = sql`(${atSecond(nowSeconds)} at time zone 'UTC')::date`;
  const { rows } = await sql<DayWanted>`
    with days as (
      select ${today} - back as day from generate_series(1, ${daysBack}::int) as back
    ), wanted as (
      select d.day, k.kind from days d
      cross join unnest(${[...BULK_KINDS]}::text[]) as k(kind)
      where case k.kind
        when 'ledger' then exists (select from ledger_heads h where h.day = d.day)
        when 'runs' then exists (
          select from forecast_runs r
          where r.made_at >= (d.day at time zone 'UTC')
            and r.made_at < ((d.day + 1) at time zone 'UTC')
        )
        when 'inputs' then exists (
          select from forecast_runs r join forecast_inputs i on i.run_id = r.id
          where r.made_at >= (d.day at time zone 'UTC')
            and r.made_at < ((d.day + 1) at time zone 'UTC')
        )
        else exists (
          select from matches m
          where m.starts_at >= (d.day at time zone 'UTC')
            and m.starts_at < ((d.day + 1) at time zone 'UTC')
        ) end
    )
    select w.day::text as day, w.kind from wanted w
    left join lateral (
      select f.checked_at, f.has_hidden from bulk_files f
      where f.day = w.day and f.kind = w.kind order by f.revision desc limit 1
    ) f on true
    where not exists (select from simulated_history where seasons_percent < 100)
      and (f.checked_at is null or (
        f.checked_at < (${today} at time zone 'UTC')
        and (f.has_hidden or w.day >= ${today} - ${SETTLING_DAYS}::int)
      ))
    order by w.day desc, w.kind limit ${limit}
  `.execute(db);
  return rows;
}

/** Where the ledger of a day begins and ends: after the head of the day before, up to its own. */
export async function findLedgerRange(
  db: Db,
  day: string,
): Promise<{ readonly after: number; readonly last: number } | undefined> {
  const { rows } = await sql<{ after: number; last: number }>`
    select h.seq as last, coalesce(
      (select b.seq from ledger_heads b where b.day < h.day order by b.day desc limit 1), 0
    ) as after
    from ledger_heads h where h.day = ${day}
  `.execute(db);
  return rows[0];
}
