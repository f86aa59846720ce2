import { bytesOf } from '../../testing/football-data-file.ts';
import { readLines } from '../../testing/read-lines.ts';
import { readOpenfootball } from '../read-openfootball.ts';

const ARSENAL = `=  Arsenal FC - English Premier League 2023/24

  1,  Aaron Ramsdale,                    GK,   b. 1998,   Sheffield U
 22,  David Raya (ESP),                  GK,   b. 1995,   Brentford   # on loan
  -,  Amario Cozier-Duberry,             FW,
      Bukayo Saka MF
`;

test('squads of clubs belong to the league of their heading', () => {
  const file = readLines(readOpenfootball, ARSENAL, 'arsenal.txt');
  expect(file.of('squad')).toEqual([
    {
      kind: 'squad',
      source: 'openfootball',
      key: 'en.1 2023/24 Arsenal FC',
      leagueKey: 'en.1',
      season: '2023/24',
      seq: 7,
      teamKey: 'GB-ENG Arsenal FC',
      players: [
        { name: 'Aaron Ramsdale', number: 1, position: 'GK' },
        { name: 'David Raya', countryCode: 'ES', number: 22, position: 'GK' },
        { name: 'Amario Cozier-Duberry', position: 'FW' },
      ],
    },
  ]);
  expect(file.of('team')[0]?.name.en).toBe('Arsenal');
  expect(file.refusals).toEqual([
    'the line "Bukayo Saka MF" is not a player of a squad; write it as "22, Name (ESP), GK" below the heading of a team',
  ]);
});

test('the league of squads is that of matches, with its author and points', () => {
  const [ofSquads] = readLines(readOpenfootball, ARSENAL, 'arsenal.txt').of('league');
  const season = { date: '2023-08-12', team1: 'Arsenal FC', team2: 'Chelsea FC' };
  const matches = JSON.stringify({ name: 'English Premier League 2023/24', matches: [season] });
  const [ofMatches] = readLines(readOpenfootball, matches, '2023-24_en.1.json').of('league');
  expect(ofSquads).toEqual(ofMatches);
  expect(ofSquads).toMatchObject({
    attribution: 'openfootball (public domain)',
    pointsRule: { win: 3, draw: 1, loss: 0 },
  });
});

test('a file may have several clubs; only one without players is quarantined', () => {
  const two = `${ARSENAL}\n= Luton Town FC - English Premier League 2023/24\n`;
  const file = readLines(readOpenfootball, two, 'squads.txt');
  expect(file.of('squad')).toHaveLength(1);
  expect(file.of('league')).toHaveLength(1);
  expect(file.refusals).toEqual([
    expect.stringMatching(/^players/),
    expect.stringContaining('Saka'),
  ]);
});

const TOURNAMENT = `= World Cup 2022     # 32 Teams

== Senegal     # 26 Players

       1, Seny DIENG,                    GK,  b. 1994/11/23
      10, Sadio MANÉ,                    ?,
       -, Aliou Cissé (SEN),             MG,  b. 1976/03/24

== Costa Rica

       2, Daniel CHACÓN,                 DF,  b. 2001/04/31
      Alex O'NEIL-DE LA VEGA,            MF,  b. 1999/02/01
`;

test('squads of a tournament are below its heading, with dates of birth and without managers', () => {
  const file = readLines(readOpenfootball, TOURNAMENT, '2022_squads.txt');
  expect(file.of('league')).toHaveLength(1);
  expect(file.of('squad')).toEqual([
    expect.objectContaining({
      season: '2022',
      key: expect.stringMatching(/ 2022 Senegal$/),
      players: [
        { name: 'Seny Dieng', number: 1, position: 'GK', bornOn: '1994-11-23' },
        { name: 'Sadio Mané', number: 10 },
      ],
    }),
  ]);
  // 31 April quarantines its squad, with the reason
  expect(file.refusals).toEqual([expect.stringContaining('players.0.date_of_birth')]);
  const known = TOURNAMENT.replace('04/31', '04/30');
  expect(readLines(readOpenfootball, known, 'squads.txt').of('squad')[1]?.players[1]).toEqual({
    name: "Alex O'Neil-De La Vega",
    position: 'MF',
    bornOn: '1999-02-01',
  });
});

test('squads of seasons before 1999 are quarantined', () => {
  const old = readLines(readOpenfootball, TOURNAMENT.replace('2022', '1930'), '1930_squads.txt');
  expect(old.of('squad')).toEqual([]);
  expect(old.refusals).toContain(
    'season: 1930 is before 1999, the first the site has; leave the squad out',
  );
});

test('a horizontal rule is not read as a heading', () => {
  const ruled = `==========================\n${ARSENAL.replace('Arsenal FC - English Premier League 2023/24', ' Italy - Euro 2024')}`;
  const [squad] = readLines(readOpenfootball, ruled, 'italy.txt').of('squad');
  expect(squad).toMatchObject({ season: '2024', key: expect.stringMatching(/ 2024 Italy$/) });
});

test('a squad without a season is rejected; a file of matches is not read as squads', () => {
  const nameless = ARSENAL.replace(' 2023/24', '');
  expect(() => readOpenfootball(bytesOf(nameless), 'a.txt', 7)).toThrow('says no season');
  const matches = '= Cup - Final 2023/24\n\nSat Aug 12 2023\n  Arsenal FC  2-1  Luton Town FC\n';
  expect(readLines(readOpenfootball, matches, 'cup.txt').of('match')).not.toEqual([]);
});
