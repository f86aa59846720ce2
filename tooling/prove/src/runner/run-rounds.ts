import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DoneRound, Journal } from './journal.ts';
import type { Figure, Proof } from './proof.ts';
import { faultsOfTotals, type Totals, totalsOf } from './totals.ts';

/** What a run has shown. */
export interface RunResult {
  readonly totals: Totals;
  readonly figures: Readonly<Record<string, Figure>>;
  /** Each names its round. */
  readonly faults: readonly string[];
  readonly notes: readonly string[];
  /** All that its size asks for. */
  readonly isWhole: boolean;
  /** Units of it that were completed. */
  readonly times: number;
  readonly seconds: number;
  /** What its processes wrote, if something failed. */
  readonly folder: string | undefined;
}

export interface RunOptions {
  readonly journal: Journal;
  /** Only these rounds, by number or by how their names begin: a failure is repeated. */
  readonly only?: readonly string[] | undefined;
  readonly isStopped: () => boolean;
  readonly onRound: (round: DoneRound, rounds: number) => void;
}

/** How many rounds a size takes. */
export const roundsOf = ({ perRound }: Pick<Proof, 'perRound'>, times: number): number =>
  Math.max(1, Math.ceil(times / perRound));

/** Runs the rounds of a proof that its journal does not have, in order, and sums all of them up. */
export async function runRounds(proof: Proof, options: RunOptions): Promise<RunResult> {
  const { journal, only, isStopped, onRound } = options;
  const { seed, times } = journal.header;
  const rounds = roundsOf(proof, times);
  const { figures, open, nameOf } = await proof.load();
  const folder = mkdtempSync(path.join(tmpdir(), `tipmark-prove-${proof.name}-`));
  const done = new Set(journal.done.map(({ number }) => number));
  const isMeant = (number: number) =>
    only?.some((one) => one === String(number) || nameOf?.(number).startsWith(one)) ?? true;
  const meant = Array.from({ length: rounds }, (_, number) => number).filter(isMeant);
  if (meant.length === 0) throw new Error(`--only ${only?.join()}: there is no such round`);
  const wanted = meant.filter((number) => !done.has(number));
  if (wanted.length > 0) {
    const opened = await open({ folder, times });
    try {
      for (const number of wanted) {
        if (isStopped()) break;
        const begunMs = performance.now();
        const outcome = await opened.round({ seed, number });
        const round = { number, seconds: (performance.now() - begunMs) / 1_000, ...outcome };
        journal.add(round);
        onRound(round, rounds);
      }
    } finally {
      await opened.close();
    }
  }
  const isWhole = only === undefined && journal.done.length === rounds;
  const totals = totalsOf(figures, journal.done);
  const faults = [
    ...journal.done.flatMap((round) =>
      round.faults.map((fault) => `round ${round.number}: ${fault}`),
    ),
    ...(isWhole ? faultsOfTotals(figures, totals) : []),
  ];
  const hasLogs = faults.length > 0 && readdirSync(folder).length > 0;
  if (!hasLogs) rmSync(folder, { recursive: true, force: true });
  return {
    totals,
    figures,
    faults,
    notes: journal.done.flatMap(({ notes = [] }) => notes),
    isWhole,
    times: Math.min(times, journal.done.length * proof.perRound),
    seconds: journal.done.reduce((sum, { seconds }) => sum + seconds, 0),
    folder: hasLogs ? folder : undefined,
  };
}
