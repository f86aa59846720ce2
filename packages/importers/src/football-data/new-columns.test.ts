import { fileText, playedRow } from '../testing/football-data-file.ts';
import { importTexts } from '../testing/import-texts.ts';

const importRows = (...rows: Parameters<typeof fileText>[0][number][]) =>
  importTexts('football-data', { 'E0.csv': fileText(rows) });

test('prices of bookmakers without a name here are stored under their code, and reported', async () => {
  const { of, output } = await importRows(
    playedRow({
      PPH: 2.05,
      PPD: 3.3,
      PPA: 3.6,
      PPCH: 2,
      PPCD: 3.4,
      PPCA: 3.7,
      'SKB>2.5': 1.9,
      'SKB<2.5': 1.95,
      SKBAHH: 1.88,
      SKBAHA: 2.02,
      SKBAH: -0.5,
      XYZH: 1.5,
      Weather: 'rain',
    }),
  );
  expect(of('bookmaker').slice(-2)).toMatchObject([
    { key: 'PP', name: 'PP' },
    { key: 'SKB', name: 'SKB' },
  ]);
  const pricesOf = (phase: string) =>
    of('odds')
      .filter((record) => record.phase === phase)
      .flatMap(({ prices }) => prices)
      .filter(([bookmaker]) => bookmaker === 'PP' || bookmaker === 'SKB');
  expect(pricesOf('first')).toEqual([
    ['PP', '1x2.1', 2_050],
    ['PP', '1x2.x', 3_300],
    ['PP', '1x2.2', 3_600],
    ['SKB', 'ou.o:2.5', 1_900],
    ['SKB', 'ou.u:2.5', 1_950],
    ['SKB', 'ah.1:-0.5', 1_880],
    ['SKB', 'ah.2:0.5', 2_020],
  ]);
  expect(pricesOf('closing')).toEqual([
    ['PP', '1x2.1', 2_000],
    ['PP', '1x2.x', 3_400],
    ['PP', '1x2.2', 3_700],
  ]);
  expect(output).toContain('2 unknown bookmakers, stored under their codes: PP, SKB');
  expect(output).toContain('2 unknown columns: XYZH, Weather');
});

test('expected goals are statistics of both sides; a cell that is none is left out and counted', async () => {
  const { of, output } = await importRows(
    playedRow({ HxG: 1.42, AxG: 0.61 }),
    playedRow({ HomeTeam: 'Fulham', AwayTeam: 'Luton', HxG: 'n', AxG: 2 }),
  );
  expect(
    of('statistics').map(({ home, away }) => [home.expectedGoals, away.expectedGoals]),
  ).toEqual([
    [1.42, 0.61],
    [undefined, 2],
  ]);
  expect(output).toContain('column HxG: invalid cells left out: 1');
  expect(output).not.toContain('unknown columns');
});

const HEAD = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR';

test('a row of another year than those around it is refused with the day that is meant', async () => {
  const { of, refused } = await importTexts('football-data', {
    'T1.csv': [
      HEAD,
      'T1,05/08/2006,Galatasaray,Sivasspor,2,1,H,1,0,H',
      'T1,06/08/2006,Besiktas,Ankaraspor,1,1,D,0,1,A',
      'T1,12/08/2006,Sivasspor,Besiktas,0,1,A,0,0,D',
      'T1,13/08/2020,Ankaraspor,Galatasaray,0,2,A,0,1,A',
      'T1,19/08/2006,Galatasaray,Besiktas,1,0,H,0,0,D',
      'T1,20/08/2006,Sivasspor,Ankaraspor,3,3,D,2,1,H',
    ].join('\n'),
  });
  expect(of('season').map(({ name }) => name)).toEqual(['2006/07']);
  expect(refused).toEqual([
    {
      line: 5,
      source: 'football-data',
      refusal:
        'column Date holds "13/08/2020", but the rows around it are of another year, in which both teams play; probably 2006-08-13, correct the year',
    },
  ]);
});

test('a note behind the name of a club is not a club', async () => {
  const { of, refused } = await importTexts('football-data', {
    'T1.csv': [
      HEAD,
      'T1,05/08/2006,Alphaspor,Betaspor,2,1,H,1,0,H',
      'T1,06/08/2006,Betaspor,Gammaspor,1,1,D,0,1,A',
      'T1,12/08/2006,Gammaspor,Alphaspor abandoned,0,1,A,0,0,D',
      'T1,13/08/2006,Alphaspor,Gammaspor,0,1,A,0,0,D',
    ].join('\n'),
  });
  expect(of('match')).toHaveLength(3);
  expect(refused.map(({ line, refusal }) => [line, refusal])).toEqual([
    [4, expect.stringContaining('begins like "Alphaspor"')],
  ]);
});
