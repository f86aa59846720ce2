import type { Proof } from './proof.ts';
import { readSettings } from './settings.ts';

const proof: Proof = {
  name: 'once',
  proves: 'Once is once.',
  unit: 'requests',
  perRound: 10,
  sizes: { least: 10, small: 20, full: 1_000 },
  load: () => Promise.reject(new Error('not loaded')),
};

const read = (...args: string[]) => readSettings(args, [proof], 99);

test('without options a proof is small, with another seed each time, and reported', () => {
  expect(read('once')).toEqual({
    proof,
    database: 'postgres',
    times: 20,
    seed: 99,
    isResumed: false,
    only: undefined,
    isReported: true,
  });
});

test('size, seed and database are taken from the command line', () => {
  expect(read('once', '--size', 'full', '--seed', '7', '--database', 'embedded')).toMatchObject({
    times: 1_000,
    seed: 7,
    database: 'embedded',
  });
  expect(read('once', '--times', '30')).toMatchObject({ times: 30 });
});

test('a single round that is repeated is not reported as the proof', () => {
  expect(read('once', '--only', '3, a name')).toMatchObject({
    only: ['3', 'a name'],
    isReported: false,
  });
});

test.each([
  [['twice'], /once {6}Once is once/],
  [[], /npm run prove/],
  [['once', '--size', 'huge'], /--size huge/],
  [['once', '--times', '-1'], /--times -1|ambiguous/],
  [['once', '--seed', 'x'], /--seed x/],
  [['once', '--database', 'oracle'], /--database oracle/],
])('refuses %j and says why', (args, why) => {
  expect(() => read(...args)).toThrow(why);
});
