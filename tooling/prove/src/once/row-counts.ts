import { type Kysely, sql } from 'kysely';

/** How many rows each table has, and what money and terms add up to. */
export type RowCounts = Readonly<Record<string, number>>;

/** What a row count would not show: a term prolonged twice, a payment of twice the amount. */
const SUMS: Readonly<Record<string, string>> = {
  'users.subscription_expires_at':
    'select coalesce(sum(extract(epoch from subscription_expires_at)), 0) from users',
  'payments.amount_minor': 'select coalesce(sum(amount_minor), 0) from payments',
};

/** Reads the tables of a database, for the counts of all of them in one statement. */
export async function createCounter<Db>(db: Kysely<Db>): Promise<() => Promise<RowCounts>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
  `.execute(db);
  const parts = [
    ...rows.map(({ name }) => [name, `select count(*) from "${name}"`] as const),
    ...Object.entries(SUMS),
  ];
  const text = parts.map(([, query], index) => `(${query})::float8 as c${index}`).join(', ');
  return async () => {
    const counted = await sql.raw<Record<string, number>>(`select ${text}`).execute(db);
    const [row = {}] = counted.rows;
    return Object.fromEntries(parts.map(([name], index) => [name, row[`c${index}`] ?? 0]));
  };
}

/** What changed between two counts. */
export function changesOf(before: RowCounts, after: RowCounts): Record<string, number> {
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, count]) => {
      const change = count - (before[name] ?? 0);
      return change === 0 ? [] : [[name, change] as const];
    }),
  );
}
