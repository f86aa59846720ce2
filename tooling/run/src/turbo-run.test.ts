import { type Task, tasksNotRun } from './turbo-run.ts';

describe('tasksNotRun', () => {
  const aTask = (taskId: string, command = 'jest'): Task => ({
    taskId,
    package: '@tipmark/odds',
    directory: 'packages/odds',
    command,
    hash: '1',
    inputs: {},
    dependencies: [],
    environmentVariables: { configured: [] },
    cache: { status: 'MISS' },
  });

  const plan = [
    aTask('@tipmark/odds#sources', '<NONEXISTENT>'),
    aTask('@tipmark/odds#test:unit'),
    aTask('@tipmark/odds#typecheck', 'tsc -b'),
  ];

  it('names the tasks that an interrupted run had not begun', () => {
    expect(tasksNotRun(plan, [aTask('@tipmark/odds#typecheck', 'tsc -b')])).toEqual([
      '@tipmark/odds#test:unit was not run',
    ]);
  });

  it('names none after a whole run', () => {
    expect(tasksNotRun(plan, plan)).toEqual([]);
  });
});
