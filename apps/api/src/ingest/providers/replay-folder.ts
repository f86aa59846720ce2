import type { FeedLine, RejectedLine } from '@tipmark/contract/feed';
import type { Sink } from '@tipmark/importers';
import type { Answer, AnswerReader, Note, Provider, Reading } from '@tipmark/providers';
import { countLines } from './count-lines.ts';
import { type LocatedAnswer, type RecordedFolder, readFolder } from './read-folder.ts';
import { createReplayReport, type ReplayReport } from './replay-report.ts';
import { createWaitingLines } from './waiting-lines.ts';

/** Recorded time without answers that is not waited for. */
const LONGEST_PAUSE_SECONDS = 3_600;
const MS = 1_000;
/** How often a paced replay delivers what has arrived. */
const DELIVERY_MS = 250;

export interface ReplayOptions {
  readonly folder: string;
  readonly providers: readonly Provider[];
  readonly sink: Sink;
  readonly say: (line: string) => void;
  /** How many times faster than recorded; undefined: without waiting. */
  readonly speed: number | undefined;
  readonly wait: (ms: number) => Promise<unknown>;
}

export interface ReplayResult {
  readonly matches: number;
  readonly prices: number;
  readonly quarantined: number;
  /** Files nobody recognizes or that cannot be read. */
  readonly failedFiles: number;
}

const answerOf = (folder: RecordedFolder, located: LocatedAnswer): Answer => {
  const { status, headers, call, body } = folder.contentOf(located);
  return { at: located.at, status, headers, call, body };
};

/** A row without a record is stored in the quarantine under its path in the body. */
const refusedRow = (
  { path, text }: Note,
  source: string,
  file: string,
  line: number,
): FeedLine => ({
  line,
  file,
  source,
  record: { path },
  refusal: path === '' ? text : `${path}: ${text}`,
});

/** Reads the answers of a folder, each with the reader of its provider that read those before. */
function createFolderReader(folder: RecordedFolder, report: ReplayReport) {
  const readers = new Map<string, AnswerReader>();
  const linesOf = new Map<string, number>();
  const read = (answer: LocatedAnswer): Reading => {
    const { name, openReader } = answer.provider;
    const reader = readers.get(name) ?? openReader();
    readers.set(name, reader);
    return reader.read(answerOf(folder, answer));
  };
  return (answer: LocatedAnswer): FeedLine[] => {
    const { file, provider } = answer;
    const reading = read(answer);
    report.note(answer, reading);
    let line = linesOf.get(file) ?? 0;
    const lines: FeedLine[] = [
      ...reading.records.map((record) => ({ line: (line += 1), file, record })),
      ...reading.notes
        .filter(({ isPart }) => !isPart)
        .map((note) => refusedRow(note, provider.name, file, (line += 1))),
    ];
    linesOf.set(file, line);
    return lines;
  };
}

type Pace = Pick<ReplayOptions, 'speed' | 'wait' | 'say'>;

/** The answers that arrive together, and waits between them as long as they were apart. */
async function* inTime(
  answers: readonly LocatedAnswer[],
  { speed, wait, say }: Pace & { speed: number },
): AsyncGenerator<readonly LocatedAnswer[]> {
  let together: LocatedAnswer[] = [];
  let behindMs = 0;
  for (const [index, answer] of answers.entries()) {
    together.push(answer);
    const next = answers[index + 1];
    if (next === undefined) break;
    const apart = next.at - answer.at;
    if (apart > LONGEST_PAUSE_SECONDS) {
      say(`nothing was recorded for ${Math.round(apart / 360) / 10} hours: not waited for`);
    } else behindMs += (apart * MS) / speed;
    if (behindMs < DELIVERY_MS && apart <= LONGEST_PAUSE_SECONDS) continue;
    yield together;
    together = [];
    await wait(behindMs);
    behindMs = 0;
  }
  yield together;
}

/**
 * Plays recorded answers by their times into a sink. Without a speed all of them are one delivery;
 * with one, they are delivered as they arrived. The last line is `N matches, N prices, N
 * quarantined`.
 */
export async function replayFolder(options: ReplayOptions): Promise<ReplayResult> {
  const { sink, say, speed, providers } = options;
  const folder = readFolder(options.folder, providers);
  const report = createReplayReport(folder, say);
  const readLines = createFolderReader(folder, report);
  const counts = countLines();
  const refusals: RejectedLine[] = [];
  let quarantined = 0;
  const counted = (lines: readonly FeedLine[]) => {
    for (const line of lines) counts.count(line);
    return lines;
  };
  const deliver = async (lines: Iterable<FeedLine>) => {
    const delivered = await sink.apply(lines, { isWhole: false });
    quarantined += delivered.quarantined;
    refusals.push(...delivered.refusals);
    for (const { line, record } of delivered.refusals) counts.discount({ line, record });
  };
  if (speed === undefined) {
    await deliver(eachLine(folder.answers, (answer) => counted(readLines(answer))));
  } else {
    const waiting = createWaitingLines();
    for await (const together of inTime(folder.answers, { ...options, speed })) {
      const lines = waiting.take(counted(together.flatMap(readLines)));
      if (lines.length > 0) await deliver(lines);
    }
    const rest = waiting.rest();
    if (rest.length > 0) await deliver(rest);
  }
  for (const line of (await sink.settle?.()) ?? []) say(line);
  report.conclude(refusals, quarantined);
  const result = { matches: counts.matches(), prices: counts.prices(), quarantined };
  say(`${result.matches} matches, ${result.prices} prices, ${result.quarantined} quarantined`);
  return { ...result, failedFiles: folder.unused.length };
}

function* eachLine(
  answers: readonly LocatedAnswer[],
  read: (answer: LocatedAnswer) => readonly FeedLine[],
): Generator<FeedLine> {
  for (const answer of answers) yield* read(answer);
}
