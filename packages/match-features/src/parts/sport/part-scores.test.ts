import { aMatch } from '@tipmark/test-kit';
import { partScores } from './part-scores.ts';

const t = (key: string, values: Record<string, unknown> = {}) =>
  key === 'match.halfScore' ? Object.values(values).join(' ') : [key, values['part']].join('');

test('the parts with scores of both sides are listed in order', () => {
  const match = aMatch().build();
  const home = { ...match.home, periodScores: [2, 0, 1], penaltiesScore: 1 };
  const away = { ...match.away, periodScores: [1, null, 1], penaltiesScore: 0 };
  expect(partScores({ ...match, home, away } as typeof match, t)).toEqual([
    'stats.half1 2:1',
    'stats.half3 1:1',
    'liveState.penalties 1:0',
  ]);
});

test('a match that has not begun has no parts', () => {
  expect(partScores(aMatch().build(), t)).toEqual([]);
});
