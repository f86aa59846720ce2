import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface WitnessTask {
  /** Of the process, on its own machine. */
  readonly url: string;
  /** The host a visitor would ask for. */
  readonly host: string;
  readonly paths: readonly string[];
  readonly everyMs: number;
  /** An answer that takes longer is none. */
  readonly patienceMs: number;
}

export interface WitnessAnswer {
  readonly path: string;
  readonly askedAtMs: number;
  /** 0: there was none, `body` says why. */
  readonly status: number;
  readonly retryAfter?: string | undefined;
  readonly body: string;
}

export interface Witness {
  stop(): Promise<void>;
}

/** Starts somebody who stays on a machine when it is cut off, and reports what it answers there. */
export function callWitness(
  [program, ...args]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv,
  onAnswer: (answer: WitnessAnswer) => void,
  onFault: (fault: string) => void,
): Witness {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let isAsked = false;
  createInterface({ input: child.stdout }).on('line', (line) => {
    // the last line of one that was ended may be half a line
    if (!isAsked) onAnswer(JSON.parse(line) as WitnessAnswer);
  });
  const ended = once(child, 'exit');
  void ended.then(([code, signal]) => {
    if (!isAsked) onFault(`a witness ended by itself (${code ?? signal})`);
  });
  return {
    async stop() {
      isAsked = true;
      child.kill('SIGKILL');
      await ended;
    },
  };
}
