import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MigrationRefused } from '../errors/database-errors.ts';

export interface Migration {
  readonly id: string;
  readonly sql: string;
  readonly sha256: string;
}

const NAME = /^\d{4}-[a-z0-9-]+\.sql$/;

export const MIGRATIONS_DIR = join(import.meta.dirname, 'migrations');

/** Migrations of a folder in the order of their numbers. */
export function readMigrations(folder = MIGRATIONS_DIR): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const numbers = new Set<string>();
  return names.map((name) => {
    if (!NAME.test(name) || numbers.has(name.slice(0, 4))) {
      throw new MigrationRefused(
        `Migration ${name} in ${folder} needs a number of its own: 0001-what-it-makes.sql`,
      );
    }
    numbers.add(name.slice(0, 4));
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    const sha256 = createHash('sha256').update(sql).digest('hex');
    return { id: name.slice(0, -'.sql'.length), sql, sha256 };
  });
}
