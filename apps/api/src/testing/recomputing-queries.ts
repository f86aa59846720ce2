import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../platform/database/connect.ts';

type Id = 'user' | 'match' | 'season' | 'team' | 'referee' | 'contest';

/** Parameters of the queries: ids, instants in unix seconds, a side. */
export type Given = Readonly<Partial<Record<Id | 'now' | 'since' | 'side', number>>>;

export interface RecomputingQueries {
  ask<Row>(db: Db, name: string, given: Given): Promise<Row[]>;
  /** Queries that have not run. */
  unasked(): string[];
}

const ENDING = '.sql';
/** What a query computes, above its first line. */
const DEFINITION = /^(?:--.*\n)+/;

/** The queries of a folder by the names of their files, listed in `docs/derived-numbers.md`. */
export function recomputingQueries(folder: string): RecomputingQueries {
  const queries = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith(ENDING))
      .map((file) => [
        file.slice(0, -ENDING.length),
        readFileSync(join(folder, file), 'utf8').replace(DEFINITION, ''),
      ]),
  );
  const requested = new Set<string>();
  return {
    async ask<Row>(db: Db, name: string, given: Given) {
      const query = queries.get(name);
      if (query === undefined) throw new Error(`${folder} has no query ${name}`);
      requested.add(name);
      const filled = query.replaceAll(
        /(?<!:):(user|match|season|team|referee|contest|now|since|side)\b/g,
        (_, key: keyof Given) => {
          if (given[key] === undefined) throw new Error(`${name} asks for ${key}`);
          return String(given[key]);
        },
      );
      return (await sql<Row>`${sql.raw(filled)}`.execute(db)).rows;
    },
    unasked: () => [...queries.keys()].filter((name) => !requested.has(name)),
  };
}
