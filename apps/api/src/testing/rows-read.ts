import { Kysely, PostgresDialect } from 'kysely';
import type { Db } from '../platform/database/connect.ts';
import type { Database } from '../platform/database/schema.ts';
import type { TestDatabase } from './create-test-database.ts';

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

function readOf(node: PlanNode, table: string): number {
  const own =
    node['Relation Name'] === table
      ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      : 0;
  return (node.Plans ?? []).reduce((sum, child) => sum + readOf(child, table), own);
}

/** How many rows of a table the statements of some work read, as the database itself counts. */
export async function rowsRead(
  { pool }: Pick<TestDatabase, 'pool'>,
  table: string,
  work: (db: Db) => Promise<unknown>,
): Promise<number> {
  const sent: { text: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: pool as never }),
    log({ query }) {
      sent.push({ text: query.sql, parameters: query.parameters });
    },
  });
  await work(db);
  const client = await pool.connect();
  try {
    let rows = 0;
    for (const { text, parameters } of sent) {
      const answer = await client.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
        `explain (analyze, format json) ${text}`,
        parameters,
      );
      for (const { Plan } of answer.rows[0]?.['QUERY PLAN'] ?? []) rows += readOf(Plan, table);
    }
    return rows;
  } finally {
    client.release();
  }
}
