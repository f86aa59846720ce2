import { readFileSync } from 'node:fs';
import { MATCH_STATUS } from '@tipmark/domain';
import fc from 'fast-check';
import { FileRefused } from '../../file-refused.ts';
import { footballText } from '../../testing/football-text.ts';
import { openDataPath, testOpenData } from '../../testing/open-data.ts';
import { PREMIER_LEAGUE, read } from '../../testing/read-football-text.ts';
import { readLines } from '../../testing/read-lines.ts';
import { readOpenfootball } from '../read-openfootball.ts';

test('a season in today’s text format has the same records as its JSON', () => {
  const text = `${PREMIER_LEAGUE}
# Date       Fri Aug/16 2024 - Sun May/25 2025 (282d)
# Teams      20

» Matchday 1
  Fri Aug/16 2024
    20.00  Manchester United FC    v Fulham FC                1-0 (0-0)
  Sat Aug/17
    15.00  Arsenal FC              v Wolverhampton Wanderers FC  2-0 (1-0)
           Everton FC              v Brighton & Hove Albion FC  0-3 (0-1)

» Matchday 20
  Sat Jan/4
    12.30  Tottenham Hotspur FC    v Newcastle United FC
`;
  const one = (round: number, date: string, time: string, teams: string[], score?: object) => ({
    round: `Matchday ${round}`,
    date,
    time,
    team1: teams[0],
    team2: teams[1],
    score,
  });
  const matches = [
    one(1, '2024-08-16', '20:00', ['Manchester United FC', 'Fulham FC'], {
      ft: [1, 0],
      ht: [0, 0],
    }),
    one(1, '2024-08-17', '15:00', ['Arsenal FC', 'Wolverhampton Wanderers FC'], {
      ft: [2, 0],
      ht: [1, 0],
    }),
    one(1, '2024-08-17', '15:00', ['Everton FC', 'Brighton & Hove Albion FC'], {
      ft: [0, 3],
      ht: [0, 1],
    }),
    one(20, '2025-01-04', '12:30', ['Tottenham Hotspur FC', 'Newcastle United FC']),
  ];
  const json = JSON.stringify({ name: 'English Premier League 2024/25', matches });
  const file = read(text);
  expect(file.records).toEqual(readLines(readOpenfootball, json, 'en.1.json').records);
  expect(file.of('match')).toHaveLength(4);
  expect(file.refusals).toEqual([]);
  const lines = file.lines.filter(({ record }) => Object(record).kind === 'match');
  expect(lines.map(({ line }) => line)).toEqual([8, 10, 11, 15]);
});

test('a note in square brackets determines the status of a match', () => {
  const file = read(`${PREMIER_LEAGUE}
Matchday 30
[Sat Apr/5]
  Solihull Moors           -  Harrogate Town           [cancelled]
  Bolton Wanderers         0-1  Brentford FC             [awarded]
  Luton Town v Barnet FC   3-0  [awarded]
  Derby County v Stoke City   [postponed]
  Hull City v Leeds United 1-1 [abandoned at 1-1 in the 60th minute]
`);
  expect(file.refusals).toEqual([]);
  expect(file.of('match').map(({ status }) => status)).toEqual([
    MATCH_STATUS.canceled,
    MATCH_STATUS.awarded,
    MATCH_STATUS.awarded,
    MATCH_STATUS.moved,
    MATCH_STATUS.interrupted,
  ]);
});

test('line-ups, referees and comments after # are ignored', () => {
  const file = read(`= Euro 2024
▪ Final
Sun Jul 14
   21:00   Spain  2-1 (0-0)  England         @ Berlin     # Winner Match 49 - Winner Match 50
            (Williams 47' Oyarzabal 86'; Palmer 73')
    Spain:    Simón - Carvajal [Y], Le Normand (Nacho 83'), Laporte -
              Rodri (Zubimendi 46'), Ruiz [Y 31'] -
              Yamal (Merino 89')
    England:  Pickford - Walker, Stones
    Referee: François Letexier (France)
    Attendance: 65_600
`);
  expect(file.refusals).toEqual([]);
  expect(file.of('match')).toHaveLength(1);
  expect(file.of('event')).toHaveLength(3);
});

test('a line that cannot be parsed is quarantined, and reading continues', () => {
  const file = read(`${PREMIER_LEAGUE}
Sat Aug/17
  Arsenal FC v Everton FC 1-1
  NEC FC              rests
  Fulham FC v Luton Town 2-0 1-1
  N.N. v Luton Town
  Stoke City v Hull City 1-0 (2-0)
Sunday, the 18th of August 2024
  Derby County v Leeds United 0-0
Fri Feb/30
  Derby County v Leeds United 0-0
Sat Aug/24
  Derby County v Leeds United 0-0
__END__
whatever stands here
`);
  const refused = file.lines.filter(({ refusal: rejection }) => rejection !== undefined);
  expect(refused.map(({ line, refusal: rejection }) => `${line}: ${rejection}`).toSorted()).toEqual(
    [
      '10: date: no day that can be read stands above this match; write it as "Sat Aug 17"',
      '11: date: "30/2" is not a day of the calendar; correct it',
      '12: date: no day that can be read stands above this match; write it as "Sat Aug 17"',
      '5: the line "NEC FC              rests" is not understood; write a match as "A v B 2-1 (1-0)", its day above as "Sat Aug 17", and begin remarks with #',
      '6: the line "Fulham FC v Luton Town 2-0 1-1" is not understood; write a match as "A v B 2-1 (1-0)", its day above as "Sat Aug 17", and begin remarks with #',
      '7: team: "N.N." is not a team yet; leave the match out until it is known who plays',
      '8: score.ht: half-time 2:0 is above the score 1:0; correct one of them',
      '9: the line "Sunday, the 18th of August 2024" is not understood; write a match as "A v B 2-1 (1-0)", its day above as "Sat Aug 17", and begin remarks with #',
    ],
  );
  expect(refused.find(({ line }) => line === 5)?.record).toBe('NEC FC              rests');
  expect(file.of('score')).toHaveLength(2);
});

test('the league is found by the heading or the name of the file, with its country', () => {
  const of = (title: string, name: string) => {
    const [league] = read(`= ${title}\nSat Aug 17\n  A FC v B FC\n`, name).of('league');
    return [league?.key, league?.name.en, league?.countryCode];
  };
  expect(of('Spain Primera División 2024/25', '1-liga.txt')).toEqual(['es.1', 'La Liga', 'ES']);
  expect(of('English Division One 2000/01', '2-division1.txt')[1]).toBe('Championship');
  expect(of('English EFL Cup 2024/25', 'eflcup.txt')).toEqual(['en.efl-cup', 'EFL Cup', 'GB-ENG']);
  expect(of('English FA Cup 2024/25', 'facup.txt')).toEqual(['en.cup', 'FA Cup', 'GB-ENG']);
  expect(of('Turkish Süper Lig 2024/25', '2024-25_tr1.txt')).toEqual(['tr.1', 'Süper Lig', 'TR']);
  expect(of('Cup of Nowhere 2024', 'cup.txt')).toEqual(['Cup of Nowhere', 'Cup of Nowhere', 'ZZ']);
});

test('a file without matches, without days or without a season is rejected with a reason', () => {
  expect(() => read('= English Premier League 2024/25\n\n# no match\n')).toThrow(
    'no match in it can be read',
  );
  expect(() => read('= World Cup 2022\nQatar v Ecuador 0-2\n')).toThrow(
    'line 2: date: no day that can be read stands above this match',
  );
  expect(() => read('= Friendlies\nSat Aug 17 2024\nA v B\n')).toThrow('says no season');
  expect(() => read('some words\n')).toThrow('nor has it a heading');
});

test('a line that looks like a player does not make a file of matches one of squads', () => {
  const file = read(`${PREMIER_LEAGUE}Sat Aug/17 2024\n  Alpha v Omega 1-0\n$,?\n`);
  expect(file.of('match').map(({ key }) => key)).toEqual(['en.1 2024/25 Alpha v Omega']);
  expect(file.refusals).toEqual([expect.stringContaining('"$,?" is not understood')]);
});

test('no line of a file throws or loses the matches before it', () => {
  const piece = fc.constantFrom(
    'Sat Aug/17',
    '[Fri Feb/30]',
    '20:00',
    '15.00 CET',
    'A FC',
    'B',
    ' v ',
    ' - ',
    '2-1',
    '(1-0)',
    'a.e.t.',
    '4-3 pen.',
    '[awarded]',
    '@ Rome',
    '»',
    '▪▪',
    '|',
    'Group A',
    'Matchday 1',
    '#',
    "(Saka 3'",
    "9')",
    ';',
    '== X',
    '= Y 2020',
    'Referee: Z',
    '\u{0}',
    '2024',
    '(',
  );
  const line = fc.array(fc.oneof({ weight: 9, arbitrary: piece }, fc.string()), { maxLength: 7 });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const text = lines.map((pieces) => pieces.join(' ')).join('\n');
      const good = 'Sat Aug/17 2024\n  Alpha v Omega 1-0\n';
      try {
        const file = read(`${PREMIER_LEAGUE}${good}${text}\n`);
        expect(file.of('match').map(({ key }) => key)).toContain('en.1 2024/25 Alpha v Omega');
      } catch (error) {
        // A heading without a season rejects the file.
        if (!(error instanceof FileRefused)) throw error;
      }
    }),
    { numRuns: 300 },
  );
});

testOpenData.each(['2023-24_en.1', '2023-24_de.1', '2020-21_de.cup'])(
  'real matches of %s have the same records when written as text of either era',
  (name) => {
    const json = readFileSync(openDataPath(`soccer/openfootball/${name}.json`), 'utf8');
    const { records } = readLines(readOpenfootball, json, `${name}.json`);
    for (const era of ['today', 'older'] as const) {
      const text = footballText(JSON.parse(json), era);
      const file = read(text, `${name}.txt`);
      expect(file.refusals).toEqual([]);
      expect(file.records).toEqual(records);
    }
  },
);
