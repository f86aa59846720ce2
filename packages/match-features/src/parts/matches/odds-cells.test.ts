import { MATCH_STATUS, mainOutcomes, SPORT } from '@tipmark/domain';
import { aMatch, type MatchBuilder } from '@tipmark/test-kit';
import { oddsCells } from './odds-cells.ts';

const NOW = 1_795_284_420;
const outcomes = mainOutcomes(SPORT.soccer);
const cells = (match: MatchBuilder) => oddsCells(match.build(), { asOf: NOW, outcomes });
const moved = aMatch().withOdds([1.45, 4.8, 8.2, 1.9, 1.91], [1.62, 4.79, 7.1, 1.9, 1.9]);

test('a price has an arrow when it moved by one percent or more', () => {
  expect(cells(moved).map((cell) => cell?.move)).toEqual([
    'down',
    undefined,
    'up',
    undefined,
    undefined,
  ]);
});

test('for ten minutes after a change the strongest move is hot and the others are warm', () => {
  const heat = (age: number) => cells(moved.oddsChangedAt(NOW - age)).map((cell) => cell?.heat);
  expect(heat(599)).toEqual(['warm', undefined, 'hot', undefined, undefined]);
  expect(heat(600)).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

test('no price is hot or warm once the match is over', () => {
  const heat = cells(moved.finished().oddsChangedAt(NOW)).map((cell) => cell?.heat);
  expect(heat).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

test('a missing price is null, a price above 100 has no decimals, and a match without prices has no cells', () => {
  expect(cells(aMatch().withOdds([2, null, 101.5]))).toEqual([
    { text: '2.00' },
    null,
    { text: '101' },
  ]);
  expect(cells(aMatch())).toEqual([]);
});

test.each([
  [2, 1, [0, 3]],
  [1, 1, [1, 4]],
  [0, 1, [2, 4]],
  [0, 3, [2, 3]],
])('%i:%i marks the outcomes that came true', (home, away, won) => {
  const match = aMatch().withOdds([2, 3, 4, 1.9, 1.9]).finished().withScore(home, away);
  expect(cells(match).flatMap((cell, index) => (cell?.hasWon ? [index] : []))).toEqual(won);
});

test('outcomes of regular time are decided by the periods when the score includes an overtime goal', () => {
  const match = aMatch().withOdds([3.9, 4.2, 1.8, 1.7, 2.1]).finished().build();
  const home = { ...match.home, score: 3, periodScores: [1, 1, 0], extraScore: 1 };
  const away = { ...match.away, score: 2, periodScores: [0, 1, 1], extraScore: 0 };
  const line = oddsCells(
    { ...match, home, away },
    { asOf: NOW, outcomes: mainOutcomes(SPORT.hockey) },
  );
  expect(line.map((cell) => cell?.hasWon)).toEqual([false, true, false, false, true]);
});

test('an awarded match has no outcomes that came true', () => {
  const match = aMatch().withOdds([2, 3, 4]).withScore(3, 0).withStatus(MATCH_STATUS.awarded);
  expect(cells(match).some((cell) => cell?.hasWon)).toBe(false);
});

test('prices of another line than that of the columns say so', () => {
  const match = aMatch().withOdds([2, null, 1.9, 1.95, 1.85]).finished().build();
  const home = { ...match.home, score: 3, periodScores: [1, 1, 0], extraScore: 1 };
  const away = { ...match.away, score: 2, periodScores: [0, 1, 1], extraScore: 0 };
  const line = oddsCells(
    { ...match, home, away, listedLine: ['win', 6] },
    { asOf: NOW, outcomes: mainOutcomes(SPORT.hockey), winner: 'incl. OT' },
  );
  expect(line.map((cell) => [cell?.text, cell?.line, cell?.isNote, cell?.hasWon])).toEqual([
    ['2.00', undefined, undefined, true],
    ['incl. OT', undefined, true, undefined],
    ['1.90', undefined, undefined, false],
    ['1.95', '6', undefined, false],
    ['1.85', '6', undefined, true],
  ]);
});
