import type { RejectedLine } from '@tipmark/contract/feed';
import type { Reading } from '@tipmark/providers';
import type { LocatedAnswer, RecordedFolder } from './read-folder.ts';

/** Of a file; further ones are counted. */
const MOST_NOTES = 40;

export interface ReplayReport {
  /** Counts an answer, and reports its file once all its answers were read. */
  note(answer: LocatedAnswer, reading: Reading): void;
  /** Reports what the ingest refused and which files were not used. */
  conclude(refusals: readonly RejectedLine[], quarantined: number): void;
}

interface FileCounts {
  answersLeft: number;
  answers: number;
  readonly providers: Set<string>;
  readonly matches: Set<string>;
  records: number;
  prices: number;
  leftOut: number;
  readonly notes: Map<string, number>;
}

function countsOf(answers: number): FileCounts {
  return {
    answersLeft: answers,
    answers,
    providers: new Set(),
    matches: new Set(),
    records: 0,
    prices: 0,
    leftOut: 0,
    notes: new Map(),
  };
}

function count(counts: FileCounts, { provider }: LocatedAnswer, reading: Reading): void {
  counts.answersLeft -= 1;
  counts.providers.add(provider.name);
  counts.records += reading.records.length;
  counts.leftOut += reading.notes.filter(({ isPart }) => !isPart).length;
  for (const record of reading.records) {
    if (record.kind === 'match') counts.matches.add(record.key);
    if (record.kind === 'odds' || record.kind === 'in-play') counts.prices += record.prices.length;
  }
  const { failure } = reading;
  const texts = [
    ...(failure === undefined ? [] : [`no data (${failure.kind}): ${failure.text}`]),
    ...reading.notes.map(({ path, text }) => (path === '' ? text : `${path}: ${text}`)),
  ];
  for (const text of texts) counts.notes.set(text, (counts.notes.get(text) ?? 0) + 1);
}

function linesOf(file: string, counts: FileCounts): string[] {
  const { answers, matches, records, prices, leftOut, notes } = counts;
  const totals = [
    ...(answers > 1 ? [`${answers} answers`] : []),
    `${matches.size} matches`,
    `${prices} prices`,
    `${records} records`,
    ...(leftOut > 0 ? [`${leftOut} left out`] : []),
  ];
  const shown = [...notes].slice(0, MOST_NOTES);
  return [
    `${file}: ${[...counts.providers].join(', ')}: ${totals.join(', ')}`,
    ...shown.map(([text, times]) => `  ${text}${times > 1 ? ` (${times} times)` : ''}`),
    ...(notes.size > shown.length ? [`  and ${notes.size - shown.length} more notes`] : []),
  ];
}

/** The key by which an operator finds a refused record in its file. */
function subjectOf({ record }: RejectedLine): string {
  const { kind, key, matchKey } = Object(record) as Record<string, unknown>;
  const name = [key, matchKey].find((value) => typeof value === 'string');
  if (typeof kind !== 'string') return '';
  return typeof name === 'string' ? ` (${kind} ${name})` : ` (${kind})`;
}

export function createReplayReport(
  folder: RecordedFolder,
  say: (line: string) => void,
): ReplayReport {
  const files = new Map<string, FileCounts>();
  const numbers = new Map<string, number>();
  for (const { file } of folder.answers) numbers.set(file, (numbers.get(file) ?? 0) + 1);
  return {
    note(answer, reading) {
      const { file } = answer;
      const counts = files.get(file) ?? countsOf(numbers.get(file) ?? 1);
      files.set(file, counts);
      count(counts, answer, reading);
      if (counts.answersLeft > 0) return;
      for (const line of linesOf(file, counts)) say(line);
      const strange = folder.unrecognized.get(file) ?? 0;
      if (strange > 0) say(`  ${strange} of its answers are recognized by no provider`);
    },
    conclude(refusals, quarantined) {
      // Rows its reader left out are in the notes of the file.
      const refused = refusals.filter(({ record }) => 'kind' in Object(record));
      for (const refusal of refused) {
        say(`${refusal.file ?? 'records'}:${refusal.line}${subjectOf(refusal)}: ${refusal.reason}`);
      }
      const hidden = quarantined - refusals.length;
      if (hidden > 0) say(`and ${hidden} more in the quarantine`);
      for (const [file, { name, rows, reason }] of folder.tables) {
        say(`${file}: ${name}: ${rows} rows, not read: ${reason}`);
      }
      for (const { file, reason } of folder.unused) say(`${file}: not used: ${reason}`);
      if (folder.unused.length > 0) {
        say(`${folder.unused.length} of ${folder.countOfFiles} files not used`);
      }
    },
  };
}
