import { playedRow } from '../testing/football-data-file.ts';
import { readRows } from '../testing/read-rows.ts';

test('a final score without half-time is awarded where the file has half-times', () => {
  const awarded = playedRow({ AwayTeam: 'Luton', HTHG: '', HTAG: '', HTR: '' });
  expect(
    readRows([playedRow(), awarded])
      .of('match')
      .map(({ status }) => status),
  ).toEqual([3, 10]);
  expect(readRows([awarded]).of('match')[0]?.status).toBe(3);
  const withoutShots = playedRow({ AwayTeam: 'Burnley', HS: '', AS: '', HST: '', AST: '' });
  expect(readRows([playedRow(), withoutShots]).of('match')[1]?.status).toBe(3);
});

test('a row without a score is a scheduled match, and blank is never 0', () => {
  const blank = { FTHG: '', FTAG: '', FTR: '', HTHG: '', HTAG: '', HTR: '' };
  const statistics = { HS: '', AS: '', HST: '', AST: '', HF: '', AF: '' };
  const file = readRows([
    playedRow({ ...blank, ...statistics, HC: '', AC: '', HY: '', AY: '', HR: '', AR: '' }),
  ]);
  expect(file.of('match')[0]?.status).toBe(1);
  expect(file.of('score')).toEqual([]);
  expect(file.of('statistics')).toEqual([]);
});
