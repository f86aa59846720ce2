import { readFileSync } from 'node:fs';
import { openDataPath, testOpenData } from '../testing/open-data.ts';
import { readLines } from '../testing/read-lines.ts';
import { readSackmann } from './read-sackmann.ts';

const HEAD =
  'tourney_id,tourney_name,surface,tourney_level,tourney_date,match_num,winner_id,winner_name,loser_id,loser_name,score,best_of,round,winner_rank,loser_rank';
const row = (score: string, more: Record<string, string> = {}) => {
  const cells: Record<string, string> = {
    id: '2021-0096',
    name: 'Us Open',
    surface: 'Hard',
    level: 'A',
    date: '20210724',
    number: '237',
    winnerId: '1',
    winner: 'Frances Tiafoe',
    loserId: '2',
    loser: 'Alexander Bublik',
    score,
    bestOf: '3',
    round: 'R64',
    rank: '53',
    other: '',
    ...more,
  };
  return Object.values(cells).join(',');
};
const read = (...rows: string[]) =>
  readLines(readSackmann, [HEAD, ...rows].join('\n'), 'atp_matches_2021.csv');
const scoreOf = (score: string) => read(row(score)).of('score')[0];

test('home and away are in the order of the names, not winner first', () => {
  const file = read(row('6-3 6-2'));
  expect(file.of('match')[0]).toMatchObject({
    homeKey: 'ATP 2',
    awayKey: 'ATP 1',
    status: 3,
    round: 'R64',
    court: 1,
    bestOf: 3,
    ranks: [null, 53],
    seasonKey: 'ATP US Open 2021',
  });
  expect(file.of('score')[0]).toMatchObject({
    advancing: 'away',
    score: { home: 0, away: 2 },
  });
  expect(file.of('team').find(({ key }) => key === 'ATP 2')).toMatchObject({
    name: { en: 'Alexander Bublik' },
    tour: 'ATP',
    aliases: expect.arrayContaining(['bublik a', 'bublik al']),
  });
  expect(file.of('league')[0]).toMatchObject({ name: { en: 'ATP US Open' }, countryCode: 'ZZ' });
});

test('tourney_date is the first day of the tournament, not the day of the match', () => {
  expect(read(row('6-3 6-2')).of('match')[0]).toMatchObject({
    isDayKnown: false,
    isTimeKnown: false,
    startsAt: Date.UTC(2021, 6, 24, 12) / 1e3,
  });
});

test('scores may have tie-breaks, match tie-breaks, retirements, defaults and walkovers', () => {
  expect(scoreOf('6-7(4) 7-6(12) [10-7]')?.score).toEqual({
    home: 1,
    away: 2,
    periods: [
      [7, 6],
      [6, 7],
      [0, 1],
    ],
    tieBreaks: [
      [7, 4],
      [12, 14],
      [7, 10],
    ],
  });
  // The unfinished set has no winner.
  expect(scoreOf('6-1 4-3 RET')).toMatchObject({
    status: 9,
    advancing: 'away',
    score: {
      home: 0,
      away: 1,
      periods: [
        [1, 6],
        [3, 4],
      ],
    },
  });
  expect(scoreOf('6-5 RET+H64')).toMatchObject({ status: 9, score: { home: 0, away: 0 } });
  for (const end of ['DEF', 'Def.']) expect(scoreOf(`5-4 ${end}`)?.status).toBe(9);
  expect(scoreOf('W/O')).toMatchObject({ status: 8, score: null, advancing: 'away' });
});

test('abandoned matches are interrupted, and an unknown score is null', () => {
  for (const end of ['Played and abandoned', 'Played and unfinished', 'ABD']) {
    expect(read(row(`6-4 2-1 ${end}`)).of('match')[0]?.status).toBe(6);
  }
  expect(scoreOf("6-3 0-0 Ret'd")?.status).toBe(9);
  expect(scoreOf('6-0 2-0 RE')?.status).toBe(9);
  for (const unknown of ['Played', 'UNK', '&nbsp;']) {
    expect(scoreOf(unknown)).toMatchObject({ status: 3, score: null, advancing: 'away' });
  }
});

test('seeds and serve statistics are read per player; a qualifier has no seed', () => {
  const serves = 'winner_seed,loser_seed,w_ace,w_svpt,w_bpFaced,l_ace,l_df,l_1stIn';
  const text = [`${HEAD},${serves}`, `${row('6-3 6-2')},Q,4,9,60,0,3.0,2,`].join('\n');
  const file = readLines(readSackmann, text, 'atp_matches_2021.csv');
  expect(file.of('match')[0]?.seeds).toEqual([4, null]);
  expect(file.of('statistics')[0]).toMatchObject({
    home: { aces: 3, doubleFaults: 2 },
    away: { aces: 9, servePoints: 60, breakPointsFaced: 0 },
  });
  expect(file.of('statistics')[0]?.home).not.toHaveProperty('firstServesIn');
  expect(read(row('6-3 6-2')).of('statistics')).toEqual([]);
  expect(file.unknownColumns).toEqual([]);
  const bad = readLines(readSackmann, text.replace(',9,60', ',-9,60'), 'atp_matches_2021.csv');
  expect(bad.refusals).toEqual([
    'column w_ace holds "-9", not a count; write a whole number up to 999',
  ]);
});

test('entries into the draw are read from their own column or from that of the seeds', () => {
  const entriesOf = (columns: string, cells: string) => {
    const text = [`${HEAD},${columns}`, `${row('6-3 6-2')},${cells}`].join('\n');
    return readLines(readSackmann, text, 'atp_matches_2021.csv').of('match')[0];
  };
  expect(entriesOf('winner_entry,loser_entry', 'WC,Alt')?.entries).toEqual(['ALT', 'WC']);
  expect(entriesOf('winner_seed,loser_seed', '4,Q')).toMatchObject({
    seeds: [null, 4],
    entries: ['Q', null],
  });
  expect(entriesOf('winner_entry,loser_entry', 'SR,')?.entries).toEqual([null, 'PR']);
  expect(entriesOf('winner_entry,loser_entry', ',')).not.toHaveProperty('entries');
});

test('unknown columns are listed; doubles are rejected with a reason', () => {
  const more = [`${HEAD},umpire`, `${row('6-3 6-2')},X`].join('\n');
  expect(readLines(readSackmann, more, 'atp_matches_2021.csv').unknownColumns).toEqual(['umpire']);
  const doubles = 'tourney_id,tourney_name,winner1_name,winner2_name,score\n1,2,3,4,5\n';
  expect(() => readLines(readSackmann, doubles)).toThrow('these are doubles');
});

test('a blank surface is left out, and an invalid score is quarantined', () => {
  const file = read(row('6-3 6-2', { surface: '' }), row('6-3 six', { number: '238' }));
  expect(file.of('match')[0]?.court).toBeUndefined();
  expect(file.refusals).toEqual([
    'column score holds "six", not a set; write the sets as 6-4 6-7(5) 6-3, as text',
  ]);
});

test('an alias that two players of a file share belongs to neither', () => {
  const players = { winner: 'Xinyu Wang', loser: 'Xiyu Wang' };
  const aliases = read(row('6-3 6-2', players))
    .of('team')
    .map((team) => team.aliases);
  expect(aliases[0]).toContain('wang xin');
  expect(aliases[1]).toContain('wang xiy');
  expect(aliases.flat()).not.toContain('wang x');
});

test('the tour is found by the levels, or else by the name of the file', () => {
  const file = read(row('6-3 6-2', { level: 'PM' }));
  expect(file.of('league')[0]?.name.en).toBe('WTA US Open');
  const text = [HEAD, row('6-3 6-2', { level: 'G' })].join('\n');
  expect(() => readLines(readSackmann, text, 'matches.csv')).toThrow('ATP or WTA');
  expect(() => readLines(readSackmann, 'a,b\n1,2\n')).toThrow('not a file of matches');
});

testOpenData('all rows of the six real files are matches', () => {
  const counts = ['atp', 'wta'].flatMap((tour) =>
    [2021, 2022, 2023].map((year) => {
      const name = `${tour}_matches_${year}.csv`;
      const bytes = readFileSync(openDataPath(`tennis/sackmann/${name}`));
      const file = readSackmann(bytes, name, 1);
      const lines = [...file.lines];
      expect(lines.filter(({ refusal: rejection }) => rejection !== undefined)).toEqual([]);
      return lines.filter(({ record }) => (record as { kind: string }).kind === 'match').length;
    }),
  );
  expect(counts).toEqual([2_733, 2_917, 2_986, 2_597, 2_594, 2_810]);
});

test('a match number used twice keeps its key for the first match; a repeated match has one key', () => {
  const other = { loserId: '3', loser: 'Sam Querrey' };
  const keys = read(row('6-3 6-2'), row('6-3 6-2', other), row('6-3 6-2'))
    .of('match')
    .map(({ key }) => key);
  expect(keys).toEqual(['ATP 2021-0096 237', 'ATP 2021-0096 237 1 3', 'ATP 2021-0096 237']);
});

describe('positions in the draw', () => {
  const drawn = (number: number, round: string, winner: number, loser: number) =>
    row('6-3 6-2', {
      number: String(number),
      round,
      winnerId: String(winner),
      winner: `Winner ${winner}`,
      loserId: String(loser),
      loser: `Loser ${loser}`,
    });
  const positionsOf = (...rows: string[]) =>
    read(...rows)
      .of('match')
      .map(({ round, drawPosition }) => [round, drawPosition]);

  test('follow from match numbers, where a missing number is a bye', () => {
    // four in the quarter-finals, where the player of 295 had no opponent
    expect(
      positionsOf(
        drawn(300, 'F', 1, 7),
        drawn(299, 'SF', 7, 5),
        drawn(298, 'SF', 1, 3),
        drawn(294, 'QF', 1, 2),
        drawn(296, 'QF', 5, 6),
        drawn(297, 'QF', 7, 8),
      ),
    ).toEqual([
      ['F', 1],
      ['SF', 2],
      ['SF', 1],
      ['QF', 1],
      ['QF', 3],
      ['QF', 4],
    ]);
  });

  test('are unknown if winners do not advance along the numbers', () => {
    expect(
      positionsOf(
        drawn(300, 'F', 1, 7),
        drawn(298, 'SF', 7, 5),
        drawn(299, 'SF', 1, 3),
        drawn(294, 'QF', 1, 2),
      ).map(([, position]) => position),
    ).toEqual([undefined, undefined, undefined, undefined]);
  });
});

test('a day of another year than its tournament is refused, a rank that is no number left out', () => {
  const file = read(
    row('6–3 6–2', { rank: 'UNR' }),
    row('6-3 6-2', { number: '238', date: '20250101' }),
    row('6-3 6-2', { number: '239', date: '20201228', winnerId: '3', winner: 'Ivo Kral' }),
  );
  expect(file.of('score').map(({ score }) => score?.periods)).toEqual([
    [
      [3, 6],
      [2, 6],
    ],
    [
      [3, 6],
      [2, 6],
    ],
  ]);
  expect(file.of('match')[0]?.ranks).toBeUndefined();
  expect(file.refusals).toEqual([
    'column tourney_date holds 2025-01-01, but tourney_id "2021-0096" is of 2021; correct one of them',
  ]);
});

test('serves above what they are a part of are left out with it and counted', () => {
  const text = [
    `${HEAD},w_svpt,w_1stIn,w_1stWon,w_bpSaved,w_bpFaced,l_ace`,
    `${row('6-3 6-2')},46,34,57,5,3,2`,
    `${row('W/O', { number: '238', loserId: '3', loser: 'Dan Evans' })},46,34,20,1,3,2`,
  ].join('\n');
  const file = readLines(readSackmann, text, 'atp_matches_2021.csv');
  expect(file.refusals).toEqual([]);
  expect(file.of('statistics')).toMatchObject([{ home: { aces: 2 }, away: { servePoints: 46 } }]);
  expect(Object.keys(file.of('statistics')[0]?.away ?? {})).toEqual(['servePoints']);
  expect([...(file.unreadableCells ?? [])]).toEqual([
    ['w_1stIn', 1],
    ['w_1stWon', 1],
    ['w_bpSaved', 1],
    ['w_bpFaced', 1],
  ]);
});

test('women play best of three, whatever the column says', () => {
  const women = { level: 'P', bestOf: '5' };
  const text = [
    HEAD,
    row('6-3 6-2', women),
    row('6-4 4-6 6-3 6-2', { ...women, number: '2', loserId: '3', loser: 'Coco Vandeweghe' }),
  ].join('\n');
  const file = readLines(readSackmann, text, 'wta_matches_2021.csv');
  expect(file.of('match').map(({ bestOf, status }) => [bestOf, status])).toEqual([
    [3, 3],
    [3, 3],
  ]);
});
