import { createErrorTally } from './error-tally.ts';

const HOUR = 3_600;
const START = 1_795_201_200;

it('counts by remote since the start of the server, and says since when', () => {
  const tally = createErrorTally(() => START);
  tally.count('soccer');
  tally.count('soccer');
  tally.count('shell');
  expect([tally.of('soccer'), tally.of('shell'), tally.of('hockey')]).toEqual([2, 1, 0]);
  expect(tally.sinceSeconds()).toBe(START);
});

it('forgets an error after a day', () => {
  let now = START;
  const tally = createErrorTally(() => now);
  tally.count('soccer');
  now = START + 22 * HOUR;
  tally.count('soccer');
  expect(tally.of('soccer')).toBe(2);
  now = START + 24 * HOUR;
  expect(tally.of('soccer')).toBe(1);
  expect(tally.sinceSeconds()).toBe(START + HOUR);
  now = START + 60 * HOUR;
  expect(tally.of('soccer')).toBe(0);
});
