import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './run-command.ts';

/** A task as described by turbo's own summary of a run. */
export interface Task {
  taskId: string;
  package: string;
  /** the package's folder, relative to the repository; empty for the root */
  directory: string;
  command: string;
  hash: string;
  /** files of the package that are part of the hash */
  inputs: Record<string, string>;
  dependencies: string[];
  environmentVariables: { configured: string[] };
  cache: { status: 'HIT' | 'MISS' };
  execution?: { exitCode: number | null; startTime: number; endTime: number };
}

export interface TurboRun {
  root: string;
  env: NodeJS.ProcessEnv;
  /** tasks and further arguments of `turbo run` */
  args: readonly string[];
  limitMinutes: number;
}

/** Runs all tasks even when some fail, and returns what turbo's summary says of each. */
export async function turboRun({ root, env, args, limitMinutes }: TurboRun): Promise<Task[]> {
  const folder = path.join(root, '.turbo/runs');
  rmSync(folder, { recursive: true, force: true });
  const flags = ['--summarize', '--continue=dependencies-successful', '--output-logs=new-only'];
  const command = ['turbo', 'run', ...args, ...flags] as const;
  await runCommand(command, { cwd: root, env, limitMinutes });
  const [summary] = globSync('*.json', { cwd: folder });
  if (!summary) throw new Error('turbo left no summary of its run: its own message stands above.');
  return tasksOf(readFileSync(path.join(folder, summary), 'utf8'));
}

/** The tasks of a run without running them, with those that only carry inputs of other packages. */
export function turboPlan({ root, env, args }: Omit<TurboRun, 'limitMinutes'>): Task[] {
  const options = { cwd: root, env, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  return tasksOf(spawnSync('turbo', ['run', ...args, '--dry=json'], options).stdout);
}

/** What a run that was ended from outside leaves out: turbo's summary lists only what it began. */
export function tasksNotRun(plan: readonly Task[], tasks: readonly Task[]): string[] {
  const run = new Set(tasks.map(({ taskId }) => taskId));
  return plan
    .filter(({ taskId, command }) => command !== NO_COMMAND && !run.has(taskId))
    .map(({ taskId }) => `${taskId} was not run`);
}

/** turbo's word for a task without a script. */
const NO_COMMAND = '<NONEXISTENT>';

const tasksOf = (json: string): Task[] => (JSON.parse(json) as { tasks: Task[] }).tasks;

/** Names of all scripts that are checks: `lint`, `typecheck`, `check:…` and `test:…`. */
export function checkScripts(root: string): string[] {
  const manifests = globSync('{.,e2e,apps/*,packages/*,tooling/*}/package.json', { cwd: root });
  const names = manifests.flatMap((manifest) => {
    const text = readFileSync(path.join(root, manifest), 'utf8');
    return Object.keys((JSON.parse(text) as { scripts?: object }).scripts ?? {});
  });
  const isCheck = (name: string) => /^(lint|typecheck|check:.*|test:(?!deep).*)$/.test(name);
  return [...new Set(names.filter(isCheck))];
}
