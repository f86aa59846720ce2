import { anyLife, closeTwoProcesses, openTwoProcesses } from '@tipmark/api/proofs';
import { randomOf } from '@tipmark/simulator';
import fc from 'fast-check';
import type { Figure, OpenedProof, Round, RoundOutcome } from '../runner/proof.ts';

/** Lives of customers in a round. */
export const LIVES = 20;
const MOST_SEED = 2_147_483_647;

/** What a round of this proof measures. */
export const figures = {
  lives: { what: 'lives of subscribers', of: 'sum', least: 1 },
  days: { what: 'days of subscribers', of: 'sum', least: 1 },
  payments: { what: 'payments taken and not refunded', of: 'sum', least: 1 },
  wrong: {
    what: 'lives whose terms, payments or charges were not as in the model',
    of: 'sum',
    most: 0,
  },
} as const satisfies Record<string, Figure>;

type Name = keyof typeof figures;

/** Two processes of the API on one database, and the books of three acquirers. */
export async function open(): Promise<OpenedProof<Name>> {
  await openTwoProcesses();
  return { round: liveThrough, close: closeTwoProcesses };
}

async function liveThrough({ seed, number }: Round): Promise<RoundOutcome<Name>> {
  let [lives, days, payments] = [0, 0, 0];
  const property = anyLife((life) => {
    lives += 1;
    days += life.days;
    payments += life.payments;
  });
  const ownSeed = randomOf(seed, 'money', number).integer(1, MOST_SEED);
  const { failed, counterexample, errorInstance } = await fc.check(property, {
    numRuns: LIVES,
    seed: ownSeed,
    endOnFailure: false,
  });
  const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return {
    figures: { lives, days: Math.round(days), payments, wrong: Number(failed) },
    faults: failed ? [`${why} after ${fc.stringify(counterexample)}`] : [],
  };
}
