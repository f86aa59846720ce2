import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../processes/start-process.ts';

/** A process that replies to each line with a line of JSON. */
export interface LineProcess {
  ask<Answer>(order: object): Promise<Answer>;
  /** A line that it writes by itself. */
  next<Answer>(): Promise<Answer>;
  stop(): void;
}

/** @param entry script below the root of the repository */
export function startLineProcess(
  entry: string,
  env: Readonly<Record<string, string>> = {},
  scriptArguments: readonly string[] = [],
): LineProcess {
  const child = spawn(process.execPath, [path.join(root, entry), ...scriptArguments], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // the child ends with the bench, however that ends
  const endWithUs = () => void child.kill();
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  async function next<Answer>(): Promise<Answer> {
    const { value, done } = await lines.next();
    if (done) throw new Error(`${entry} ended without an answer`);
    return JSON.parse(String(value)) as Answer;
  }
  return {
    next,
    ask<Answer>(order: object) {
      child.stdin.write(`${JSON.stringify(order)}\n`);
      return next<Answer>();
    },
    stop: () => void child.kill(),
  };
}
