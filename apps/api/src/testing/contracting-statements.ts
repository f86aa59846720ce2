/** The first line of a migration that takes away what an earlier release no longer uses. */
const MARK = /^-- contract: \S.{20,}/;

const CONTRACTING: readonly (readonly [RegExp, string])[] = [
  [/^drop (?:table|view|materialized view|function|trigger|type)\b/, 'drops what may be used'],
  [/\bdrop (?:column|default)\b/, 'drops a column or its default'],
  [/\brename\b/, 'renames'],
  [/\bset not null\b/, 'forbids null'],
  [/\balter (?:column )?\w+ (?:set data )?type\b/, 'changes a type'],
  [
    /\badd (?:column )?(?:if not exists )?(?!constraint\b)\w+ [^,]*\bnot null\b(?![^,]*\bdefault\b)/,
    'adds a column that the build before does not fill',
  ],
  [
    /\badd (?:constraint \w+ )?(?:check|unique|foreign key|primary key|exclude)\b/,
    'adds a constraint',
  ],
  [/^create unique index\b/, 'adds a constraint'],
  [/^truncate\b/, 'deletes rows'],
];

/** Statements of a migration as one line each, without comments, texts and bodies of functions. */
const statementsOf = (text: string): string[] =>
  text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$\$[^]*?\$\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '');

const NAMED_TABLE =
  /^(?:alter table|create unique index(?: concurrently)?(?: if not exists)?(?: \w+)? on|drop table(?: if exists)?|truncate(?: table)?) (?:if exists )?(?:only )?(\w+)/;

/**
 * What of a migration breaks a process of the build before it, which still runs while this one
 * starts: unless it is marked as the contracting step of a change, or about tables that it makes.
 */
export function contractingStatements(text: string): string[] {
  if (MARK.test(text)) return [];
  const statements = statementsOf(text);
  const made = new Set(
    statements.flatMap((one) => /^create table (?:if not exists )?(\w+)/.exec(one)?.[1] ?? []),
  );
  return statements.flatMap((statement) => {
    const [, table = ''] = NAMED_TABLE.exec(statement) ?? [];
    const [, why] = CONTRACTING.find(([pattern]) => pattern.test(statement)) ?? [];
    return why === undefined || made.has(table) ? [] : [`${why}: ${statement.slice(0, 80)}`];
  });
}
