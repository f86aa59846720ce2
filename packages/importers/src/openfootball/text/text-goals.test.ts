import { PREMIER_LEAGUE, read } from '../../testing/read-football-text.ts';
import { readTextGoals } from './text-goals.ts';

describe('goals', () => {
  test('may be on several lines, with stoppage time, penalties, own goals and players named once', () => {
    const file = read(`= World Cup 2018
Sun Jul 15
 18:00 UTC+3      France     4-2 (2-1)   Croatia         @ Luzhniki Stadium, Moscow
        (Mandžukić 18' (o.g.) Griezmann 38'(pen.) Pogba 59' Mbappé 65', 90+2';
         Perišić 28' Mandžukić 69' pen)
 21:00 UTC+3      Italy  2-0  Wales
        (O'Neil 3' og Di Biagio 90'+4)
 22:00 UTC+3      Chile  0-1  Peru
        (-; N'Golo 5)
`);
    expect(file.refusals).toEqual([]);
    expect(
      file
        .of('event')
        .map(({ matchKey, side, player, minute, stoppage, type }) => [
          matchKey.slice('world-cup 2018 '.length).slice(0, 6),
          side,
          player,
          stoppage === undefined ? minute : `${minute}+${stoppage}`,
          type,
        ]),
    ).toEqual([
      ['France', 'home', 'Mandžukić', 18, 'own_goal'],
      ['France', 'home', 'Griezmann', 38, 'penalty_goal'],
      ['France', 'home', 'Pogba', 59, 'goal'],
      ['France', 'home', 'Mbappé', 65, 'goal'],
      ['France', 'home', 'Mbappé', '90+2', 'goal'],
      ['France', 'away', 'Perišić', 28, 'goal'],
      ['France', 'away', 'Mandžukić', 69, 'penalty_goal'],
      ['Italy ', 'home', "O'Neil", 3, 'own_goal'],
      ['Italy ', 'home', 'Di Biagio', '90+4', 'goal'],
      ['Chile ', 'away', "N'Golo", 5, 'goal'],
    ]);
  });

  test('may have minutes without a mark, and one list if only one side scored', () => {
    const goals = (text: string, final: [number, number]) => readTextGoals(text, final);
    expect(goals('Figo 22, João Pinto 37,54; Scholes 40pen', [3, 1])).toEqual({
      goals1: [
        { name: 'Figo', minute: '22' },
        { name: 'João Pinto', minute: '37' },
        { name: 'João Pinto', minute: '54' },
      ],
      goals2: [{ name: 'Scholes', minute: '40', penalty: true }],
    });
    expect(goals('Saka 2024', [1, 0])).toBeUndefined();
    expect(goals("Isak 3'", [0, 1])).toEqual({
      goals1: [],
      goals2: [{ name: 'Isak', minute: '3' }],
    });
  });

  test('that cannot be assigned to a side are left out, and their match is kept', () => {
    const file = read(`${PREMIER_LEAGUE}
Sat Aug/17
  Arsenal FC v Everton FC 1-1
     (Saka 3' Beto 80')
  Fulham FC v Luton Town 2-0
     (1-0 Muniz 8')
  Stoke City v Hull City 1-0
     (Baker 3'
  Derby County v Leeds United 0-0
`);
    expect(file.of('match')).toHaveLength(4);
    // Brackets that stay open end before the next match.
    expect(file.of('event').map(({ player }) => player)).toEqual(['Baker']);
    const refused = file.lines.filter(({ refusal: rejection }) => rejection !== undefined);
    expect(refused.map(({ line, refusal: rejection }) => [line, rejection])).toEqual([
      [
        5,
        "goals: they cannot be read, and the match stands without them; write them as (Name 12', Name 45+1'; Name 80')",
      ],
      [
        7,
        "goals: they cannot be read, and the match stands without them; write them as (Name 12', Name 45+1'; Name 80')",
      ],
    ]);
  });
});

test('goals may follow the score they made, on several lines and for both sides', () => {
  const file = read(`= Bundesliga 2025/26
▪ Runde 2
10.08.2025 @ Merkur Arena   att: 16259
   Sturm Graz - Rapid 1-2
      (1-0 Marcelin 57' (og),
       1-1 Dahl 67' (f),
       1-2 Mbuyi 90+2' (pen))
17.08.2025
   Rapid - Grazer AK 2-0 a.e.t. (0-0, 0-0)
      (1-0 Seidl 95' 2-0 Nunoo 112')
   Altach - Ried 3-1
      (1-0 Weber 3', 3-0 Weber 9')
`);
  expect(file.refusals).toEqual([
    "goals: they cannot be read, and the match stands without them; write them as (Name 12', Name 45+1'; Name 80')",
  ]);
  expect(
    file
      .of('event')
      .map(({ side, player, minute, stoppage, type }) => [
        side,
        player,
        stoppage === undefined ? minute : `${minute}+${stoppage}`,
        type,
      ]),
  ).toEqual([
    ['home', 'Marcelin', 57, 'own_goal'],
    ['away', 'Dahl', 67, 'goal'],
    ['away', 'Mbuyi', '90+2', 'penalty_goal'],
    ['home', 'Seidl', 95, 'goal'],
    ['home', 'Nunoo', 112, 'goal'],
  ]);
  // A list that begins later, leaps or ends before the score is ambiguous.
  expect(readTextGoals("1-0 Muniz 8'", [2, 0])).toBeUndefined();
  expect(readTextGoals("2-0 Muniz 8'", [2, 0])).toBeUndefined();
  expect(readTextGoals("1-0 Muniz 8', 1-0 Saka 9'", [2, 0])).toBeUndefined();
});

test('goals may be below the match without brackets, one side per line', () => {
  const file = read(`= UEFA Nations League 2020
[Thu Sep 3]
  Germany - Spain  1-1   @ Stuttgart, Germany
     Timo Werner 51';
     José Gayà 90+5'
  Turkey - Hungary  0-1   @ Sivas, Turkey
     -; Dominik Szoboszlai 80'
  Russia - Serbia  2-0   @ Moscow, Russia
     Artem Dzyuba 48' (pen.) Marcelo 81' (o.g.)
  Wales - Malta
     Somebody 3'
`);
  expect(file.of('event').map(({ side, player, minute }) => [side, player, minute])).toEqual([
    ['home', 'Timo Werner', 51],
    ['away', 'José Gayà', 90],
    ['away', 'Dominik Szoboszlai', 80],
    ['home', 'Artem Dzyuba', 48],
    ['home', 'Marcelo', 81],
  ]);
  expect(file.refusals).toEqual([
    `the line "Somebody 3'" is not understood; write a match as "A v B 2-1 (1-0)", its day above as "Sat Aug 17", and begin remarks with #`,
  ]);
});
