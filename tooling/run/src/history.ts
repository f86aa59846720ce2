import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A check of this machine that ended without a failure. */
export interface GreenRun {
  commit: string;
  /** unix seconds */
  endedAt: number;
  seconds: number;
  /** tests by task */
  tests: Record<string, number>;
}

/** The last green checks on this machine, of every clone. */
export interface History {
  ordinary?: GreenRun;
  deep?: GreenRun;
  /** commit of the first green check: what the age of a deep run counts from while there is none */
  first?: string;
}

const historyFile = (cacheFolder: string): string => path.join(cacheFolder, 'check-history.json');

export function readHistory(cacheFolder: string): History {
  try {
    return JSON.parse(readFileSync(historyFile(cacheFolder), 'utf8')) as History;
  } catch {
    return {};
  }
}

export function writeHistory(cacheFolder: string, history: History): void {
  mkdirSync(cacheFolder, { recursive: true });
  const draft = `${historyFile(cacheFolder)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(history));
  renameSync(draft, historyFile(cacheFolder));
}

export function headCommit(root: string): string {
  return git(root, 'rev-parse', 'HEAD');
}

/** How many commits came after this one; undefined when the clone does not know it. */
export function commitsSince(root: string, commit: string): number | undefined {
  const count = git(root, 'rev-list', '--count', `${commit}..HEAD`);
  return count === '' ? undefined : Number(count);
}

function git(root: string, ...args: string[]): string {
  return (spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout ?? '').trim();
}

/** Tasks with fewer tests than in the last green check. */
export function lostTests(before: GreenRun | undefined, now: Record<string, number>): string[] {
  return Object.entries(before?.tests ?? {}).flatMap(([task, count]) => {
    const left = now[task] ?? 0;
    return left < count ? [`${task} has ${left} tests, ${count} in the last green check`] : [];
  });
}

const COMMITS_BETWEEN_DEEP_RUNS = 40;
/** An ordinary check and the deep one behind it take no longer. */
export const MINUTES_OF_BOTH = 70;
const MINUTES_OF_UNKNOWN_DEEP_RUN = 50;

export interface DeepRunState {
  /** commits since the last deep run, or since the first check while there was none */
  age: number | undefined;
  isDue: boolean;
  /** whether it would end in time behind an ordinary check of this length */
  fits: boolean;
}

/** Whether the deep check has to be run behind an ordinary one that took so long. */
export function deepRunState(
  root: string,
  history: History,
  ordinarySeconds: number,
): DeepRunState {
  const since = history.deep?.commit ?? history.first;
  const age = since ? commitsSince(root, since) : 0;
  const deepSeconds = history.deep?.seconds ?? MINUTES_OF_UNKNOWN_DEEP_RUN * 60;
  return {
    age,
    isDue: age === undefined || age > COMMITS_BETWEEN_DEEP_RUNS,
    fits: ordinarySeconds + deepSeconds < MINUTES_OF_BOTH * 60,
  };
}

/** A line for the end of a check: how old the last deep run is. */
export function deepRunLine(root: string, { deep }: History): string {
  if (!deep) return 'No deep run (npm run test:deep) was green on this machine yet.';
  const age = commitsSince(root, deep.commit);
  const commits = age === undefined ? 'of another history' : `${age} commits old`;
  const day = new Date(deep.endedAt * 1000).toISOString().slice(0, 16);
  return `The last green deep run (npm run test:deep) is ${commits}, from ${day}Z.`;
}
