import { bytesOf } from '../../testing/football-data-file.ts';
import { readLines } from '../../testing/read-lines.ts';
import { readOpenfootball } from '../read-openfootball.ts';

const ARSENAL = `=  Arsenal FC - English Premier League 2023/24

  1,  Aaron Ramsdale,                    GK,   b. 1998,   Sheffield U
 22,  David Raya (ESP),                  GK,   b. 1995,   Brentford   # on loan
  -,  Amario Cozier-Duberry,             FW,
      Bukayo Saka MF
`;

test('squads of clubs as text belong to the league of their heading', () => {
  const file = readLines(readOpenfootball, ARSENAL, 'arsenal.txt');
  expect(file.of('squad')).toEqual([
    {
      ...{ kind: 'squad', source: 'openfootball', key: 'en.1 2023/24 Arsenal FC' },
      ...{ leagueKey: 'en.1', season: '2023/24', seq: 7, teamKey: 'GB-ENG Arsenal FC' },
      players: [
        { name: 'Aaron Ramsdale', number: 1, position: 'GK' },
        { name: 'David Raya', number: 22, position: 'GK' },
        { name: 'Amario Cozier-Duberry', position: 'FW' },
      ],
    },
  ]);
  expect(file.of('team')[0]?.name.en).toBe('Arsenal');
  expect(file.refusals).toEqual(['the line "Bukayo Saka MF" is no player of a squad']);
});

test('a file may hold several clubs; one without players is refused alone', () => {
  const two = `${ARSENAL}\n= Luton Town FC - English Premier League 2023/24\n`;
  const file = readLines(readOpenfootball, two, 'squads.txt');
  expect(file.of('squad')).toHaveLength(1);
  expect(file.of('league')).toHaveLength(1);
  expect(file.refusals).toEqual([
    expect.stringMatching(/^players/),
    expect.stringContaining('Saka'),
  ]);
});

test('a squad of no season is refused, a season of matches is none', () => {
  const nameless = ARSENAL.replace(' 2023/24', '');
  expect(() => readOpenfootball(bytesOf(nameless), 'a.txt', 7)).toThrow('says no season');
  const matches = '= Cup - Final 2023/24\n\nSat Aug 12 2023\n  Arsenal FC  2-1  Luton Town FC\n';
  expect(readLines(readOpenfootball, matches, 'cup.txt').of('match')).not.toEqual([]);
});
