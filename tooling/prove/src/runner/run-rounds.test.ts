import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beginJournal, resumeJournal } from './journal.ts';
import type { Proof, Round } from './proof.ts';
import { runRounds } from './run-rounds.ts';

let folder: string;
let file: string;
let ran: Round[];
let countOfOpened: number;
/** The round with a fault. */
let faulty: number | undefined;

const proof: Proof = {
  name: 'sample',
  proves: 'A sample.',
  unit: 'requests',
  perRound: 10,
  sizes: { least: 10, small: 20, full: 100 },
  load: async () => ({
    figures: { sent: { what: 'requests', of: 'sum', least: 25 } },
    async open({ folder: place }) {
      countOfOpened += 1;
      writeFileSync(path.join(place, 'api.log'), 'written');
      return {
        async round(round) {
          ran.push(round);
          const faults = round.number === faulty ? ['one was lost'] : [];
          return { figures: { sent: 10 }, faults };
        },
        async close() {
          countOfOpened -= 1;
        },
      };
    },
  }),
};

const nameOf = (number: number) => ['mail gone', 'push gone', 'mail slow'][number] ?? '';

const header = { proof: 'sample', database: 'postgres', seed: 7, times: 25, build: 'abc' };

const run = (
  { isStopped = () => false, only }: { isStopped?: () => boolean; only?: readonly string[] } = {},
  journal = beginJournal(file, header),
) => runRounds(proof, { journal, only, isStopped, onRound: () => {} });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rounds-'));
  file = path.join(folder, 'sample.ndjson');
  [ran, countOfOpened, faulty] = [[], 0, undefined];
});

afterEach(() => {
  expect(countOfOpened).toBe(0);
  rmSync(folder, { recursive: true });
});

test('as many rounds as the size needs, each with the seed and its number', async () => {
  const result = await run();
  expect(ran).toEqual([0, 1, 2].map((number) => ({ seed: 7, number })));
  expect(result).toMatchObject({ totals: { sent: 30 }, faults: [], isWhole: true, times: 25 });
  expect(result.folder).toBeUndefined();
});

test('a run that is stopped says so and goes on later without repeating a round', async () => {
  const stopped = await run({ isStopped: () => ran.length === 1 });
  // what is not whole is not judged by its totals
  expect(stopped).toMatchObject({ isWhole: false, times: 10, faults: [] });
  const whole = await run({}, resumeJournal(file, 'abc'));
  expect(ran.map(({ number }) => number)).toEqual([0, 1, 2]);
  expect(whole).toMatchObject({ isWhole: true, totals: { sent: 30 } });
});

test('rounds are meant by their names, too; what is meant by none is an error', async () => {
  const named = { ...proof, load: async () => ({ ...(await proof.load()), nameOf }) };
  const journal = beginJournal(file, header);
  const options = { journal, isStopped: () => false, onRound: () => {} };
  await runRounds(named, { ...options, only: ['push'] });
  expect(ran.map(({ number }) => number)).toEqual([1]);
  await expect(runRounds(named, { ...options, only: ['post'] })).rejects.toThrow('--only post');
});

test('a fault names its round, later rounds are run, and that round alone can be repeated', async () => {
  faulty = 1;
  const first = await run();
  expect(first).toMatchObject({ faults: ['round 1: one was lost'], isWhole: true });
  rmSync(first.folder ?? '', { recursive: true });
  ran = [];
  const result = await run({ only: ['1'] });
  expect(ran).toEqual([{ seed: 7, number: 1 }]);
  expect(result).toMatchObject({ isWhole: false, faults: ['round 1: one was lost'] });
  expect(readFileSync(path.join(result.folder ?? '', 'api.log'), 'utf8')).toBe('written');
  rmSync(result.folder ?? '', { recursive: true });
});
