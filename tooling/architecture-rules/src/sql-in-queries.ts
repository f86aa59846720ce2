import { isTest, type RepositoryFile, type Violation } from './repository-files.ts';

const SOURCE = 'apps/api/src/';
const AREAS = ['calls', 'people', 'matches', 'betting', 'discovery', 'platform', 'start'];

/** The engine itself: connections, locks, migrations and upkeep are statements by their nature. */
const ENGINE = 'apps/api/src/platform/database/';

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
    .filter((file) => AREAS.some((area) => file.path.startsWith(`${SOURCE}${area}/`)))
    .filter((file) => file.path.endsWith('.ts') && !file.path.endsWith('-queries.ts'))
    .filter((file) => !isTest(file) && !file.path.startsWith(ENGINE))
    .filter(({ text }) => SQL.some((written) => written.test(text)))
    .map(({ path }) => ({
      path,
      message: 'writes SQL: move it to a function in a *-queries.ts of its folder',
    }));
}
