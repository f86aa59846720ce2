import type { RepositoryFile, Violation } from './repository-files.ts';

const TABLES = 'docs/security.md';
/** A row of a table: what it is about, and its last cell. */
const ROW = /^\|(.+)\| ?(.+?) ?\|$/;
const TEST = /^`([^`]+\.(?:test|spec)\.tsx?)` › (.+)$/;
const TEXT = /^Documented in `([^`]+\.md)` › (.+)$/;
const REASON = /^(Does not apply|By the operator|Not met|Without a test): \S/;
const REQUIREMENT = /^ ?(\d+\.\d+)\.(\d+)(?:–\1\.(\d+))? \|/;

interface Row {
  readonly line: number;
  readonly about: string;
  readonly evidence: string;
}

/** The rows of the tables whose last column is `How`. */
function rowsOf(text: string): Row[] {
  let isEvidence = false;
  return text.split('\n').flatMap((content, index) => {
    const [, about = '', evidence = ''] = ROW.exec(content) ?? [];
    if (about === '') isEvidence = false;
    if (evidence === 'How') isEvidence = true;
    const isRow = isEvidence && evidence !== 'How' && !/^-+$/.test(evidence);
    return isRow ? [{ line: index + 1, about, evidence }] : [];
  });
}

/** How many requirements a row is about; none in the table of threats. */
function requirementsIn({ about }: Row): number {
  const [, , first, last] = REQUIREMENT.exec(about) ?? [];
  if (first === undefined) return 0;
  return last === undefined ? 1 : Number(last) - Number(first) + 1;
}

/** The sentence about the rows that the page has to have. */
function summaryOf(rows: readonly Row[]): string {
  const countOf = (isOf: (evidence: string) => boolean) =>
    rows
      .filter(({ evidence }) => isOf(evidence))
      .reduce((sum, row) => sum + requirementsIn(row), 0);
  const starting = (word: string) => countOf((evidence) => evidence.startsWith(word));
  const tested = countOf((evidence) => TEST.test(evidence));
  const applying = countOf(() => true) - starting('Does not apply') - starting('By the operator');
  const share = Math.floor((100 * (tested + starting('Documented in'))) / Math.max(1, applying));
  return (
    `Of ${countOf(() => true)} requirements ${starting('Does not apply')} do not apply and ` +
    `${starting('By the operator')} are met by who runs the site. Of the other ${applying}, ` +
    `${tested} have a test and ${starting('Documented in')} ask for a text that is there (${share} %), ` +
    `${starting('Without a test')} are met without a test, ${starting('Not met')} are not met.`
  );
}

function faultOf({ evidence }: Row, files: ReadonlyMap<string, string>): string | undefined {
  const [, test, title = ''] = TEST.exec(evidence) ?? [];
  if (test !== undefined) {
    const text = files.get(test);
    if (text === undefined) return `${test} does not exist`;
    return text.includes(title) ? undefined : `${test} has no test "${title}"`;
  }
  const [, page, heading = ''] = TEXT.exec(evidence) ?? [];
  if (page !== undefined) {
    const lines = files.get(page)?.split('\n') ?? [];
    const isThere = lines.some((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading);
    return isThere ? undefined : `${page} has no section "${heading}"`;
  }
  return REASON.test(evidence) ? undefined : `"${evidence}" is neither a test nor a reason`;
}

/**
 * Every row of `docs/security.md` names a test that exists, a text that exists or a reason, and its
 * counts are those of the table.
 */
export function securityEvidence(files: readonly RepositoryFile[]): Violation[] {
  const page = files.find(({ path }) => path === TABLES);
  if (page === undefined) return [{ path: TABLES, message: 'is missing' }];
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const rows = rowsOf(page.text);
  const faults = rows.flatMap((row) => {
    const message = faultOf(row, texts);
    return message === undefined ? [] : [{ path: `${TABLES}:${row.line}`, message }];
  });
  const summary = summaryOf(rows);
  const isSummed = page.text.replaceAll(/\s+/g, ' ').includes(summary);
  return isSummed ? faults : [...faults, { path: TABLES, message: `does not say: ${summary}` }];
}
