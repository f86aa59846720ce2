import type { ChildPlan } from './child.ts';
import { createSupervisor, StartFailure, type Supervisor } from './supervisor.ts';

const KEEPS_RUNNING = 'console.log("pid " + process.pid); setInterval(() => {}, 1000);';
const IGNORES_SIGTERM = `process.on('SIGTERM', () => console.log("asked")); ${KEEPS_RUNNING}`;

function planOf(script: string, name = 'child'): ChildPlan {
  return { name, command: [process.execPath, '-e', script] };
}

/** Collects the supervisor's output; `pid` waits for the nth process to print its own. */
function listen() {
  const lines: string[] = [];
  let changed = Promise.withResolvers<void>();
  const write = (line: string): void => {
    lines.push(line);
    changed.resolve();
    changed = Promise.withResolvers();
  };
  const pid = async (nth: number): Promise<number> => {
    for (;;) {
      const pids = lines.flatMap((line) => /pid (\d+)/.exec(line)?.[1] ?? []);
      if (pids.length >= nth) return Number(pids[nth - 1]);
      await changed.promise;
    }
  };
  return { lines, write, pid };
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('supervisor', () => {
  let supervisor: Supervisor;
  let output: ReturnType<typeof listen>;
  beforeEach(() => {
    output = listen();
    supervisor = createSupervisor(output.write);
  });
  afterEach(() => supervisor.stop());

  it('restarts a killed process, as often as it is killed', async () => {
    supervisor.start(planOf(KEEPS_RUNNING));
    const first = await output.pid(1);
    supervisor.keepAlive();
    process.kill(first, 'SIGKILL');
    const second = await output.pid(2);
    process.kill(second, 'SIGKILL');
    const third = await output.pid(3);
    expect(new Set([first, second, third]).size).toBe(3);
    expect(isAlive(first)).toBe(false);
  });

  it('leaves no process behind when stopped', async () => {
    supervisor.start(planOf(KEEPS_RUNNING, 'api'));
    supervisor.start(planOf(KEEPS_RUNNING, 'shell'));
    const pids = [await output.pid(1), await output.pid(2)];
    supervisor.keepAlive();
    await supervisor.stop();
    await supervisor.ended;
    expect(pids.map(isAlive)).toEqual([false, false]);
  });

  it('waits for a process that needs time to exit', async () => {
    supervisor.start(
      planOf(
        `process.on('SIGTERM', () => setTimeout(() => { console.log('saved'); process.exit(0); }, 200)); ${KEEPS_RUNNING}`,
      ),
    );
    await output.pid(1);
    await supervisor.stop();
    expect(output.lines).toContain('child | saved');
  });

  it.each([
    [75, 'the data folder is in use'],
    [76, 'its port is in use'],
  ])(
    'stops the site when a process exits with code %i, without a restart',
    async (code, reason) => {
      supervisor.start(planOf(`process.exit(${code})`, 'api'));
      supervisor.keepAlive();
      const failure = await supervisor.ended.catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(StartFailure);
      expect(failure).toMatchObject({ exitCode: code, message: expect.stringContaining(reason) });
    },
  );

  it('fails the start when a process exits before the site is up', async () => {
    supervisor.start(planOf('console.error("no such table"); process.exit(3)', 'api'));
    const failure = await supervisor.ended.catch((error: unknown) => error);
    expect(failure).toMatchObject({ exitCode: 3, message: expect.stringContaining('code 3') });
    expect(output.lines).toContain('api   | no such table');
  });

  it('kills a process that does not exit when asked', async () => {
    supervisor = createSupervisor(output.write, { stopGraceMs: 100 });
    supervisor.start(planOf(IGNORES_SIGTERM));
    const pid = await output.pid(1);
    await supervisor.stop();
    expect(isAlive(pid)).toBe(false);
  });
});
