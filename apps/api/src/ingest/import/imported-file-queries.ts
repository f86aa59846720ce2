import type { FileContent, FileReceipt } from '@tipmark/importers';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

/** The last import of a file, where its content is still the same. */
export async function findImported(
  db: Db,
  { format, name, digest }: FileContent,
): Promise<FileReceipt | undefined> {
  const { rows } = await sql<FileReceipt>`
    select matches, to_char(imported_at at time zone 'UTC', 'YYYY-MM-DD') as day
    from imported_files where format = ${format} and name = ${name} and digest = ${digest}
  `.execute(db);
  return rows[0];
}

/** Call after everything in the file was stored. */
export async function saveImported(
  db: Db,
  { format, name, digest }: FileContent,
  matches: number,
  nowSeconds: number,
): Promise<void> {
  await sql`
    insert into imported_files (format, name, digest, matches, imported_at)
    values (${format}, ${name}, ${digest}, ${matches}, to_timestamp(${nowSeconds}::float8))
    on conflict (format, name) do update set digest = excluded.digest,
      matches = excluded.matches, imported_at = excluded.imported_at
  `.execute(db);
}
