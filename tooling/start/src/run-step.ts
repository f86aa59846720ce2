import { spawn } from 'node:child_process';

export interface Step {
  /** what is being done, shown in the terminal */
  title: string;
  command: readonly [string, ...string[]];
  cwd: string;
  env?: NodeJS.ProcessEnv;
  signal: AbortSignal;
}

/** Runs one step to its end; its output appears only when it fails. Returns the seconds it took. */
export async function runStep({ title, command, cwd, env, signal }: Step): Promise<number> {
  const startedAt = performance.now();
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd,
    env: env ?? process.env,
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0)
    throw new Error(`${Buffer.concat(output).toString()}\n${title} failed (code ${code})`);
  return (performance.now() - startedAt) / 1000;
}
