import { createHash } from 'node:crypto';
import { readMigrations } from '../platform/database/migration-files.ts';

/** Names the schema that all migrations together make: what is made from it is made once. */
export function schemaHash(): string {
  const hash = createHash('sha256');
  for (const { id, sha256 } of readMigrations()) hash.update(`${id} ${sha256}\n`);
  return hash.digest('hex').slice(0, 20);
}
