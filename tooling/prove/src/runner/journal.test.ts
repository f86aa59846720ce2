import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beginJournal, resumeJournal } from './journal.ts';

const HEADER = { proof: 'once', database: 'postgres', seed: 7, times: 10, build: 'abc' };
const round = (number: number) => ({ number, seconds: 1, figures: { sent: number }, faults: [] });

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'journal-'));
  file = path.join(folder, 'below', 'once.ndjson');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a run that was ended goes on after its completed rounds', () => {
  const begun = beginJournal(file, HEADER);
  begun.add(round(0));
  begun.add(round(2));
  const resumed = resumeJournal(file, 'abc');
  expect(resumed.header).toEqual(HEADER);
  expect(resumed.done).toEqual([round(0), round(2)]);
  resumed.add(round(1));
  expect(resumeJournal(file, 'abc').done.map(({ number }) => number)).toEqual([0, 2, 1]);
});

test('a round whose line was cut off counts as not completed, and hides none after it', () => {
  beginJournal(file, HEADER).add(round(0));
  appendFileSync(file, '{"number":1,"seco');
  const resumed = resumeJournal(file, 'abc');
  expect(resumed.done).toEqual([round(0)]);
  resumed.add(round(1));
  expect(resumeJournal(file, 'abc').done).toEqual([round(0), round(1)]);
});

test('a run of another build does not go on, nor one that was never begun', () => {
  expect(() => resumeJournal(file, 'abc')).toThrow('no run');
  beginJournal(file, HEADER);
  expect(() => resumeJournal(file, 'other')).toThrow('build abc');
});

test('a new run forgets the former one', () => {
  beginJournal(file, HEADER).add(round(0));
  beginJournal(file, HEADER);
  expect(resumeJournal(file, 'abc').done).toEqual([]);
});
