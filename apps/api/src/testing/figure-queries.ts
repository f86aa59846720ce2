import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../platform/database/connect.ts';

const PAGE = join(import.meta.dirname, '../../../../docs/figures.md');

export const FIGURE_SECTIONS = {
  basics: ['Odds', 'Tips', 'Leagues'],
  settlement: ['Settlement'],
  sports: [
    'Drops and value trends',
    'Teams, referees, statistics',
    'Leaderboard, contests, forecasts',
  ],
} as const;

type Id = 'user' | 'match' | 'season' | 'team' | 'referee' | 'contest';

/** Parameters of the page's queries: ids, instants in unix seconds, a side. */
export type Given = Readonly<Partial<Record<Id | 'now' | 'since' | 'side', number>>>;

export interface FigureQueries {
  ask<Row>(db: Db, name: string, given: Given): Promise<Row[]>;
  /** Queries that have not run. */
  unasked(): string[];
}

/** Sections of docs/figures.md by name. */
export function sectionsOfFigures(): Map<string, string> {
  const [, ...sections] = readFileSync(PAGE, 'utf8').split(/^## /m);
  return new Map(sections.map((text) => [text.slice(0, text.indexOf('\n')), text]));
}

/** The queries of some sections of the page, by the name in their first line. */
export function figureQueries(part: keyof typeof FIGURE_SECTIONS): FigureQueries {
  const sections = sectionsOfFigures();
  const text = FIGURE_SECTIONS[part].map((name) => sections.get(name) ?? '').join('');
  const queries = new Map(
    [...text.matchAll(/```sql\n-- (\S+)\n([\s\S]*?)```/g)].map(
      ([, name = '', query = '']) => [name, query] as const,
    ),
  );
  const requested = new Set<string>();
  return {
    async ask<Row>(db: Db, name: string, given: Given) {
      const query = queries.get(name);
      if (query === undefined) throw new Error(`the page has no query ${name}`);
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
