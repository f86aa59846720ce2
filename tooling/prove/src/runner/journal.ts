import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RoundOutcome } from './proof.ts';

/** What a run was asked for. */
export interface RunHeader {
  readonly proof: string;
  readonly database: string;
  readonly seed: number;
  readonly times: number;
  /** Commit of the checkout it began in. */
  readonly build: string;
}

/** A round that was completed. */
export interface DoneRound extends RoundOutcome {
  readonly number: number;
  readonly seconds: number;
}

/** Completed rounds of a run, in a file, so that a run that was ended can go on. */
export interface Journal {
  readonly header: RunHeader;
  readonly done: readonly DoneRound[];
  add(round: DoneRound): void;
}

/** Begins a journal; one that was there is replaced. */
export function beginJournal(file: string, header: RunHeader): Journal {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(header)}\n`);
  return openedJournal(file, header, []);
}

/**
 * Goes on with the journal of a run that was ended.
 * @throws Error if there is none, or it is of another build, of which its rounds are
 */
export function resumeJournal(file: string, build: string): Journal {
  if (!existsSync(file)) throw new Error('--resume: no run of this proof was begun here');
  const [first = '', ...lines] = readFileSync(file, 'utf8').split('\n');
  const header = JSON.parse(first) as RunHeader;
  if (header.build !== build) {
    throw new Error(`--resume: the run was of build ${header.build}, this is ${build}`);
  }
  return openedJournal(file, header, lines.flatMap(roundIn));
}

/** A line that was cut off when the run was killed is a round that was not completed. */
function roundIn(line: string): DoneRound[] {
  try {
    return [JSON.parse(line) as DoneRound];
  } catch {
    return [];
  }
}

function openedJournal(file: string, header: RunHeader, known: readonly DoneRound[]): Journal {
  const done = [...known];
  // a cut line must not swallow the next one
  if (known.length > 0) appendFileSync(file, '\n');
  return {
    header,
    done,
    add(round) {
      done.push(round);
      appendFileSync(file, `${JSON.stringify(round)}\n`);
    },
  };
}
