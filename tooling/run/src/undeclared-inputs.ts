import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reportOf } from './task-results.ts';
import type { Task } from './turbo-run.ts';

export interface Declared {
  root: string;
  /** every task of the runs with its inputs, also those without a command */
  plan: readonly Task[];
  /** folder of the real files, if there is one */
  openData: string | undefined;
}

/**
 * Files of the repository that a task opened although they are part of neither its cache key nor
 * that of a task it depends on: a change there would be missed by the cache.
 */
export function undeclaredInputs(
  tasks: readonly Task[],
  { root, plan, openData }: Declared,
): string[] {
  const byId = new Map(plan.map((task) => [task.taskId, task]));
  const git = spawnSync('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 2 ** 28 });
  const tracked = new Set(git.stdout.toString().split('\0'));
  return tasks
    .filter(({ cache }) => cache.status === 'MISS')
    .flatMap((task) => {
      const declared = declaredInputs(byId.get(task.taskId) ?? task, byId);
      const hasOpenData = task.environmentVariables.configured.join().includes('KEY_OPEN_DATA=');
      const isUndeclared = (file: string): boolean => {
        if (openData && file.startsWith(`${openData}${path.sep}`)) return !hasOpenData;
        const own = path.relative(root, file);
        return tracked.has(own) && !declared.has(own);
      };
      return openedFiles(root, task)
        .filter(isUndeclared)
        .map((file) => `${task.taskId} reads ${path.relative(root, file)}, which its inputs lack`);
    });
}

// turbo adds these to every key by itself; git reads its own two whenever it lists files.
const IN_EVERY_KEY =
  '.gitattributes .gitignore package.json pnpm-lock.yaml pnpm-workspace.yaml turbo.json';

function declaredInputs(task: Task, byId: ReadonlyMap<string, Task>): ReadonlySet<string> {
  const declared = new Set(IN_EVERY_KEY.split(' '));
  const seen = new Set<string>();
  const add = ({ taskId, directory, inputs, dependencies }: Task): void => {
    if (seen.has(taskId)) return;
    seen.add(taskId);
    for (const file of Object.keys(inputs))
      declared.add(path.normalize(path.join(directory, file)));
    declared.add(path.join(directory, 'package.json')).add(path.join(directory, 'turbo.json'));
    for (const id of dependencies) {
      const dependency = byId.get(id);
      if (dependency) add(dependency);
    }
  };
  add(task);
  return declared;
}

function openedFiles(root: string, task: Task): string[] {
  const file = `${reportOf(root, task)}.opened`;
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}
