import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleOf, testSeed } from '@tipmark/test-kit/sample';
import { PROOFS } from './proofs.ts';
import { beginJournal } from './runner/journal.ts';
import { runRounds } from './runner/run-rounds.ts';

const PATIENCE_MS = 900_000;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'proofs-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const proved = PROOFS.filter(({ isOwnStep }) => !isOwnStep).flatMap((proof) => {
  const times = sampleOf(proof.sizes.least, proof.sizes.small);
  return times === undefined ? [] : [{ proof, times, name: proof.name }];
});

test.each(proved)(
  '$name holds, as far as there is time for it here',
  async ({ name, proof, times }) => {
    const header = { proof: name, database: 'postgres', seed: testSeed, times, build: 'test' };
    const journal = beginJournal(path.join(folder, `${name}.ndjson`), header);
    const isStopped = () => false;
    const result = await runRounds(proof, { journal, isStopped, onRound: () => {} });
    // how fast it is shows on a machine that does nothing else
    expect(result.faults.filter((fault) => !/slow: |, ms: |over the deadline/.test(fault))).toEqual(
      [],
    );
    expect(result.isWhole).toBe(true);
  },
  PATIENCE_MS,
);
