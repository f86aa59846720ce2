import fc from 'fast-check';
import { TABLE_SIDE } from '../enumerations/statistics-filters.ts';
import { hockeyRules } from '../sports/hockey.ts';
import type { PointsRule } from '../sports/points-rule.ts';
import { type StandingsRules, type StandingsTeam, standings } from './standings.ts';
import { type StandingsMatch, standingsRow } from './standings-row.ts';

const teams: StandingsTeam[] = [
  { id: 1, name: 'Ajax' },
  { id: 2, name: 'Brest' },
  { id: 3, name: 'Celta' },
];

let clock = 0;
function match(homeId: number, awayId: number, home: number, away: number): StandingsMatch {
  clock += 1;
  return { homeId, awayId, score: [home, away], startsAt: clock };
}

function order(matches: StandingsMatch[], rules: StandingsRules = {}): string[] {
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  return standings(teams, matches, rules).map((row) => names.get(row.teamId) ?? '');
}

describe('standings', () => {
  it('counts wins, draws, losses and goals', () => {
    const rows = standings(teams, [match(1, 2, 3, 1), match(3, 1, 2, 2), match(1, 3, 0, 1)]);
    expect(rows.find((row) => row.teamId === 1)).toEqual({
      teamId: 1,
      position: 1,
      played: 3,
      won: 1,
      overtimeWon: 0,
      shootoutWon: 0,
      drawn: 1,
      overtimeLost: 0,
      lost: 1,
      goalsFor: 5,
      goalsAgainst: 4,
      goalDifference: 1,
      points: 4,
      deductedPoints: 0,
      form: ['win', 'draw', 'loss'],
    });
  });

  it('gives every team a row before the first match, by name', () => {
    expect(order([])).toEqual(['Ajax', 'Brest', 'Celta']);
    expect(standings(teams, [])[0]).toMatchObject({ played: 0, points: 0, form: [] });
  });

  it('ignores matches without a score and those of unknown teams', () => {
    const unplayed = { homeId: 1, awayId: 2, score: null, startsAt: 1 };
    expect(standings(teams, [unplayed, match(1, 99, 5, 0)])[0]).toMatchObject({ played: 0 });
  });

  it('puts level teams in order of goal difference, then goals', () => {
    expect(order([match(1, 3, 1, 0), match(2, 3, 3, 0)])).toEqual(['Brest', 'Ajax', 'Celta']);
    expect(order([match(1, 3, 1, 0), match(2, 3, 4, 3)])).toEqual(['Brest', 'Ajax', 'Celta']);
  });

  it('then by head-to-head points, then by name', () => {
    const circle = [match(1, 2, 0, 1), match(1, 3, 1, 0), match(3, 2, 1, 0)];
    expect(order(circle)).toEqual(['Ajax', 'Brest', 'Celta']);
    const levelButBeaten = [match(2, 1, 1, 0), match(1, 3, 2, 1), match(3, 2, 2, 1)];
    expect(order(levelButBeaten)).toEqual(['Celta', 'Brest', 'Ajax']);
  });

  it('can rank by head-to-head points before goals, as some leagues do', () => {
    const matches = [match(2, 1, 1, 0), match(1, 3, 9, 0)];
    expect(order(matches)).toEqual(['Ajax', 'Brest', 'Celta']);
    const rules: StandingsRules = { tieBreaks: ['headToHeadPoints', 'goalDifference'] };
    expect(order(matches, rules)).toEqual(['Brest', 'Ajax', 'Celta']);
  });

  it('can rank by head-to-head away goals', () => {
    const matches = [match(1, 2, 2, 3), match(2, 1, 1, 2), match(1, 3, 5, 4)];
    const others = [match(2, 3, 1, 0), match(3, 1, 0, 0), match(3, 2, 0, 0)];
    const rules: StandingsRules = {
      tieBreaks: ['headToHeadPoints', 'headToHeadGoalDifference', 'headToHeadAwayGoals'],
    };
    expect(order([...matches, ...others])).toEqual(['Ajax', 'Brest', 'Celta']);
    expect(order([...matches, ...others], rules)).toEqual(['Brest', 'Ajax', 'Celta']);
  });

  it('can rank wins in regular time before all wins, as hockey does', () => {
    const late = { ...match(1, 3, 9, 0), isDecidedInOvertime: true };
    const points: PointsRule = { win: 2, draw: 1, loss: 0, overtimeWin: 2, overtimeLoss: 0 };
    const matches = [late, match(2, 3, 1, 0)];
    expect(order(matches, { points })).toEqual(['Ajax', 'Brest', 'Celta']);
    const rules: StandingsRules = { points, tieBreaks: ['regulationWins', 'goalDifference'] };
    expect(order(matches, rules)).toEqual(['Brest', 'Ajax', 'Celta']);
  });

  it('ranks a season of the NHL as a plain comparison of its columns does', () => {
    const points: PointsRule = { win: 2, draw: 1, loss: 0, overtimeWin: 2, overtimeLoss: 1 };
    const rules: StandingsRules = {
      points,
      tieBreaks: [
        'fewerMatches',
        'regulationWins',
        'winsBeforeShootout',
        'wins',
        'goalDifference',
        'goalsFor',
      ],
    };
    const game = fc.record({
      home: fc.integer({ min: 1, max: 3 }),
      step: fc.integer({ min: 1, max: 2 }),
      goals: fc.integer({ min: 1, max: 3 }),
      isHomeWin: fc.boolean(),
      end: fc.constantFrom('regulation', 'overtime', 'shootout'),
    });
    fc.assert(
      fc.property(fc.array(game, { maxLength: 12 }), (games) => {
        const columns = teams.map(({ id, name }) => {
          const own = games.flatMap(({ home, step, goals, isHomeWin, end }) => {
            const away = ((home - 1 + step) % 3) + 1;
            const isWin = id === (isHomeWin ? home : away);
            return id === home || id === away ? [{ isWin, end, goals }] : [];
          });
          const won = own.filter(({ isWin }) => isWin);
          const regulation = won.filter(({ end }) => end === 'regulation').length;
          const shootout = won.filter(({ end }) => end === 'shootout').length;
          const lateLosses = own.filter(({ isWin, end }) => !isWin && end !== 'regulation').length;
          const goalsFor = own.reduce((sum, { isWin, goals }) => sum + goals - Number(!isWin), 0);
          const balance = won.length - (own.length - won.length);
          return {
            name,
            of: [
              won.length * 2 + lateLosses,
              -own.length,
              regulation,
              won.length - shootout,
              won.length,
              balance,
              goalsFor,
            ],
          };
        });
        const expected = columns.toSorted((one, other) => {
          const index = one.of.findIndex((value, place) => value !== other.of[place]);
          const byName = one.name < other.name ? -1 : 1;
          return index < 0 ? byName : (other.of[index] ?? 0) - (one.of[index] ?? 0);
        });
        const matches = games.map(({ home, step, goals, isHomeWin, end }) => ({
          ...match(
            home,
            ((home - 1 + step) % 3) + 1,
            isHomeWin ? goals : goals - 1,
            isHomeWin ? goals - 1 : goals,
          ),
          isDecidedInOvertime: end !== 'regulation',
          isDecidedInShootout: end === 'shootout',
        }));
        expect(order(matches, rules)).toEqual(expected.map(({ name }) => name));
      }),
    );
  });

  it.each([
    ['headToHeadWins', ['Brest', 'Ajax', 'Celta']],
    ['headToHeadGoals', ['Ajax', 'Celta', 'Brest']],
  ] as const)('can rank by %s', (tieBreak, expected) => {
    const points: PointsRule = { win: 1, draw: 1, loss: 0 };
    const rules: StandingsRules = { points, tieBreaks: [tieBreak] };
    expect(order([match(1, 3, 3, 3), match(2, 3, 1, 0)], rules)).toEqual(expected);
    const onlyAmongThem = [match(1, 3, 5, 0), match(2, 1, 1, 0)];
    expect(order(onlyAmongThem, rules)).toEqual(['Brest', 'Ajax', 'Celta']);
  });

  it('subtracts deducted points, below zero if need be', () => {
    const rules = { deductions: [{ teamId: 1, points: 4 }] };
    const rows = standings(teams, [match(1, 2, 1, 0)], rules);
    expect(rows.at(-1)).toMatchObject({ teamId: 1, points: -1, deductedPoints: 4, won: 1 });
  });

  it('counts only matches since the given instant', () => {
    const early = match(1, 2, 1, 0);
    const late = match(2, 1, 1, 0);
    expect(order([early, late], { sinceSeconds: late.startsAt })[0]).toBe('Brest');
  });

  it('counts only the matches at home, or only those away', () => {
    const matches = [match(1, 2, 3, 0), match(2, 1, 4, 0), match(3, 1, 1, 1)];
    const [home, away] = [TABLE_SIDE.home, TABLE_SIDE.away].map((side) =>
      standings(teams, matches, { side, deductions: [{ teamId: 1, points: 1 }] }),
    );
    const ofAjax = { teamId: 1, played: 1, goalDifference: 3, points: 2, form: ['win'] };
    expect(home?.find(({ teamId }) => teamId === 1)).toMatchObject(ofAjax);
    const awayOfAjax = { teamId: 1, played: 2, goalDifference: -4, points: 0 };
    expect(away?.find(({ teamId }) => teamId === 1)).toMatchObject(awayOfAjax);
    expect(home?.map(({ teamId }) => teamId)).toEqual([2, 1, 3]);
  });

  it('counts head-to-head points only on the side of the table', () => {
    const matches = [match(3, 1, 0, 1), match(3, 2, 0, 1), match(2, 1, 5, 0)];
    const rules: StandingsRules = { tieBreaks: ['headToHeadPoints'], side: TABLE_SIDE.away };
    expect(order(matches, rules)).toEqual(['Ajax', 'Brest', 'Celta']);
  });

  it('shows the last five results, the newest last, whatever the order of matches', () => {
    const wins = Array.from({ length: 5 }, () => match(1, 2, 1, 0));
    const loss = match(1, 2, 0, 1);
    const rows = standings(teams, [loss, ...wins.toReversed()]);
    expect(rows.find((row) => row.teamId === 1)?.form).toEqual([
      'win',
      'win',
      'win',
      'win',
      'loss',
    ]);
  });

  it('splits points after regular time in hockey', () => {
    const { points } = hockeyRules.table;
    const overtime = { ...match(1, 2, 3, 2), isDecidedInOvertime: true };
    expect(standingsRow(1, [overtime], points)).toMatchObject({ points: 2, overtimeWon: 1 });
    expect(standingsRow(2, [overtime], points)).toMatchObject({
      points: 1,
      overtimeLost: 1,
    });
    expect(standingsRow(1, [match(1, 2, 3, 2)], { ...points, win: 2 })).toMatchObject({
      points: 2,
      won: 1,
    });
  });

  it('balances goals, matches and points over the whole table', () => {
    const side = fc.integer({ min: 1, max: 3 });
    const played = fc
      .tuple(side, side, fc.nat(9), fc.nat(9))
      .filter(([home, away]) => home !== away)
      .map((numbers) => match(...numbers));
    fc.assert(
      fc.property(fc.array(played, { maxLength: 30 }), (matches) => {
        const rows = standings(teams, matches);
        const total = (pick: (row: (typeof rows)[number]) => number) =>
          rows.reduce((sum, row) => sum + pick(row), 0);
        expect(total((row) => row.goalDifference)).toBe(0);
        expect(total((row) => row.played)).toBe(matches.length * 2);
        expect(total((row) => row.points)).toBe(matches.length * 3 - total((row) => row.drawn) / 2);
        expect(rows.map((row) => row.position)).toEqual([1, 2, 3]);
        expect(order(matches)).toEqual(order(matches.toReversed()));
        const [home, away] = [TABLE_SIDE.home, TABLE_SIDE.away].map((one) =>
          standings(teams, matches, { side: one }),
        );
        const pointsOf = (table: typeof home, id: number) =>
          table?.find(({ teamId }) => teamId === id)?.points ?? 0;
        for (const { teamId, points } of rows) {
          expect(pointsOf(home, teamId) + pointsOf(away, teamId)).toBe(points);
        }
      }),
    );
  });
});
