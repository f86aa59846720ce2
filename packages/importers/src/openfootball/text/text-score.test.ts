import { read } from '../../testing/read-football-text.ts';
import { cutScore } from './text-score.ts';

test.each([
  ['2-1', { ft: [2, 1] }],
  ['2-1 (1-0)', { ft: [2, 1], ht: [1, 0] }],
  ['2-1(1-0)', { ft: [2, 1], ht: [1, 0] }],
  ['2-1 a.e.t. (1-1, 0-1)', { et: [2, 1], ft: [1, 1], ht: [0, 1] }],
  ['0-2 aet (0-0)', { et: [0, 2], ft: [0, 0] }],
  ['1-1 a.e.t. (1-1, 0-0), 5-3 pen.', { et: [1, 1], ft: [1, 1], ht: [0, 0], p: [5, 3] }],
  ['11-10 pen. 2-0 a.e.t. (2-0, 2-0)', { p: [11, 10], et: [2, 0], ft: [2, 0], ht: [2, 0] }],
  ['4-5 pen. (1-1, 0-1)', { p: [4, 5], ft: [1, 1], ht: [0, 1] }],
  ['0-0 (aet, 3-1 pen)', { et: [0, 0], p: [3, 1] }],
  ['2-1 (aet/gg)', { et: [2, 1] }],
  ['4-5 pen.', { p: [4, 5] }],
])('the score %s is read after the teams or between them', (text, score) => {
  expect(cutScore(`Schalke 04 v 1899 Hoffenheim ${text}`)).toEqual({
    before: 'Schalke 04 v 1899 Hoffenheim',
    score,
    after: '',
  });
  expect(cutScore(`Hannover 96  ${text}  1. FC Köln`)).toEqual({
    before: 'Hannover 96',
    score,
    after: '1. FC Köln',
  });
});

test('numbers in names are not scores, and words after both teams belong to the score', () => {
  const file = read(`= Euro 2000
June 29 18:00
  1899 Hoffenheim  2-0 (0-0)  Schalke 04
  SK Dnipro-1 (UKR) v Hapoel Be'er Sheva (ISR) 1-0
  Italy 0-0 Netherlands             (aet, 3-1 pen)
`);
  expect(file.of('match').map(({ key }) => key)).toEqual([
    'euro 2000 1899 Hoffenheim v Schalke 04',
    "euro 2000 SK Dnipro-1 (UA) v Hapoel Be'er Sheva (IL)",
    'euro 2000 Italy v Netherlands',
  ]);
  expect(file.of('score')[2]?.score).toEqual({
    home: 0,
    away: 0,
    extra: [0, 0],
    penalties: [3, 1],
  });
});
