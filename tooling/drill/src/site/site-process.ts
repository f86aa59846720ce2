import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const READY_WITHIN_MS = 120_000;
const POLL_MS = 50;

export interface ProcessPlan {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Everything it writes. */
  readonly logFile: string;
  /** Runs as this user, not as the drill's. */
  readonly user?: number;
  /** The signal that asks it to end, if not SIGTERM. */
  readonly endsOn?: NodeJS.Signals;
  /** An address that answers 2xx, or a text it writes, once it works. */
  readonly ready: { readonly url: string } | { readonly text: string };
}

/** A process of the site that works. */
export interface SiteProcess {
  /** Asks it to end as an operator does. @returns its exit code, or the signal that ended it */
  stop(): Promise<number | string>;
}

/**
 * Starts a process and waits until it works.
 * @param onDeath called when it ends without having been asked to
 */
export async function startSiteProcess(
  plan: ProcessPlan,
  onDeath: (how: number | string) => void,
): Promise<SiteProcess> {
  const [program, ...args] = plan.command;
  const child = spawn(program, args, {
    cwd: plan.cwd,
    env: plan.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(plan.user !== undefined && { uid: plan.user, gid: plan.user }),
  });
  const log = createWriteStream(plan.logFile, { flags: 'a' });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      if ('text' in plan.ready) written += chunk.toString('utf8');
      log.write(chunk);
    });
  }
  let isAsked = false;
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  void ended.then((how) => {
    log.end();
    if (!isAsked) onDeath(how);
  });
  await untilReady(plan, child, () => written);
  written = '';
  return {
    stop() {
      isAsked = true;
      child.kill(plan.endsOn ?? 'SIGTERM');
      return ended;
    },
  };
}

async function untilReady(
  { name, ready, logFile }: ProcessPlan,
  child: ChildProcess,
  written: () => string,
): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`${name} ended (${child.exitCode ?? child.signalCode}), see ${logFile}`);
    }
    if ('text' in ready ? written().includes(ready.text) : await answers(ready.url)) return;
    await pause(POLL_MS);
  }
  child.kill('SIGKILL');
  throw new Error(`${name} did not work within ${READY_WITHIN_MS / 1_000} s, see ${logFile}`);
}

async function answers(url: string): Promise<boolean> {
  const reply = await fetch(url).catch(() => undefined);
  await reply?.arrayBuffer();
  return reply?.ok === true;
}

/** Runs a program of the site to its end. @throws Error naming what it wrote when it fails */
export async function runToEnd(plan: Omit<ProcessPlan, 'ready'>): Promise<void> {
  const [program, ...args] = plan.command;
  const child = spawn(program, args, {
    cwd: plan.cwd,
    env: plan.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(plan.logFile, { flags: 'a' });
  for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
  const [code, signal] = await once(child, 'close');
  log.end();
  if (code !== 0) throw new Error(`${plan.name} ended with ${code ?? signal}, see ${plan.logFile}`);
}
