import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../database/connect.ts';
import { withOwnDeadline } from '../database/deadline.ts';
import { findSizes } from './size-queries.ts';

const WITHIN_MS = 3_000;

/** Sizes of the tables, read when the collector scrapes; left out while the database is away. */
export function registerSizes(registry: Registry, db: Db): void {
  new Gauge({
    name: 'database_table_bytes',
    help: 'Size of a table with its indexes, in bytes.',
    labelNames: ['table'],
    registers: [registry],
    async collect() {
      this.reset();
      const sizes = await withOwnDeadline(WITHIN_MS, () => findSizes(db)).catch(() => []);
      for (const { table, bytes } of sizes) this.set({ table }, bytes);
    },
  });
}
