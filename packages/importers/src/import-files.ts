import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ARCHIVE_SOURCES, FeedLine } from '@tipmark/contract/feed';
import { tableOf } from '@tipmark/domain';
import { createProgress, type Progress, type Terminal } from '@tipmark/server-kit';
import { FileRefused } from './file-refused.ts';
import { readFootballData } from './football-data/read-football-data.ts';
import { readFootballDataExtra } from './football-data/read-football-data-extra.ts';
import type { ImportFile, ReadFile } from './import-file.ts';
import { readOpenfootball } from './openfootball/read-openfootball.ts';
import { openRecords, STANDARD_INPUT } from './records/open-records.ts';
import { refuseContradictions } from './refuse-contradictions.ts';
import { readSackmann } from './sackmann/read-sackmann.ts';
import type { FeedLines, FileContent, ImportReport, Sink } from './sink.ts';
import { readSportsbookReview } from './sportsbook-review/read-sportsbook-review.ts';
import { UnreadableCells } from './table/unreadable-cells.ts';
import { readTennisData } from './tennis-data/read-tennis-data.ts';

/** Readers of file formats by the word on the command line. */
export const FORMATS = {
  'football-data': readFootballData,
  'football-data-extra': readFootballDataExtra,
  openfootball: readOpenfootball,
  sackmann: readSackmann,
  'tennis-data': readTennisData,
  'sportsbook-review': readSportsbookReview,
} as const satisfies Record<string, ReadFile>;
export type FileFormat = keyof typeof FORMATS;
type ArchiveSource = (typeof ARCHIVE_SOURCES)[number];
/** The source of the records of each format. */
const SOURCES: Readonly<Record<FileFormat, ArchiveSource>> = {
  'football-data': 'football-data',
  'football-data-extra': 'football-data',
  openfootball: 'openfootball',
  sackmann: 'sackmann',
  'tennis-data': 'tennis-data',
  'sportsbook-review': 'sportsbook-review',
};
/** Feed records as they are, a JSON object a line. */
export const RECORDS = 'records';
export type Format = FileFormat | typeof RECORDS;

type Counts = Pick<ImportReport, 'imported' | 'updated' | 'skipped' | 'quarantined'>;

export interface ImportOptions {
  format: Format;
  files: readonly string[];
  sink: Sink;
  terminal: Terminal;
  nowMs: () => number;
  /** Reads files again that have not changed since they were imported. */
  again?: boolean;
  /** What results of days to come are judged by; default: the clock of the process. */
  nowSeconds?: () => number;
}

export interface ImportResult extends Counts {
  /** Files that could not be read or were refused. */
  failedFiles: number;
}

/** Increased when a reader reads more of its files than before: they are then read again. */
const READERS_REVISION = 3;

const LONGEST_IMPORT = 1_000;
/** Files under way: the first is stored while those behind it are read. */
const MOST_UNDER_WAY = 3;

/**
 * Imports files one after the other and reports the result of each; the next ones are read while
 * one is stored. A file that cannot be used does not stop the others. The last line is `N imported,
 * N updated, N skipped, N quarantined`.
 */
export async function importFiles(options: ImportOptions): Promise<ImportResult> {
  const { files, terminal, nowMs } = options;
  const progress = createProgress(terminal, nowMs);
  const startedMs = nowMs();
  const total: ImportResult = {
    imported: 0,
    updated: 0,
    skipped: 0,
    quarantined: 0,
    failedFiles: 0,
  };
  const read = { bytes: 0, records: 0 };
  const conclude = ({ messages, counts, bytes, records }: FileOutcome) => {
    for (const line of messages) progress.say(line);
    if (counts === undefined) total.failedFiles += 1;
    else add(total, counts);
    read.bytes += bytes;
    read.records += records;
  };
  const underWay: Promise<FileOutcome>[] = [];
  for (const [index, path] of files.entries()) {
    // Every later import outranks this one, and so does a later file of this one.
    const seq = startedMs * LONGEST_IMPORT + Math.min(index, LONGEST_IMPORT - 1);
    const label = `[${index + 1}/${files.length}] ${basename(path)}`;
    const stored = importOne({ path, seq, label, after: underWay.at(-1) }, options, progress);
    // Thrown where it is waited for; until then it must not end the process.
    stored.catch(() => undefined);
    underWay.push(stored);
    if (underWay.length < MOST_UNDER_WAY) continue;
    const [first] = underWay.splice(0, 1);
    if (first !== undefined) conclude(await first);
  }
  for (const stored of underWay) conclude(await stored);
  for (const line of (await options.sink.settle?.()) ?? []) progress.say(line);
  if (total.failedFiles > 0)
    progress.say(`${total.failedFiles} of ${files.length} files not imported`);
  const pace = paceOf(read, nowMs() - startedMs);
  if (pace !== undefined) progress.say(pace);
  progress.say(summary(total));
  return total;
}

const SHORTEST_PACE_MS = 1_000;

/** How fast files were read and applied; not shown below a second. */
function paceOf({ bytes, records }: { bytes: number; records: number }, ms: number) {
  if (bytes === 0 || ms < SHORTEST_PACE_MS) return undefined;
  const [megabytes, seconds] = [bytes / 1e6, ms / 1_000];
  const rates = `${(megabytes / seconds).toFixed(2)} MB/s, ${Math.round(records / seconds)} records/s`;
  return `${megabytes.toFixed(2)} MB, ${records} records in ${seconds.toFixed(1)} s: ${rates}`;
}

interface FileToImport {
  path: string;
  seq: number;
  label: string;
  /** What is stored before it. */
  after: Promise<unknown> | undefined;
}

interface FileOutcome {
  messages: string[];
  /** Missing for a file that could not be used. */
  counts: Counts | undefined;
  bytes: number;
  records: number;
}

/** @throws when it is not the file's fault */
async function importOne(
  { path, seq, label, after }: FileToImport,
  { format, sink, again = false, nowSeconds = () => Date.now() / 1_000 }: ImportOptions,
  progress: Progress,
): Promise<FileOutcome> {
  const seen = { records: 0, squads: 0 };
  try {
    const file =
      format === RECORDS ? await recordsAt(path) : fileAt({ path, format, seq }, nowSeconds());
    const { content } = file;
    const before = again || content === undefined ? undefined : await sink.findImported?.(content);
    if (before !== undefined) {
      const counts = { imported: 0, updated: 0, skipped: before.matches, quarantined: 0 };
      const message = `${path}: unchanged since it was imported on ${before.day}, ${before.matches} matches skipped (--again reads it once more)`;
      return { messages: [message], counts, bytes: 0, records: 0 };
    }
    const { lines, countOfRows, isWhole } = file;
    const count = createCount(progress.begin(label, countOfRows), seen);
    const isStream = Symbol.asyncIterator in lines;
    const source = format === RECORDS ? undefined : SOURCES[format];
    const counted = isStream ? countedStream(lines, count) : countedLines(lines, count, source);
    const report = await sink.apply(counted, { after, isWhole });
    const message = wordsOn(path, file, report, seen.squads);
    // What is refused today may be sound tomorrow, such as a result of a day to come.
    const isSound = report.quarantined === 0;
    if (content !== undefined && isSound) await sink.noteImported?.(content, matchesOf(report));
    return { messages: message, counts: report, bytes: file.bytesRead(), records: seen.records };
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    return { messages: [`${path}: ${reason}`], counts: undefined, bytes: 0, records: seen.records };
  }
}

const matchesOf = ({ imported, updated, skipped }: Counts): number => imported + updated + skipped;

type Notes = Pick<
  ImportFile,
  'unknownColumns' | 'unknownBookmakers' | 'unreadablePrices' | 'unreadableCells'
>;

interface OpenFile extends Notes {
  /** Missing for a stream. */
  content?: FileContent;
  lines: FeedLines;
  /** Missing for a stream, whose length is unknown. */
  countOfRows?: number;
  isWhole: boolean;
  bytesRead(): number;
}

function fileAt(
  { path, format, seq }: { path: string; format: FileFormat; seq: number },
  nowSeconds: number,
): OpenFile {
  const bytes = readFileSync(path);
  const folder = basename(dirname(path));
  const file = FORMATS[format](bytes, basename(path), seq, folder);
  const digest = createHash('sha256').update(`${READERS_REVISION}\n`).update(bytes).digest('hex');
  const content = { format, name: join(folder, basename(path)), digest };
  const lines = refuseContradictions(file.lines, nowSeconds);
  return { ...file, lines, content, isWhole: true, bytesRead: () => bytes.length };
}

async function recordsAt(path: string): Promise<OpenFile> {
  const records = await openRecords(path);
  return {
    ...records,
    isWhole: false,
    unknownColumns: [],
    unreadablePrices: new UnreadableCells(),
  };
}

function wordsOn(
  path: string,
  file: Notes,
  report: Pick<ImportReport, keyof Counts | 'refusals'>,
  squads: number,
): string[] {
  const message = [`${path === STANDARD_INPUT ? 'standard input' : path}: ${summary(report)}`];
  if (squads > 0) message.push(`  ${squads} squads`);
  for (const { line, file: name = basename(path), reason } of report.refusals) {
    // For a workbook, the name includes the sheet.
    message.push(`  ${join(dirname(path), name)}:${line}: ${reason}`);
  }
  const hidden = report.quarantined - report.refusals.length;
  if (hidden > 0) message.push(`  and ${hidden} more`);
  if (file.unknownColumns.length > 0) {
    message.push(
      `  ${file.unknownColumns.length} unknown columns: ${file.unknownColumns.join(', ')}`,
    );
  }
  const codes = file.unknownBookmakers ?? [];
  if (codes.length > 0) {
    message.push(
      `  ${codes.length} unknown bookmakers, stored under their codes: ${codes.join(', ')}`,
    );
  }
  const unreadable = [
    ...file.unreadablePrices.report('prices', 'write them as 1.85'),
    ...(file.unreadableCells?.report('cells', 'correct them: numbers as 12, times as 19:45') ?? []),
  ];
  message.push(...unreadable.map((line) => `  ${line}`));
  return message;
}

/** Rows are counted as they arrive: in a workbook the line numbers restart with each sheet. */
function createCount(
  step: (row: number) => void,
  seen: { records: number; squads: number },
): (line: FeedLine) => void {
  let rows = 0;
  let last: FeedLine | undefined;
  return (line) => {
    if (line.line !== last?.line || line.file !== last.file) rows += 1;
    last = line;
    seen.records += 1;
    if (isSquad(line)) seen.squads += 1;
    step(rows);
  };
}

function* countedLines(
  lines: Iterable<FeedLine>,
  count: (line: FeedLine) => void,
  source: ArchiveSource | undefined,
): Generator<FeedLine> {
  for (const line of lines) {
    count(line);
    yield line.refusal === undefined || source === undefined ? line : { ...line, source };
  }
}

async function* countedStream(
  lines: AsyncIterable<FeedLine>,
  count: (line: FeedLine) => void,
): AsyncGenerator<FeedLine> {
  for await (const line of lines) {
    count(line);
    yield line;
  }
}

/** The counts are of matches; imports with only squads show those too. */
function isSquad({ record, refusal: rejection }: FeedLine): boolean {
  return rejection === undefined && Object(record).kind === 'squad';
}

function add(total: Counts, more: Counts): void {
  total.imported += more.imported;
  total.updated += more.updated;
  total.skipped += more.skipped;
  total.quarantined += more.quarantined;
}

function summary({ imported, updated, skipped, quarantined }: Counts): string {
  return `${imported} imported, ${updated} updated, ${skipped} skipped, ${quarantined} quarantined`;
}

const FILE_FAULTS = tableOf<string>({
  ENOENT: 'there is no such file; check its path',
  EISDIR: 'is a folder; name the files in it',
  EACCES: 'may not be read; give the user of this command the right to read it',
  EPERM: 'may not be read; give the user of this command the right to read it',
});

/** Why a file cannot be used; undefined when the fault is not the file's. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof FileRefused) return `not imported: ${error.message}`;
  if (typeof error !== 'object' || error === null) return undefined;
  return 'syscall' in error && 'code' in error ? FILE_FAULTS[String(error.code)] : undefined;
}
