import type { Proof } from './proof.ts';
import { reportOf } from './report.ts';

const proof: Proof = {
  name: 'once',
  proves: 'Once is once.',
  unit: 'requests',
  perRound: 10,
  sizes: { least: 10, small: 20, full: 1_000 },
  load: () => Promise.reject(new Error('not loaded')),
};

const header = { proof: 'once', database: 'postgres', seed: 7, times: 20, build: 'abc' };

const place = { date: new Date('2026-11-30T13:14:15Z'), machine: '2 × CPU', postgres: '15.1' };

const result = {
  totals: { sent: 20_000, slowest: 12.34 },
  figures: {
    sent: { what: 'requests', of: 'sum', least: 1 },
    slowest: { what: 'slowest answer, ms', of: 'max', most: 100 },
  },
  faults: [] as string[],
  notes: [] as string[],
  isWhole: true,
  times: 20,
  seconds: 61.04,
  folder: undefined,
} as const;

test('names what was proved, when, where, with which seed and at which size', () => {
  const report = reportOf(proof, header, { result, place });
  for (const line of [
    '# once',
    '| verdict | holds |',
    '| size | 20 of 1,000 requests |',
    '| date | 2026-11-30 13:14 UTC |',
    '| machine | 2 × CPU |',
    '| database | PostgreSQL 15.1 |',
    '| build | abc |',
    '| seed | 7 |',
    '| requests | 20,000 | at least 1 |',
    '| slowest answer, ms | 12.3 | at most 100 |',
  ]) {
    expect(report.split('\n')).toContain(line);
  }
  expect(report).not.toContain('Faults');
});

test('a run that was ended early does not claim that the promise holds', () => {
  const report = reportOf(proof, header, { result: { ...result, isWhole: false }, place });
  expect(report).toContain('| verdict | held as far as it was run |');
});

test('faults are listed, many of them shortened', () => {
  const faults = Array.from({ length: 60 }, (_, index) => `round ${index}: lost`);
  const report = reportOf(proof, header, { result: { ...result, faults }, place });
  expect(report).toContain('| verdict | does not hold: 60 faults |');
  expect(report).toContain('- round 49: lost\n- and 10 more');
});

test('lists what is to be read without a fault', () => {
  const report = reportOf(proof, header, { result: { ...result, notes: ['a.ts:3: `x`'] }, place });
  expect(report).toContain('| verdict | holds |');
  expect(report).toContain('## To be read\n\n- a.ts:3: `x`\n');
});
