import { recordedBytes, testRecorded } from '../testing/recorded-files.ts';
import { tableOf } from './table-of.ts';

test('a table is known by its columns, whatever their order, and its rows are counted', () => {
  const text = 'PointServer,PointWinner,Speed,PointNumber,match_id\r\n1,1,,1,a\r\n\r\n1,2,,2,a\r\n';
  expect(tableOf(text)).toMatchObject({ name: 'points of grand slams', rows: 2 });
  expect(tableOf('match_id,PointNumber\n1,2\n')).toBeUndefined();
  expect(tableOf('')).toBeUndefined();
});

testRecorded('both recorded tables are known', () => {
  const rowsOf = (file: string) =>
    tableOf(new TextDecoder().decode(recordedBytes(`tennis-slam-points/${file}`)));
  const points = rowsOf('2012-wimbledon-1132-points.csv');
  expect([points?.name, (points?.rows ?? 0) > 100]).toEqual(['points of grand slams', true]);
  expect(rowsOf('2012-wimbledon-matches.csv')).toMatchObject({ rows: 6 });
});
