import { hash } from 'node:crypto';
import type { RejectedLine } from '@tipmark/contract/feed';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';

const LONGEST_RECORD = 4_000;

/** Stores refused lines for the operator; a repeated line only increments its count. */
export async function saveRejectedLines(
  db: Db,
  refusals: readonly RejectedLine[],
  nowSeconds: number,
): Promise<void> {
  if (refusals.length === 0) return;
  const rows = new Map(refusals.map((rejection) => toEntry(rejection, nowSeconds)));
  const columns =
    'digest text, source text, file text, line int, reason text, record text, seen_at double precision';
  await sql`
    insert into quarantine
      (digest, source, file, line, reason, record, first_seen_at, last_seen_at)
    select digest, source, file, line, reason, record, to_timestamp(seen_at), to_timestamp(seen_at)
    from ${rowsAsTable([...rows.values()], columns)}
    on conflict (digest)
    do update set times = quarantine.times + 1, last_seen_at = excluded.last_seen_at
  `.execute(db);
}

function toEntry({ source, file, line, reason, record }: RejectedLine, nowSeconds: number) {
  const text = storable(typeof record === 'string' ? record : (JSON.stringify(record) ?? ''));
  const row = {
    source: storable(source),
    file: file === undefined ? null : storable(file),
    line,
    reason: storable(reason),
    record: text.slice(0, LONGEST_RECORD).toWellFormed(),
    seen_at: nowSeconds,
  };
  const digest = hash('sha1', JSON.stringify([source, file, line, reason, text]), 'base64url');
  return [digest, { ...row, digest }] as const;
}

/** PostgreSQL stores neither NUL characters nor halves of a surrogate pair. */
function storable(text: string): string {
  return text.replaceAll('\0', '\u{FFFD}').toWellFormed();
}
