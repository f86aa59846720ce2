import { feedRecord } from '@tipmark/contract/feed';
import { goalOf, goalRecord, matchDay, numberOfMatch } from './match-day.ts';

const NOW = 1_764_000_000;

test('all records are of the feed', () => {
  for (const record of [...matchDay(3, NOW), goalRecord(2, 1, NOW)])
    expect(feedRecord.parse(record)).toEqual(record);
});

test('goals fall in each match in turn', () => {
  expect([0, 1, 2, 3, 7].map((number) => goalOf(number, 3))).toEqual([
    { match: 0, goals: 1 },
    { match: 1, goals: 1 },
    { match: 2, goals: 1 },
    { match: 0, goals: 2 },
    { match: 1, goals: 3 },
  ]);
});

test('matches are known by their home team', () => {
  expect(['Home 0', 'Home 12', 'Away 3', 'Zenit'].map(numberOfMatch)).toEqual([
    0,
    12,
    undefined,
    undefined,
  ]);
});
