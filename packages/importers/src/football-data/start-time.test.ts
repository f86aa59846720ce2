import { type FileRow, playedRow } from '../testing/football-data-file.ts';
import { readRows } from '../testing/read-rows.ts';

const days = (...dates: string[]) =>
  readRows(dates.map((Date, index) => playedRow({ Date, AwayTeam: `Guest ${index}`, Time: '' })))
    .of('match')
    .map(({ startsAt }) => new Date(startsAt * 1_000).toISOString().slice(0, 10));

test('dates may be dd/mm/yy, dd/mm/yyyy or ISO', () => {
  expect(days('13/01/24')).toEqual(['2024-01-13']);
  expect(days('19/08/00', '05/05/01')).toEqual(['2000-08-19', '2001-05-05']);
  expect(days('09/08/2023', '2023-08-13')).toEqual(['2023-08-09', '2023-08-13']);
});

test('mm/dd is read where the dates prove it, and contradictory dates are rejected', () => {
  expect(days('01/13/2024', '02/03/2024')).toEqual(['2024-01-13', '2024-02-03']);
  expect(() => days('13/01/2024', '01/14/2024')).toThrow('some dates can only be dd/mm');
  expect(() => days('01/12/2024', '02/03/2024', '03/02/2024')).toThrow('may be dd/mm or mm/dd');
});

test('an invalid date is quarantined, other rows are not', () => {
  const file = readRows([playedRow(), playedRow({ Date: '31/02/2024', HomeTeam: 'Luton' })]);
  expect(file.of('match')).toHaveLength(1);
  expect(file.refusals[0]).toBe(
    'column Date holds "31/02/2024", not a day; write it as yyyy-mm-dd',
  );
});

test('times are British, also in summer and abroad; without one the day stands at noon UTC', () => {
  const starts = (row: FileRow) => readRows([playedRow(row)]).of('match')[0];
  expect(starts({ Date: '20/04/2024', Div: 'SP1', Time: '20:00' })).toMatchObject({
    startsAt: Date.UTC(2024, 3, 20, 19) / 1_000,
    isTimeKnown: true,
  });
  expect(starts({ Date: '11/05/19', Time: '' })).toMatchObject({
    startsAt: Date.UTC(2019, 4, 11, 12) / 1_000,
    isTimeKnown: false,
  });
});

test('an hour in halves of the day is read, one that no day has is refused, a word is counted', () => {
  const at = (Time: string, HomeTeam: string) => playedRow({ Time, HomeTeam });
  const file = readRows([
    at('7:45 PM', 'Luton'),
    at('12:30 am', 'Brentford'),
    at('25:00', 'Wolves'),
    at('soon', 'Everton'),
  ]);
  const days = file.of('match').map(({ startsAt, isTimeKnown }) => {
    return [new Date(startsAt * 1_000).toISOString().slice(11, 16), isTimeKnown];
  });
  expect(days.map(([, isKnown]) => isKnown)).toEqual([true, true, false]);
  expect(file.refusals).toEqual(['column Time holds "25:00", which no day has; write it as 19:45']);
});
