import { MATCH_STATUS } from '../enumerations/match-status.ts';
import { SPORT } from '../enumerations/sport.ts';
import { checkMatch, checkMinute } from './check-match.ts';
import { faultText, type MatchReport, type ReportedScore } from './match-report.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z') / 1_000;
const DAY = 86_400;
const { finished, finishedRetired, live, scheduled, walkover, awarded } = MATCH_STATUS;

const faultOf = (report: MatchReport) => checkMatch(report, NOW)?.field;

type Tennis = Partial<MatchReport> & { score: ReportedScore };
const tennis = (report: Tennis): MatchReport => ({
  sport: SPORT.tennis,
  status: finished,
  startsAt: NOW - 700 * DAY,
  bestOf: 3,
  ...report,
});
const soccer = (score: ReportedScore, more: Partial<MatchReport> = {}): MatchReport => ({
  sport: SPORT.soccer,
  status: finished,
  startsAt: NOW - DAY,
  score,
  ...more,
});
const hockey = (score: ReportedScore, more: Partial<MatchReport> = {}): MatchReport => ({
  ...soccer(score, more),
  sport: SPORT.hockey,
});
const sets = (home: number, away: number, ...periods: [number, number][]) => ({
  home,
  away,
  periods,
});

describe('tennis', () => {
  test.each<[string, Tennis]>([
    ['two sets', { score: sets(2, 0, [6, 4], [7, 5]) }],
    [
      'tie-breaks',
      {
        score: {
          ...sets(2, 0, [7, 6], [7, 6]),
          tieBreaks: [
            [7, 5],
            [12, 10],
          ],
        },
      },
    ],
    [
      'a tie-break to ten',
      { score: { ...sets(2, 1, [7, 6], [4, 6], [7, 6]), tieBreaks: [[7, 0], null, [10, 3]] } },
    ],
    [
      'a match tie-break',
      { score: { ...sets(1, 2, [6, 4], [4, 6], [0, 1]), tieBreaks: [null, null, [8, 10]] } },
    ],
    [
      'a long deciding set',
      { bestOf: 5, score: sets(3, 2, [6, 4], [4, 6], [6, 4], [4, 6], [70, 68]) },
    ],
    [
      'Wimbledon 2019',
      {
        bestOf: 5,
        startsAt: Date.parse('2019-07-14T13:00Z') / 1e3,
        score: {
          ...sets(3, 2, [7, 6], [1, 6], [7, 6], [4, 6], [13, 12]),
          tieBreaks: [[7, 5], null, [7, 4], null, [7, 3]],
        },
      },
    ],
    [
      'sets of 1975',
      { startsAt: Date.parse('1975-07-01') / 1_000, score: sets(2, 0, [9, 7], [6, 4]) },
    ],
    [
      'short sets',
      { bestOf: 5, score: { ...sets(3, 0, [4, 3], [4, 1], [4, 2]), tieBreaks: [[7, 5]] } },
    ],
    [
      'a retirement by the one who leads',
      { status: finishedRetired, advancing: 'away', score: sets(1, 0, [6, 1], [4, 3]) },
    ],
    [
      'sets under way',
      { status: live, score: { ...sets(1, 0, [6, 1], [6, 6]), tieBreaks: [null, [9, 9]] } },
    ],
    ['a first game', { status: live, score: sets(0, 0, [0, 0]) }],
    ['only the count', { bestOf: null, score: { home: 0, away: 2 } }],
    ['awarded', { status: awarded, score: sets(1, 0, [6, 1]) }],
  ])('accepts %s', (_what, report) => {
    expect(checkMatch(tennis(report), NOW)).toBeUndefined();
  });

  test.each<[string, Tennis, string]>([
    [
      'points of a set without tie-break',
      { score: { ...sets(2, 0, [7, 5], [6, 3]), tieBreaks: [[7, 4], null] } },
      'score.tieBreaks.0',
    ],
    [
      'points of a set 6:2',
      {
        score: {
          ...sets(0, 2, [2, 6], [6, 7]),
          tieBreaks: [
            [3, 7],
            [5, 7],
          ],
        },
      },
      'score.tieBreaks.0',
    ],
    ['a set 7:3', { score: sets(2, 0, [6, 3], [7, 3]) }, 'score.periods.1'],
    ['a long first set', { score: sets(2, 0, [9, 7], [6, 3]) }, 'score.periods.0'],
    ['one set', { score: sets(1, 0, [7, 5]) }, 'score'],
    ['a set each', { advancing: 'away', score: sets(1, 1, [6, 3], [5, 7]) }, 'score'],
    ['0:0 as a set', { bestOf: 5, score: sets(2, 0, [6, 1], [6, 3], [0, 0]) }, 'score.periods.2'],
    ['two sets of five', { bestOf: 5, score: sets(2, 0, [6, 1], [6, 3]) }, 'score'],
    ['four sets of three', { score: sets(3, 1, [6, 1], [3, 6], [6, 3], [6, 3]) }, 'score.periods'],
    ['a set after the last', { score: sets(2, 1, [6, 1], [6, 3], [1, 6]) }, 'score.periods'],
    ['another count', { score: sets(2, 1, [6, 1], [6, 3]) }, 'score'],
    ['another winner', { advancing: 'away', score: sets(2, 0, [6, 1], [6, 3]) }, 'advancing'],
    [
      'a tie-break of the loser',
      { score: { ...sets(2, 0, [7, 6], [6, 3]), tieBreaks: [[3, 7], null] } },
      'score.tieBreaks.0',
    ],
    [
      'a tie-break that goes on',
      { score: { ...sets(2, 0, [7, 6], [6, 3]), tieBreaks: [[9, 5], null] } },
      'score.tieBreaks.0',
    ],
    [
      'a tie-break to ten in the first set',
      { score: { ...sets(2, 0, [7, 6], [6, 3]), tieBreaks: [[10, 4], null] } },
      'score.tieBreaks.0',
    ],
    [
      'a match tie-break as games',
      { score: sets(2, 1, [6, 4], [4, 6], [10, 7]) },
      'score.periods.2',
    ],
    ['full and short sets', { score: sets(2, 0, [6, 4], [4, 2]) }, 'score.periods'],
    ['a walkover with sets', { status: walkover, score: sets(1, 0, [6, 4]) }, 'score'],
    [
      'a retirement after the end',
      { status: finishedRetired, score: sets(2, 0, [6, 4], [6, 4]) },
      'status',
    ],
    ['an impossible set under way', { status: live, score: sets(0, 0, [7, 3]) }, 'score.periods.0'],
    [
      'a result before the start',
      { status: scheduled, score: sets(2, 0, [6, 4], [6, 4]) },
      'status',
    ],
  ])('refuses %s', (_what, report, field) => {
    expect(faultOf(tennis(report))).toBe(field);
  });
});

describe('goals', () => {
  test.each([
    ['a half', soccer({ home: 2, away: 1, periods: [[1, 1]] })],
    [
      'extra time in the second of two matches',
      soccer({ home: 1, away: 0, extra: [1, 1], penalties: [4, 2] }),
    ],
    ['a long shoot-out', soccer({ home: 1, away: 1, extra: [0, 0], penalties: [23, 22] })],
    ['a shoot-out under way', soccer({ home: 1, away: 1, penalties: [4, 4] }, { status: live })],
    ['an awarded match', soccer({ home: 3, away: 0, periods: [[0, 1]] }, { status: awarded })],
    [
      'overtime',
      hockey({
        home: 3,
        away: 2,
        periods: [
          [1, 0],
          [0, 1],
          [1, 1],
        ],
        extra: [1, 0],
      }),
    ],
    [
      'a shoot-out',
      hockey({
        home: 2,
        away: 3,
        periods: [
          [1, 0],
          [0, 1],
          [1, 1],
        ],
        extra: [0, 0],
        penalties: [1, 2],
      }),
    ],
    [
      'overtime of two matches',
      hockey(
        {
          home: 4,
          away: 1,
          periods: [
            [1, 0],
            [1, 1],
            [1, 0],
          ],
          extra: [1, 0],
        },
        { advancing: 'home' },
      ),
    ],
    [
      'overtime as a fourth period',
      hockey({
        home: 2,
        away: 1,
        periods: [
          [0, 1],
          [1, 0],
          [0, 0],
          [1, 0],
        ],
        extra: [1, 0],
      }),
    ],
    ['a draw', hockey({ home: 2, away: 2 })],
    [
      '0:0 before the start',
      soccer({ home: 0, away: 0 }, { status: scheduled, startsAt: NOW + 9 * DAY }),
    ],
  ])('accepts %s', (_what, report) => {
    expect(checkMatch(report, NOW)).toBeUndefined();
  });

  test.each([
    [
      'a level shoot-out',
      soccer({ home: 0, away: 1, extra: [0, 0], penalties: [4, 4] }),
      'score.penalties',
    ],
    ['a shoot-out 5:2', soccer({ home: 1, away: 1, penalties: [5, 2] }), 'score.penalties'],
    ['a shoot-out 7:5', soccer({ home: 1, away: 1, penalties: [7, 5] }), 'score.penalties'],
    [
      'the loser of the shoot-out',
      soccer({ home: 1, away: 1, penalties: [4, 3] }, { advancing: 'away' }),
      'advancing',
    ],
    ['a half above the score', soccer({ home: 1, away: 1, periods: [[2, 0]] }), 'score.periods'],
    [
      'halves that do not add up',
      soccer({
        home: 2,
        away: 1,
        periods: [
          [1, 0],
          [0, 1],
        ],
      }),
      'score.periods',
    ],
    [
      'three halves',
      soccer({
        home: 2,
        away: 1,
        periods: [
          [1, 0],
          [0, 1],
          [1, 0],
        ],
      }),
      'score.periods',
    ],
    ['goals of nobody', soccer({ home: 1, away: 0 }, { listedGoals: [1, 1] }), 'goals'],
    [
      'a fourth period of other goals than overtime',
      hockey({
        home: 2,
        away: 1,
        periods: [
          [0, 1],
          [1, 0],
          [0, 0],
          [1, 0],
        ],
        extra: [0, 1],
      }),
      'score.periods',
    ],
    [
      'two goals of overtime',
      hockey({
        home: 4,
        away: 2,
        periods: [
          [1, 0],
          [0, 1],
          [1, 1],
        ],
        extra: [2, 0],
      }),
      'score.extra',
    ],
    [
      'overtime after a win',
      hockey({
        home: 4,
        away: 1,
        periods: [
          [1, 0],
          [1, 1],
          [1, 0],
        ],
        extra: [1, 0],
      }),
      'score.extra',
    ],
    [
      'overtime and shoot-out',
      hockey({
        home: 3,
        away: 2,
        periods: [
          [1, 0],
          [0, 1],
          [1, 1],
        ],
        extra: [1, 0],
        penalties: [1, 0],
      }),
      'score.penalties',
    ],
    [
      'a shoot-out of the loser',
      hockey({
        home: 3,
        away: 2,
        periods: [
          [1, 0],
          [0, 1],
          [1, 1],
        ],
        penalties: [1, 2],
      }),
      'score.periods',
    ],
    [
      'a win after a tie that is not explained',
      hockey({
        home: 3,
        away: 2,
        periods: [
          [1, 0],
          [0, 1],
          [1, 1],
        ],
      }),
      'score.periods',
    ],
    [
      'periods that do not add up',
      hockey({
        home: 5,
        away: 2,
        periods: [
          [1, 0],
          [0, 1],
          [1, 1],
        ],
      }),
      'score.periods',
    ],
    ['a day of next month', soccer({ home: 2, away: 0 }, { startsAt: NOW + 21 * DAY }), 'startsAt'],
    ['a goal before the start', soccer({ home: 1, away: 0 }, { status: scheduled }), 'status'],
    [
      'a match of four hours',
      soccer({ home: 1, away: 0 }, { playedMinutes: 200 }),
      'playedMinutes',
    ],
  ])('refuses %s', (_what, report, field) => {
    expect(faultOf(report)).toBe(field);
  });

  test('a finished match within a day may be a time zone', () => {
    expect(faultOf(soccer({ home: 1, away: 0 }, { startsAt: NOW + DAY }))).toBeUndefined();
  });
});

test('overtime of hockey may last for hours, soccer may not', () => {
  expect(checkMinute(SPORT.hockey, 217)).toBeUndefined();
  expect(checkMinute(SPORT.soccer, 217)?.field).toBe('minute');
});

test('a fault names the field, the reason and what to do', () => {
  const fault = checkMatch(soccer({ home: 1, away: 1, penalties: [4, 4] }), NOW);
  expect(fault && faultText(fault)).toMatch(
    /^score\.penalties: a shoot-out cannot end 4:4; correct it, or /,
  );
});
