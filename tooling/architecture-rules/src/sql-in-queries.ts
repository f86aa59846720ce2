import { isTest, type RepositoryFile, type Violation } from './repository-files.ts';

const SOURCE = 'apps/api/src/';

/** Where statements are not those of a subject. */
const EXCEPT = [
  // Connections, locks, migrations and upkeep are the engine that runs statements.
  'platform/database/',
  // Statements on any table, of which queries of every subject are made.
  'ingest/rows/',
].map((folder) => SOURCE + folder);

/** How SQL is written: kysely's tag and its helpers, its builders, text passed to a connection. */
const SQL = [
  /\bsql\s*(?:<[^`]*>)?`/,
  /\bsql\.(?:raw|ref|table|join|lit|id|val)\b/,
  /\.(?:selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/,
  /\.query(?:<[^(]*>)?\(\s*['"`]/,
];

/** SQL of the API is only written in `*-queries.ts`, as named functions of the folder's subject. */
export function sqlInQueries(files: readonly RepositoryFile[]): Violation[] {
  return files
    .filter((file) => file.path.startsWith(SOURCE) && !isTest(file))
    .filter(({ path }) => path.endsWith('.ts') && !path.endsWith('-queries.ts'))
    .filter(({ path }) => !EXCEPT.some((folder) => path.startsWith(folder)))
    .filter(({ text }) => SQL.some((written) => written.test(text)))
    .map(({ path }) => ({
      path,
      message: 'writes SQL: move it to a function in a *-queries.ts of its folder',
    }));
}
