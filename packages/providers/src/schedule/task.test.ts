import { changeOf, type Task } from './task.ts';

const START = 1_000;
const task: Task = {
  id: 'openligadb live /getmatchdata/bl1/2026/5',
  provider: 'openligadb',
  purpose: 'live',
  leagues: ['Bundesliga'],
  path: '/getmatchdata/bl1/2026/5',
  cost: 1,
  check: { path: '/getlastchangedate/bl1/2026/5', starts: [START, START, START + 7_200] },
  due: { kind: 'once', at: 0, until: 1 },
};
const stated = '"2026-09-19T15:30:12.187"';

test('an answer is the same while neither its date changes nor another match begins', () => {
  const change = changeOf(task, stated, START - 1);
  expect(change).toBeDefined();
  expect(changeOf(task, `${stated}\n`, START - 900)).toBe(change);
  expect(changeOf(task, '"2026-09-19T15:30:12.19"', START - 1)).not.toBe(change);
  expect(changeOf(task, stated, START)).not.toBe(change);
  expect(changeOf(task, stated, START + 7_199)).toBe(changeOf(task, stated, START));
  expect(changeOf(task, stated, START + 7_200)).not.toBe(changeOf(task, stated, START));
});

test.each([['""'], ['null'], ['"0001-01-01T00:00:00"'], ['<html>502</html>'], ['[]'], ['']])(
  '%s states nothing: the whole answer is read',
  (text) => expect(changeOf(task, text, START)).toBeUndefined(),
);
