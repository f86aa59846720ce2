import type { Answer } from '../answers/answer.ts';
import { endsAlike, readsSoftly } from '../testing/damage.ts';
import { anAnswer, folded, readingOf, recordsOf } from '../testing/readings.ts';
import { openligadb } from './openligadb.ts';

type Row = Record<string, unknown>;

const START = '2026-11-24T19:30:00Z';
const STARTS_AT = Date.parse(START) / 1_000;

const result = (
  resultName: string,
  pointsTeam1: number,
  pointsTeam2: number,
  resultTypeID = 0,
) => ({
  resultName,
  resultTypeID,
  pointsTeam1,
  pointsTeam2,
});
const goal = (goalID: number, scoreTeam1: number, scoreTeam2: number, known: Row = {}): Row => ({
  goalID,
  scoreTeam1,
  scoreTeam2,
  matchMinute: 10,
  goalGetterName: 'H. Kane',
  isPenalty: false,
  isOwnGoal: false,
  comment: null,
  ...known,
});
const aMatch = (known: Row = {}): Row => ({
  matchID: 66734,
  matchDateTime: '2026-11-24T20:30:00',
  matchDateTimeUTC: START,
  leagueShortcut: 'bl1',
  leagueSeason: 2026,
  group: { groupName: '12. Spieltag', groupOrderID: 12 },
  team1: { teamId: 65, teamName: '1. FC Köln', shortName: 'Köln' },
  team2: { teamId: 40, teamName: 'FC Bayern München', shortName: 'Bayern' },
  matchIsFinished: true,
  matchResults: [result('Halbzeitergebnis', 0, 1, 1), result('Endergebnis', 0, 2, 2)],
  goals: [],
  ...known,
});
const aCupMatch = (matchResults: Row[], known: Row = {}) =>
  aMatch({ leagueShortcut: 'dfb', group: { groupName: 'Achtelfinale' }, matchResults, ...known });

const read = (body: unknown, known: Partial<Answer> = {}) =>
  readingOf(openligadb, body, { at: STARTS_AT + 9_000, ...known });
const scoreOf = (match: Row, known: Partial<Answer> = {}) =>
  recordsOf(read(match, known), 'score')[0];
const matchOf = (match: Row, known: Partial<Answer> = {}) =>
  recordsOf(read(match, known), 'match')[0];

test('a match has its league, season, teams and round, and starts by its time in UTC', () => {
  expect(read([aMatch()]).records).toMatchObject([
    {
      kind: 'league',
      key: 'bl1',
      name: { en: 'Bundesliga', ru: 'Бундеслига' },
      attribution: expect.stringContaining('OpenLigaDB'),
    },
    { kind: 'season', name: '2026/27' },
    { kind: 'team', key: '65', name: { en: '1. FC Köln' }, countryCode: 'DE' },
    { kind: 'team', key: '40' },
    { kind: 'match', key: '66734', startsAt: STARTS_AT, status: 3, round: '12' },
    {
      kind: 'score',
      status: 3,
      score: {
        home: 0,
        away: 2,
        periods: [
          [0, 1],
          [0, 1],
        ],
      },
    },
  ]);
});

test('a match is finished with its flag and a final result, not with one of them', () => {
  const early = { at: STARTS_AT + 5_400 };
  expect(matchOf(aMatch({ matchResults: [] }), early)?.status).toBe(2);
  expect(matchOf(aMatch({ matchIsFinished: false }), early)?.status).toBe(2);
  expect(matchOf(aMatch(), early)?.status).toBe(3);
});

test('hours later without a final result nothing is reported', () => {
  const reading = read(aMatch({ matchIsFinished: false }), { at: STARTS_AT + 4 * 3_600 });
  expect(reading.records).toEqual([]);
  expect(reading.notes[0]?.text).toContain('the last known status stays');
});

test('before its start a match is scheduled, whatever is written already', () => {
  const reading = read(aMatch({ matchIsFinished: false }), { at: STARTS_AT - 60 });
  expect(recordsOf(reading, 'match')[0]?.status).toBe(1);
  expect(recordsOf(reading, 'score')).toEqual([]);
});

test('during play the score is that of the last goal, in any order of the list', () => {
  const goals = [goal(3, 1, 2), goal(1, 0, 1), goal(2, 1, 1)];
  const match = aMatch({ matchIsFinished: false, matchResults: [], goals });
  expect(scoreOf(match, { at: STARTS_AT + 3_000 })).toMatchObject({
    status: 2,
    score: { home: 1, away: 2 },
  });
});

test('results are read by their names in any order', () => {
  const matchResults = [result('Endergebnis', 3, 1, 2), result('Halbzeit', 1, 1, 1)];
  expect(scoreOf(aMatch({ matchResults }))?.score).toEqual({
    home: 3,
    away: 1,
    periods: [
      [1, 1],
      [2, 0],
    ],
  });
});

test.each([
  ['ids of the readme', 3, 4],
  ['ids of wm26', 4, 5],
])('extra time and shoot-out have other ids in each league: %s', (_, extraId, shootoutId) => {
  const rows = [
    result('nach Elfmeterschießen', 3, 5, shootoutId),
    result('nach Verlängerung', 2, 2, extraId),
    result('Endergebnis', 1, 1, 2),
    result('Halbzeit', 0, 1, 1),
  ];
  expect(scoreOf(aCupMatch(rows))).toMatchObject({
    advancing: 'away',
    score: {
      home: 1,
      away: 1,
      periods: [
        [0, 1],
        [1, 0],
      ],
      extra: [1, 1],
      penalties: [3, 5],
    },
  });
});

test('extra time decides without a shoot-out', () => {
  const rows = [result('Endergebnis', 1, 1), result('nach Verlängerung', 3, 2)];
  expect(scoreOf(aCupMatch(rows))).toMatchObject({
    advancing: 'home',
    score: { home: 1, away: 1, extra: [2, 1] },
  });
});

test('an end result that was overwritten with the whole match is corrected by the goals', () => {
  const rows = [result('Endergebnis', 3, 2), result('nach Verlängerung', 3, 2)];
  const goals = [
    goal(1, 1, 0),
    goal(2, 1, 1, { matchMinute: 90, comment: '+4' }),
    goal(3, 2, 1, { matchMinute: 95 }),
    goal(4, 2, 2, { matchMinute: 101 }),
    goal(5, 3, 2, { matchMinute: 119 }),
  ];
  expect(scoreOf(aCupMatch(rows, { goals }))?.score).toEqual({ home: 1, away: 1, extra: [2, 1] });
  const reading = read(aCupMatch(rows));
  expect(reading.records).toEqual([]);
  expect(reading.notes[0]?.text).toContain('contradict each other');
});

test('kicks of a shoot-out are no goals; they tell whether its row has the goals before', () => {
  const rows = [
    result('Endergebnis', 1, 1),
    result('nach Verlängerung', 1, 1),
    result('nach Elfmeterschießen', 5, 4),
  ];
  const kick = (id: number, home: number, away: number) =>
    goal(id, home, away, { matchMinute: null, comment: 'Elfmeterschießen', isPenalty: true });
  const goals = [
    goal(1, 1, 0),
    goal(2, 1, 1),
    kick(3, 2, 1),
    kick(4, 2, 2),
    kick(5, 3, 2),
    kick(6, 3, 3),
    kick(7, 4, 3),
    kick(8, 4, 4),
    kick(9, 5, 4),
  ];
  const reading = read(aCupMatch(rows, { goals }));
  expect(recordsOf(reading, 'event')).toHaveLength(2);
  expect(recordsOf(reading, 'score')[0]).toMatchObject({
    advancing: 'home',
    score: { home: 1, away: 1, extra: [0, 0], penalties: [4, 3] },
  });
});

test('a row that is no end of a shoot-out holds the goals before', () => {
  const rows = [
    result('Endergebnis', 3, 3),
    result('nach Verlängerung', 4, 4),
    result('nach Elfmeterschießen', 8, 6),
  ];
  expect(scoreOf(aCupMatch(rows))?.score).toMatchObject({ extra: [1, 1], penalties: [4, 2] });
});

test('goals are of the side whose score they raise, with their stoppage and kind', () => {
  const goals = [
    goal(3, 1, 2, { matchMinute: 90, comment: '+7', isOvertime: true }),
    goal(1, 0, 1, { isPenalty: true }),
    goal(2, 1, 1, { isOwnGoal: true, matchMinute: 30, goalGetterName: 'Poulsen, Yussuf' }),
  ];
  const matchResults = [result('Endergebnis', 1, 2)];
  expect(recordsOf(read(aMatch({ goals, matchResults })), 'event')).toMatchObject([
    { key: '66734-1', type: 'penalty_goal', side: 'away', minute: 10, player: 'H. Kane' },
    { key: '66734-2', type: 'own_goal', side: 'home', minute: 30, player: 'Yussuf Poulsen' },
    { key: '66734-3', type: 'goal', side: 'away', minute: 90, stoppage: 7 },
  ]);
});

test('goals without a minute or out of the running score are left with a note', () => {
  const goals = [goal(1, 0, 1, { matchMinute: null }), goal(2, 2, 2)];
  const reading = read(aMatch({ goals }));
  expect(recordsOf(reading, 'event')).toEqual([]);
  expect(reading.notes.map(({ path }) => path)).toEqual(['.goals[1]', '.goals[0]']);
});

test.each(['Sieger SF 12', 'ARG/CPV', 'Zweiter Gruppe A', '1A', 'TBD'])(
  '%s is no team: there is no match yet',
  (teamName) => {
    const reading = read(aMatch({ team2: { teamId: 7680, teamName, shortName: '' } }));
    expect(reading.records).toEqual([]);
    expect(reading.notes[0]?.text).toContain('not decided yet');
  },
);

test('nations have English names, clubs their own', () => {
  const match = aMatch({
    leagueShortcut: 'wm26',
    team1: { teamId: 139, teamName: 'Deutschland' },
    team2: { teamId: 101, teamName: 'Kap Verde' },
  });
  expect(recordsOf(read(match), 'team').map(({ name }) => name.en)).toEqual([
    'Germany',
    'Cape Verde',
  ]);
  expect(recordsOf(read(match), 'season')[0]?.name).toBe('2026');
});

test('the league can be in the address only; one that is not known gives nothing', () => {
  const { leagueShortcut: _, leagueSeason: __, ...bare } = aMatch();
  expect(read(bare).records).toEqual([]);
  expect(matchOf(bare, { call: '/getmatchdata/bl2/2026' })?.seasonKey).toBe('bl2 2026/27');
  const nations = {
    ...bare,
    matchDateTimeUTC: '2026-06-30T18:00:00Z',
    team1: { teamId: 139, teamName: 'Deutschland' },
    team2: { teamId: 756, teamName: 'Paraguay' },
  };
  expect(matchOf(nations)?.seasonKey).toBe('wm26 2026');
  expect(read(aMatch({ leagueShortcut: 'handball1' })).notes[0]?.text).toContain('handball1');
});

test('a whole season that lags behind its round does not overwrite it', () => {
  const stale = aMatch({ goals: [goal(1, 0, 1)], lastUpdateDateTime: '2026-11-24T22:20:00.5' });
  const fresh = aMatch({
    matchResults: [result('Endergebnis', 0, 3)],
    lastUpdateDateTime: '2026-11-24T22:43:06.663',
  });
  const state = folded(openligadb.openReader(), [
    anAnswer([fresh], { at: STARTS_AT + 9_000 }),
    anAnswer([stale], { at: STARTS_AT + 9_600 }),
  ]);
  expect(state.get('score 66734')).toMatchObject({
    seq: Date.parse('2026-11-24T21:43:06Z') / 1_000,
    score: { away: 3 },
  });
});

test('goals that users delete are gone', () => {
  const state = folded(openligadb.openReader(), [
    anAnswer(aMatch({ goals: [goal(1, 0, 1), goal(2, 0, 2)] }), { at: STARTS_AT + 9_000 }),
    anAnswer(aMatch({ goals: [goal(1, 0, 1)] }), { at: STARTS_AT + 9_600 }),
    anAnswer(aMatch({ goals: [] }), { at: STARTS_AT + 9_900 }),
  ]);
  expect([...state.keys()].filter((key) => key.startsWith('event '))).toEqual([
    'event 66734 66734-1',
  ]);
});

test('an empty list deletes nothing, and helping answers have no matches', () => {
  expect(read([])).toEqual({ records: [], notes: [] });
  expect(read('"2026-11-24T22:43:06.663"', { call: '/getlastchangedate/bl1/2026/12' })).toEqual({
    records: [],
    notes: [],
  });
  expect(read({ title: 'Not Found' }, { status: 404 }).failure?.kind).toBe('absent');
  expect(read('[{"matchID": 1,').failure?.kind).toBe('body');
});

test('any order and repetition of answers of a match ends in the same state', () => {
  const live = { matchIsFinished: false, matchResults: [] };
  const steps: [Row, number, string][] = [
    [aMatch(live), -3_600, '2026-11-20T12:00:00'],
    [aMatch(live), 60, '2026-11-20T12:00:00'],
    [aMatch({ ...live, goals: [goal(1, 0, 1)] }), 700, '2026-11-24T20:41:00'],
    [aMatch({ ...live, goals: [goal(1, 0, 1), goal(2, 0, 2)] }), 4_000, '2026-11-24T21:36:00.5'],
    [aMatch({ goals: [goal(1, 0, 1), goal(2, 0, 2)] }), 8_000, '2026-11-24T22:41:00'],
    [
      aMatch({ goals: [goal(1, 0, 1)], matchResults: [result('Endergebnis', 0, 1)] }),
      90_000,
      '2026-11-25T10:00:00',
    ],
  ];
  expect(
    endsAlike(
      openligadb,
      steps.map(([match, after, lastUpdateDateTime]) =>
        anAnswer([{ ...match, lastUpdateDateTime }], { at: STARTS_AT + after }),
      ),
    ),
  ).toBe(true);
});

test('no damage of an answer makes a reader throw or give a record that is none', () => {
  const rows = [
    result('nach Elfmeterschießen', 3, 5),
    result('nach Verlängerung', 2, 2),
    result('Endergebnis', 1, 1),
  ];
  const cup = aCupMatch(rows, { goals: [goal(1, 1, 0), goal(2, 1, 1, { comment: '+3' })] });
  expect(
    readsSoftly(openligadb, [[cup], aMatch({ goals: [goal(1, 0, 1)] })], {
      at: STARTS_AT + 9_000,
    }),
  ).toBe(true);
});
