import type { TeamInMatch } from '@tipmark/contract';
import { goalsOf, resultText, scoreText } from './score-text.ts';

const side = (score?: number, rest: Partial<TeamInMatch> = {}): TeamInMatch => ({
  name: 'Alpha',
  score,
  ...rest,
});

test('goals of extra time are added to the score; a match without a score has no text', () => {
  expect(goalsOf(side(2, { extraScore: 1 }))).toBe(3);
  expect(scoreText({ home: side(2, { extraScore: 1 }), away: side(2, { extraScore: 1 }) })).toBe(
    '3:3',
  );
  expect(scoreText({ home: side(0), away: side(4) })).toBe('0:4');
  expect(scoreText({ home: side(), away: side() })).toBeUndefined();
});

test('an overtime goal is not added to a score with periods, which already includes it', () => {
  const home = side(3, { periodScores: [1, 0, 1], extraScore: 1 });
  const away = side(2, { periodScores: [1, 1, 0], extraScore: 0 });
  expect(scoreText({ home, away })).toBe('3:2');
});

test('a shoot-out is shown in brackets after the score', () => {
  const final = {
    home: side(2, { extraScore: 1, penaltiesScore: 4 }),
    away: side(2, { extraScore: 1, penaltiesScore: 2 }),
  };
  expect(resultText(final)).toBe('3:3\u00A0(4:2)');
  expect(resultText({ home: side(1), away: side(0) })).toBe('1:0');
  expect(resultText({ home: side(), away: side() })).toBeUndefined();
});
