import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Run {
  commit: string;
  /** unix seconds */
  endedAt: number;
  seconds: number;
}

/** A check of this machine that ended without a failure, with the number of tests of each task. */
export interface GreenRun extends Run {
  tests: Record<string, number>;
}

/** The last green checks on this machine, of every clone. */
export interface History {
  ordinary?: GreenRun;
  deep?: GreenRun;
  /** the last deep run that was ended because it did not fit behind an ordinary one */
  cutDeep?: Run;
  /** the last deep run behind an ordinary one with failures, and their names */
  redDeep?: Run & { seed: string; failures: string[] };
  /** commit of the first green check: the age of a deep run counts from it while there is none */
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

/** A run of the present commit that has just ended. */
export function runNow(root: string, seconds: number): Run {
  const commit = git(root, 'rev-parse', 'HEAD');
  return { commit, endedAt: Math.round(Date.now() / 1000), seconds };
}

/** The number of commits after this one; infinite when the clone does not have it. */
function commitsSince(root: string, commit: string): number {
  const count = git(root, 'rev-list', '--count', `${commit}..HEAD`);
  return count === '' ? Number.POSITIVE_INFINITY : Number(count);
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
/** Of 90 CPU minutes, counted in parts, on two cores; a recorded green run is more accurate. */
const MINUTES_OF_UNKNOWN_DEEP_RUN = 60;

/**
 * Whether a deep check has to be run behind an ordinary one that took so long: the last one, green
 * or ended for its time, is old enough, and both fit.
 */
export function isDeepRunDue(root: string, history: History, ordinarySeconds: number): boolean {
  const { deep, cutDeep, redDeep, first } = history;
  const since = [deep?.commit ?? first, cutDeep?.commit, redDeep?.commit].filter(
    (commit) => commit !== undefined,
  );
  const isOld = (commit: string) => commitsSince(root, commit) > COMMITS_BETWEEN_DEEP_RUNS;
  const deepSeconds = deep?.seconds ?? MINUTES_OF_UNKNOWN_DEEP_RUN * 60;
  return (
    since.length > 0 && since.every(isOld) && ordinarySeconds + deepSeconds < MINUTES_OF_BOTH * 60
  );
}

/** A line for the end of a check: how old the last deep run is, and what it is known to find. */
export function deepRunLine(root: string, { deep, cutDeep, redDeep }: History): string {
  const minutes = ((cutDeep?.seconds ?? 0) / 60).toFixed(0);
  const cut = cutDeep ? ` One was ended after ${minutes} minutes.` : '';
  // what a later green one has not refuted
  const isRed = redDeep !== undefined && redDeep.endedAt > (deep?.endedAt ?? 0);
  const red = isRed
    ? ` One failed with TEST_SEED=${redDeep.seed}, from ${dayOf(redDeep)}Z: ${redDeep.failures.join(', ')}.`
    : '';
  if (!deep) return `No deep run (npm run test:deep) was green on this machine yet.${cut}${red}`;
  const age = commitsSince(root, deep.commit);
  const commits = Number.isFinite(age) ? `${age} commits old` : 'of another history';
  return `The last green deep run (npm run test:deep) is ${commits}, from ${dayOf(deep)}Z.${cut}${red}`;
}

const dayOf = ({ endedAt }: Run): string => new Date(endedAt * 1000).toISOString().slice(0, 16);
