import * as fc from 'fast-check';
import { SPORT } from '../enumerations/sport.ts';
import { hockeyRules } from '../sports/hockey.ts';
import { soccerRules } from '../sports/soccer.ts';
import { outcomesOf, recordOf } from './outcomes.ts';
import type { PlayedMatch, StatisticsOfSide } from './played-match.ts';
import { refereeRecord } from './referee-record.ts';
import { chanceOfStreak, outcomeCounts, seriesOf, streaksOf } from './series.ts';
import { summaryOf } from './summary.ts';
import { teamTotals, totalsMarketsOf, totalsRule } from './team-totals.ts';
import { averageTotal, partTotal, totalsOf } from './totals.ts';

let clock = 0;
const ZENIT = 1;
const SPARTAK = 2;

function played(
  homeId: number,
  awayId: number,
  home: number,
  away: number,
  statistics: readonly [StatisticsOfSide, StatisticsOfSide] = [{}, {}],
  parts: PlayedMatch['parts'] = null,
): PlayedMatch {
  clock += 100;
  const [homeStatistics, awayStatistics] = statistics;
  return {
    homeId,
    awayId,
    startsAt: clock,
    score: [home, away],
    parts,
    home: homeStatistics,
    away: awayStatistics,
  };
}

test('recordOf counts results of the team, outcomesOf counts home and away wins', () => {
  const matches = [
    played(ZENIT, SPARTAK, 0, 1),
    played(SPARTAK, ZENIT, 0, 2),
    played(SPARTAK, ZENIT, 1, 1),
  ];
  expect(recordOf(matches, ZENIT)).toEqual({ won: 1, drawn: 1, lost: 1 });
  expect(recordOf(matches, SPARTAK)).toEqual({ won: 1, drawn: 1, lost: 1 });
  expect(recordOf(matches.slice(0, 2), ZENIT)).toEqual({ won: 1, drawn: 0, lost: 1 });
  expect(outcomesOf(matches)).toEqual({ count: 3, home: 0, draw: 1, away: 2 });
});

describe('outcomes and totals', () => {
  const matches = [
    played(
      1,
      2,
      2,
      1,
      [{}, {}],
      [
        [1, 1],
        [1, 0],
      ],
    ),
    played(
      2,
      1,
      0,
      0,
      [{}, {}],
      [
        [0, 0],
        [0, 0],
      ],
    ),
    played(1, 3, 0, 3),
  ];

  it('counts home wins, draws and away wins', () => {
    expect(outcomesOf(matches)).toEqual({ count: 3, home: 1, draw: 1, away: 1 });
  });

  it('counts the matches over each line', () => {
    const lines = totalsOf(matches, soccerRules.statistics.totalLines);
    expect(lines.map(({ over }) => over)).toEqual([2, 2, 2, 0, 0, 0]);
    expect(lines.every(({ of }) => of === 3)).toBe(true);
  });

  it('leaves out matches whose half is unknown', () => {
    expect(averageTotal(matches)).toEqual({ average: 2, of: 3 });
    expect(averageTotal(matches, partTotal(0))).toEqual({ average: 1, of: 2 });
    expect(averageTotal(matches, partTotal(2))).toBeNull();
    expect(totalsOf(matches, [0.5], partTotal(1))).toEqual([{ line: 0.5, over: 1, of: 2 }]);
  });

  it('outcomes add up, and fewer matches go over a higher line', () => {
    const goals = fc.nat(8);
    const match = fc.tuple(goals, goals).map(([home, away]) => played(1, 2, home, away));
    fc.assert(
      fc.property(fc.array(match, { maxLength: 40 }), (list) => {
        const { count, home, draw, away } = outcomesOf(list);
        expect(home + draw + away).toBe(count);
        const over = totalsOf(list, hockeyRules.statistics.totalLines).map((line) => line.over);
        expect(over).toEqual(over.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe('summaryOf', () => {
  const matches = [
    played(ZENIT, SPARTAK, 3, 1, [{ shots: 10, fouls: 8 }, { shots: 4 }]),
    played(SPARTAK, ZENIT, 2, 0, [{ shots: 12 }, { shots: 6, fouls: 9 }]),
  ];

  it('splits home and away', () => {
    expect(summaryOf(matches)).toEqual([
      { figure: 'goals', own: 2.5, other: 0.5, of: 2 },
      { figure: 'shots', own: 11, other: 5, of: 2 },
    ]);
  });

  it('shows the team’s own statistics first', () => {
    expect(summaryOf(matches, ZENIT)).toEqual([
      { figure: 'goals', own: 1.5, other: 1.5, of: 2 },
      { figure: 'shots', own: 8, other: 8, of: 2 },
    ]);
  });

  it('sums counts before computing percentages', () => {
    const skaters = [
      played(ZENIT, SPARTAK, 3, 1, [
        { shots: 30, saves: 19, powerPlays: 4, powerPlayGoals: 1, faceOffsWon: 30 },
        { shots: 20, saves: 27, powerPlays: 1, powerPlayGoals: 0, faceOffsWon: 20 },
      ]),
      played(SPARTAK, ZENIT, 2, 0, [
        { shots: 20, saves: 20, powerPlays: 3, powerPlayGoals: 1, faceOffsWon: 30 },
        { shots: 20, saves: 18, powerPlays: 0, powerPlayGoals: 0, faceOffsWon: 30 },
      ]),
      played(ZENIT, SPARTAK, 0, 0, [{ powerPlays: 2 }, {}]),
    ];
    expect(summaryOf(skaters, ZENIT).slice(2)).toEqual([
      { figure: 'powerPlayPercent', own: 25, other: 25, of: 2 },
      { figure: 'savePercent', own: 92.5, other: 94, of: 2 },
      { figure: 'faceOffPercent', own: (60 / 110) * 100, other: (50 / 110) * 100, of: 2 },
    ]);
  });

  it('is empty without matches', () => {
    expect(summaryOf([])).toEqual([]);
  });
});

describe('seriesOf', () => {
  it('finds streaks of three and more, the longest first', () => {
    const loss = played(ZENIT, 3, 0, 2);
    const wins = [
      played(ZENIT, SPARTAK, 2, 0),
      played(4, ZENIT, 1, 2),
      played(ZENIT, 5, 1, 0),
      played(6, ZENIT, 0, 3),
    ];
    const runs = seriesOf([loss, ...wins.toReversed()], ZENIT, 2.5);
    expect(runs[0]).toEqual({ kind: 'win', scope: 'all', count: 4, since: wins[0]?.startsAt });
    expect(runs.map(({ kind, scope }) => `${kind} ${scope}`)).toEqual(['win all', 'under home']);
  });

  it('includes an unbeaten streak that is longer than the winning one', () => {
    const matches = [
      played(ZENIT, 3, 1, 1),
      played(ZENIT, 4, 1, 0),
      played(ZENIT, 5, 2, 0),
      played(ZENIT, 6, 3, 0),
    ];
    const kinds = seriesOf(matches, ZENIT, 2.5)
      .filter(({ scope }) => scope === 'all')
      .map(({ kind, count }) => [kind, count]);
    expect(kinds).toEqual([
      ['unbeaten', 4],
      ['win', 3],
      ['cleanSheet', 3],
    ]);
  });

  it('has no streak that the newest match broke', () => {
    const runs = seriesOf(
      [
        played(ZENIT, 3, 2, 0),
        played(ZENIT, 4, 2, 0),
        played(ZENIT, 5, 2, 0),
        played(ZENIT, 6, 0, 1),
      ],
      ZENIT,
      2.5,
    );
    expect(runs.map(({ kind }) => kind)).not.toContain('win');
  });

  it('ignores matches of other teams', () => {
    expect(seriesOf([played(7, 8, 1, 0), played(7, 9, 1, 0), played(7, 6, 1, 0)], 1, 2.5)).toEqual(
      [],
    );
  });
});

describe('streaks by chance', () => {
  test('the share of a season is drawn towards that of the league by ten matches', () => {
    const league = { hits: 5, of: 10 };
    expect(chanceOfStreak({ count: 3, hits: 3, of: 5 }, league)).toBeCloseTo((8 / 15) ** 3, 10);
    expect(chanceOfStreak({ count: 4, hits: 4, of: 4 }, { hits: 0, of: 0 })).toBeCloseTo(
      (4 / 14) ** 4,
      10,
    );
    // all of a long season: hardly anything but its own share
    expect(chanceOfStreak({ count: 1, hits: 990, of: 990 }, league)).toBeCloseTo(0.995, 10);
  });

  test('outcomes are counted for both sides of a match, or for one of them', () => {
    const counts = outcomeCounts([played(1, 2, 3, 0), played(2, 3, 1, 1), played(3, 1, 0, 2)], 2.5);
    expect(counts('win', 'all')).toEqual({ hits: 2, of: 6 });
    expect(counts('win', 'home')).toEqual({ hits: 1, of: 3 });
    expect(counts('win', 'away')).toEqual({ hits: 1, of: 3 });
    expect(counts('draw', 'all')).toEqual({ hits: 2, of: 6 });
    expect(counts('over', 'home')).toEqual({ hits: 1, of: 3 });
  });
});

describe('streaksOf', () => {
  const namesOf = (matches: readonly PlayedMatch[]) =>
    streaksOf(matches, ZENIT, 2.5).map(({ kind, scope, count }) => `${kind} ${scope} ${count}`);

  it('leaves out a streak that is part of one of its kind over all matches', () => {
    const wins = [1, 2, 3].flatMap((id) => [
      played(ZENIT, 10 + id, 3, 1),
      played(20 + id, ZENIT, 1, 3),
    ]);
    expect(namesOf(wins)).toEqual(['win all 6', 'over all 6', 'bothScored all 6']);
  });

  it('keeps one at home that began before the one over all matches', () => {
    const before = [1, 2].map((id) => played(ZENIT, id + 10, 1, 0));
    const away = [played(30, ZENIT, 1, 0)];
    const since = [1, 2].flatMap((id) => [
      played(ZENIT, id + 20, 1, 0),
      played(id + 30, ZENIT, 0, 1),
    ]);
    expect(namesOf([...before, ...away, ...since])).toEqual(
      expect.arrayContaining(['win home 4', 'win all 4']),
    );
  });

  it('leaves out one over all matches that is part of a longer one at home', () => {
    const before = [1, 2].map((id) => played(ZENIT, id + 10, 2, 2));
    const away = [played(30, ZENIT, 3, 0)];
    const since = [1, 2, 3].map((id) => played(ZENIT, id + 20, 1, 1));
    const names = namesOf([...before, ...away, ...since]);
    expect(names).toContain('draw home 5');
    expect(names).not.toContain('draw all 3');
  });

  it('knows its matches, the longest of its kind, and how many matches had the outcome', () => {
    const earlier = [1, 2, 3, 4].map((id) => played(ZENIT, id + 10, 1, 0));
    const loss = played(ZENIT, 15, 0, 1);
    const later = [1, 2, 3].map((id) => played(ZENIT, id + 20, 2, 0));
    const all = [...earlier, loss, ...later];
    const win = streaksOf(all, ZENIT, 2.5).find(({ kind }) => kind === 'win');
    expect(win).toMatchObject({ count: 3, longest: 4, hits: 7, of: 8 });
    expect(win?.matches).toEqual(later.toReversed());
  });

  it('counts a win after overtime as won, and goals only of regular time', () => {
    const late = [1, 2, 3].map(
      (id): PlayedMatch => ({
        ...played(ZENIT, id + 10, 2, 2),
        final: [3, 2],
      }),
    );
    expect(namesOf(late)).toEqual(['win all 3', 'draw all 3', 'over all 3', 'bothScored all 3']);
  });
});

describe('refereeRecord', () => {
  it('counts cards of both sides where they are known', () => {
    const record = refereeRecord([
      played(1, 2, 1, 0, [
        { yellowCards: 3, redCards: 0, fouls: 10 },
        { yellowCards: 1, redCards: 1, fouls: 12 },
      ]),
      played(3, 4, 1, 1, [{ yellowCards: 2 }, { yellowCards: 1 }]),
      played(5, 6, 0, 1),
    ]);
    expect(record).toEqual({
      count: 3,
      yellowCards: { average: 3.5, of: 2 },
      redCards: { average: 1, of: 1 },
      penalties: null,
      fouls: { average: 22, of: 1 },
      home: 1,
      draw: 1,
      away: 1,
      cards: { line: 4.5, over: 1, of: 2 },
    });
  });
});

describe('teamTotals', () => {
  const teams = [
    { id: 1, name: 'Zenit' },
    { id: 2, name: 'Akron' },
    { id: 3, name: 'Rostov' },
  ];
  const corners = (home: number, away: number) => [{ corners: home }, { corners: away }] as const;
  const matches = [
    played(1, 2, 3, 1, corners(6, 5)),
    played(2, 1, 0, 0),
    played(1, 3, 1, 0, corners(2, 1)),
  ];
  const order = (market: 1 | 5, sort: 1 | 2 | 3 | 4) =>
    teamTotals(SPORT.soccer, teams, matches, market, sort, 'en').map(({ teamId }) => teamId);

  it('counts every team in its own matches', () => {
    const [akron] = teamTotals(SPORT.soccer, teams, matches, 1, 1, 'en');
    expect(akron).toMatchObject({ teamId: 2, of: 2, average: 2 });
    expect(akron?.lines[2]).toEqual({ line: 2.5, over: 1, of: 2 });
  });

  it('leaves out matches without corners and teams without matches', () => {
    expect(teamTotals(SPORT.soccer, teams, matches, 5, 4, 'en')).toEqual([
      expect.objectContaining({ teamId: 2, of: 1, average: 11 }),
      expect.objectContaining({ teamId: 3, of: 1, average: 3 }),
      expect.objectContaining({ teamId: 1, of: 2, average: 7 }),
    ]);
    expect(teamTotals(SPORT.soccer, [{ id: 9, name: 'Nobody' }], matches, 1, 1, 'en')).toEqual([]);
  });

  it('orders by average, by share or by name, and equals by name', () => {
    expect(order(1, 1)).toEqual([2, 1, 3]);
    expect(order(1, 2)).toEqual([3, 1, 2]);
    expect(order(1, 3)).toEqual([2, 1, 3]);
    expect(order(1, 4)).toEqual([2, 3, 1]);
    expect(order(5, 1)).toEqual([2, 1, 3]);
  });
});

test('hockey has a market for each period, and lines of its own', () => {
  const markets = totalsMarketsOf(SPORT.hockey);
  expect(markets).toEqual([1, 2, 3, 4, 7]);
  expect(markets.map((market) => totalsRule(SPORT.hockey, market).lines[2])).toEqual([
    5.5, 2.5, 2.5, 2.5, 57.5,
  ]);
  expect(totalsRule(SPORT.soccer, 1).lines[2]).toBe(2.5);
});
