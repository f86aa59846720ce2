import path from 'node:path';
import { singleCheck } from './single-check.ts';
import type { TaskResult } from './task-results.ts';

const PROVE = 'tooling/prove/src/main.ts';

export interface MutationCheckOptions {
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  /** Chooses the area, so that deep checks take turns, and the lines. */
  readonly seed: string;
  readonly limitMinutes: number;
}

/** Changes a few lines of the code and runs the tests beside them. */
export function checkMutation({
  root,
  env,
  seed,
  limitMinutes,
}: MutationCheckOptions): Promise<TaskResult> {
  const args = ['mutation', '--times', '1', '--seed', seed, '--no-report'];
  return singleCheck({
    taskId: 'prove#mutation',
    file: PROVE,
    command: [process.execPath, path.join(root, PROVE), ...args, '--database', 'embedded'],
    cwd: root,
    env,
    limitMinutes,
  });
}
