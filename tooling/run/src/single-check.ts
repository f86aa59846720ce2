import { runCommand } from './run-command.ts';
import type { TaskResult } from './task-results.ts';

export interface SingleCheck {
  /** Package and name, as `deploy#image`. */
  readonly taskId: string;
  /** What is run, from the root of the repository. */
  readonly file: string;
  readonly command: readonly [string, ...string[]];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly limitMinutes: number;
}

/** Runs a command that counts as one check: it has passed if it ends with code 0. */
export async function singleCheck(check: SingleCheck): Promise<TaskResult> {
  const { taskId, file, command, cwd, env, limitMinutes } = check;
  const begunAt = Date.now();
  const code = await runCommand(command, { cwd, env, limitMinutes });
  const hasPassed = code === 0;
  return {
    taskId,
    package: taskId.split('#', 1)[0] ?? '',
    key: '',
    isCached: false,
    cpuSeconds: 0,
    passed: Number(hasPassed),
    failed: Number(!hasPassed),
    skipped: 0,
    failures: hasPassed ? [] : [`${taskId} ended with ${code}`],
    unsteady: [],
    unchanged: 0,
    files: [{ file, seconds: (Date.now() - begunAt) / 1000 }],
  };
}
