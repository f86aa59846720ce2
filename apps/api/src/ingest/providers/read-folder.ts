import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  PROVIDERS_BY_HOST,
  type Provider,
  providerOf,
  type RecordedAnswer,
  type RecordedTable,
  RecordingRefused,
  readRecording,
  tableOf,
  timeOfContent,
} from '@tipmark/providers';

const MS = 1_000;
/** Files stay in memory while their answers are played in turns with those of others. */
const MOST_OPEN_FILES = 4;

/** Where an answer is found again, and when it is played. */
export interface LocatedAnswer {
  readonly file: string;
  /** Counts from 0 in its file. */
  readonly position: number;
  readonly provider: Provider;
  /** Unix seconds. */
  readonly at: number;
}

/** A file that gave no answer, and why. */
export interface UnusedFile {
  readonly file: string;
  readonly reason: string;
}

export interface RecordedFolder {
  /** In the order in which they arrived. */
  readonly answers: readonly LocatedAnswer[];
  readonly unused: readonly UnusedFile[];
  /** Tables of others by file, which have no answers. */
  readonly tables: ReadonlyMap<string, RecordedTable>;
  /** Files with answers nobody recognizes among others, and their number. */
  readonly unrecognized: ReadonlyMap<string, number>;
  readonly countOfFiles: number;
  readonly contentOf: (answer: LocatedAnswer) => RecordedAnswer;
}

/** The folder cannot be read; the message states what to do. */
export class FolderRefused extends Error {
  override readonly name = 'FolderRefused';
}

const byNumbersInNames = new Intl.Collator('en', { numeric: true });

function filesIn(folder: string): string[] {
  let names: string[];
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch (error) {
    throw new FolderRefused(`${folder} is not a folder that can be read (${String(error)}).`);
  }
  return names
    .filter((name) => !/(?:^|\/)\./.test(name))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .toSorted(byNumbersInNames.compare);
}

interface Found {
  readonly position: number;
  readonly provider: Provider | undefined;
  readonly at: number | undefined;
}

function createReader(providers: readonly Provider[]) {
  const open = new Map<string, readonly RecordedAnswer[]>();
  const isBody = (content: unknown) => providers.some(({ recognizes }) => recognizes(content));
  return (path: string): readonly RecordedAnswer[] => {
    const known = open.get(path);
    if (known !== undefined) return known;
    const answers = readRecording(readFileSync(path), isBody);
    const [oldest] = open.keys();
    if (open.size >= MOST_OPEN_FILES && oldest !== undefined) open.delete(oldest);
    open.set(path, answers);
    return answers;
  };
}

function findAnswers(answers: readonly RecordedAnswer[], providers: readonly Provider[]): Found[] {
  const found = answers.map((answer, position) => ({
    position,
    provider: providerOf(answer, providers, PROVIDERS_BY_HOST),
    at: answer.at ?? timeOfContent(answer.content),
  }));
  // A broken answer among those of one provider is one of its answers.
  const names = new Set(found.flatMap(({ provider }) => provider ?? []));
  const [only] = names;
  if (names.size !== 1) return found;
  return found.map((one) =>
    one.provider === undefined && answers[one.position]?.content === undefined
      ? { ...one, provider: only }
      : one,
  );
}

const NOBODY = 'no provider recognizes it; see docs/providers.md for the forms of recorded answers';

/**
 * The time of an answer without any is that of the one before it, else of the first that has one.
 */
function inOrder(
  found: readonly (Found & { file: string; provider: Provider })[],
  folder: string,
): LocatedAnswer[] {
  const first = found.find(({ at }) => at !== undefined)?.at;
  let last = first ?? Math.floor(statSync(folder).mtimeMs / MS);
  const answers = found.map(({ file, position, provider, at }) => {
    last = at ?? last;
    return { file, position, provider, at: last };
  });
  return answers.toSorted((left, right) => left.at - right.at);
}

/**
 * Finds the answers in the files of a folder and the folders in it, and puts them in the order of
 * their times; at one time in that of the names of their files.
 * @throws FolderRefused
 */
export function readFolder(folder: string, providers: readonly Provider[]): RecordedFolder {
  const read = createReader(providers);
  const unused: UnusedFile[] = [];
  const unrecognized = new Map<string, number>();
  const tables = new Map<string, RecordedTable>();
  const paths = filesIn(folder);
  if (paths.length === 0) throw new FolderRefused(`${folder} has no files to replay.`);
  const all = paths.flatMap((path) => {
    const file = relative(folder, path);
    try {
      const answers = read(path);
      const found = findAnswers(answers, providers);
      const known = found.flatMap((one) =>
        one.provider === undefined ? [] : [{ ...one, provider: one.provider, file }],
      );
      const [only] = answers;
      const table = known.length === 0 && only ? tableOf(only.body) : undefined;
      if (table !== undefined) tables.set(file, table);
      else if (known.length === 0) unused.push({ file, reason: NOBODY });
      else if (known.length < found.length) unrecognized.set(file, found.length - known.length);
      return known;
    } catch (error) {
      if (!(error instanceof RecordingRefused)) throw error;
      unused.push({ file, reason: error.message });
      return [];
    }
  });
  return {
    answers: inOrder(all, folder),
    unused,
    unrecognized,
    tables,
    countOfFiles: paths.length,
    contentOf({ file, position }) {
      const answer = read(join(folder, file))[position];
      if (answer === undefined) throw new FolderRefused(`${file} changed while it was replayed.`);
      return answer;
    },
  };
}
