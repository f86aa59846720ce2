import { createHash } from 'node:crypto';
import { readMigrations } from '../platform/database/migration-files.ts';

/** Identifies the schema that results from all migrations, so that templates of it are reused. */
export function schemaHash(): string {
  const hash = createHash('sha256');
  for (const { id, sha256 } of readMigrations()) hash.update(`${id} ${sha256}\n`);
  return hash.digest('hex').slice(0, 20);
}
