import { sampleOf, testSeed } from '@tipmark/test-kit/sample';
import fc from 'fast-check';
import { anyLife } from './testing/random-subscriber.ts';
import { withTwoProcesses } from './testing/subscription-world.ts';

const RUNS = sampleOf(20, 600);

withTwoProcesses();

let countOfPayments = 0;

test(
  'whatever happens, terms equal payments, and nobody is charged who has stopped or left',
  async () => {
    const property = anyLife(({ payments }) => {
      countOfPayments += payments;
    });
    await fc.assert(property, { numRuns: RUNS, seed: testSeed, endOnFailure: false });
    expect(countOfPayments).toBeGreaterThan(RUNS / 2);
  },
  RUNS * 30_000,
);
