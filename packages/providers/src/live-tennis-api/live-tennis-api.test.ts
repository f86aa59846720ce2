import type { Answer } from '../answers/answer.ts';
import { endsAlike, readsSoftly } from '../testing/damage.ts';
import { anAnswer, readingOf, recordsOf } from '../testing/readings.ts';
import { liveTennisApi } from './live-tennis-api.ts';

type Row = Record<string, unknown>;
const AT = Date.parse('2026-09-12T14:00:00Z') / 1_000;

const aPlayer = (id: number, name: string, known: Row = {}): Row => ({
  id,
  name,
  tour: 'atp',
  country: 'ita',
  ranking: id,
  hand: 'R',
  birthday: '2001-08-16',
  ...known,
});
const aScore = (known: Row = {}): Row => ({
  sets: [1, 1],
  games: [
    [6, 3, 4],
    [4, 6, 3],
  ],
  points: ['40', 'AD'],
  server: 1,
  is_tiebreak: false,
  timestamp: '2026-09-12T13:58:00Z',
  ...known,
});
const aMatch = (known: Row = {}): Row => ({
  id: 191001,
  tournament: 'Cincinnati Masters',
  tour: 'atp',
  surface: 'hard',
  indoor: false,
  format: 'BO3',
  round: 'Quarterfinal',
  round_code: 'QF',
  status: 'live',
  event_status: null,
  is_doubles: false,
  scheduled_time: '2026-09-12T13:00:00Z',
  players: { p1: aPlayer(4001, 'Jannik Sinner'), p2: aPlayer(4002, 'Carlos Alcaraz') },
  score: aScore(),
  winner: null,
  ...known,
});
const aList = (...data: Row[]) => ({ data, meta: { has_more: false } });
const read = (body: unknown, known: Partial<Answer> = {}) =>
  readingOf(liveTennisApi, body, { at: AT, ...known });
const statusOf = (known: Row) => recordsOf(read(aList(aMatch(known))), 'match')[0]?.status;
const scoreOf = (known: Row) => recordsOf(read(aList(aMatch(known))), 'score')[0];

test('a match has its tournament, players, court and ranks in the ranking', () => {
  expect(read(aList(aMatch())).records).toMatchObject([
    { kind: 'league', key: 'ATP Cincinnati', sport: 3 },
    { kind: 'season', name: '2026', startsOn: '2026-09-12' },
    {
      kind: 'team',
      key: '4001',
      name: { en: 'Jannik Sinner' },
      tour: 'ATP',
      countryCode: 'IT',
      hand: 'R',
      bornAbout: '2001-08-16',
    },
    { kind: 'team', key: '4002' },
    { kind: 'match', status: 2, round: 'QF', court: 1, bestOf: 3, ranks: [4001, 4002] },
    { kind: 'score' },
  ]);
});

test('games are by player, not by set', () => {
  expect(scoreOf({})).toMatchObject({
    at: Date.parse('2026-09-12T13:58:00Z') / 1_000,
    liveState: 'S3',
    serving: 'home',
    score: {
      home: 1,
      away: 1,
      periods: [
        [6, 4],
        [3, 6],
        [4, 3],
      ],
      points: ['40', 'Ad'],
    },
  });
});

test('points of a tie-break are numbers', () => {
  const score = aScore({
    sets: [1, 0],
    games: [
      [7, 6],
      [5, 6],
    ],
    points: ['5', '4'],
    server: 2,
    is_tiebreak: true,
  });
  expect(scoreOf({ score })).toMatchObject({
    serving: 'away',
    score: {
      home: 1,
      away: 0,
      periods: [
        [7, 5],
        [6, 6],
      ],
      points: ['5', '4'],
    },
  });
});

test.each([
  ['upcoming', null, 1],
  ['live', null, 2],
  ['completed', null, 3],
  ['cancelled', null, 5],
  ['upcoming', 'Postponed', 4],
  ['upcoming', 'cancelled', 5],
  ['live', 'Interrupted', 7],
  ['completed', 'Walk Over', 8],
  ['completed', 'Retired', 9],
])('%s with the event %s is status %i', (status, event_status, expected) => {
  expect(
    statusOf({ status, event_status, winner: 1, score: aScore({ sets: [0, 0], games: [[], []] }) }),
  ).toBe(expected);
});

test('unknown codes change nothing', () => {
  const reading = read(
    aList(aMatch({ event_status: 'Medical timeout' }), aMatch({ status: 'paused' })),
  );
  expect(reading.records).toEqual([]);
  expect(reading.notes).toHaveLength(2);
});

test('the winner of a finished match won the sets', () => {
  const finished = {
    status: 'completed',
    winner: 1,
    score: aScore({
      sets: [2, 0],
      games: [
        [6, 6],
        [3, 4],
      ],
      points: [null, null],
      server: null,
    }),
  };
  expect(scoreOf(finished)).toMatchObject({
    status: 3,
    advancing: 'home',
    score: {
      home: 2,
      away: 0,
      periods: [
        [6, 3],
        [6, 4],
      ],
    },
  });
  const reading = read(aList(aMatch({ ...finished, winner: 2 })));
  expect(recordsOf(reading, 'score')).toEqual([]);
  expect(reading.notes[0]?.text).toContain('advancing');
});

test('after a retirement the lists of games can be empty', () => {
  const score = aScore({ sets: [1, 0], games: [[], []], points: [null, null], server: null });
  expect(scoreOf({ status: 'completed', event_status: 'Retired', winner: 1, score })).toMatchObject(
    {
      status: 9,
      advancing: 'home',
      score: { home: 1, away: 0 },
    },
  );
});

test('a walkover has no score, only who advances', () => {
  expect(scoreOf({ status: 'completed', event_status: 'Walk Over', winner: 2 })).toMatchObject({
    status: 8,
    score: null,
    advancing: 'away',
  });
});

test('a tournament of both tours comes as one of men; the players tell which draw it is', () => {
  const players = {
    p1: aPlayer(1, 'Iga Swiatek', { tour: 'wta' }),
    p2: aPlayer(2, 'Coco Gauff', { tour: 'wta' }),
  };
  expect(recordsOf(read(aList(aMatch({ players }))), 'league')[0]?.key).toBe('WTA Cincinnati');
});

test('pairs are one side, and their draw is a tournament of its own', () => {
  const players = { p1: aPlayer(1, 'A. Rossi/C. Verdi'), p2: aPlayer(2, 'B. Neri / D. Blu') };
  const reading = read(aList(aMatch({ is_doubles: true, players })));
  expect(recordsOf(reading, 'league')[0]?.key).toBe('ATP Cincinnati Doubles');
  expect(recordsOf(reading, 'team').map(({ name }) => name.en)).toEqual([
    'A. Rossi / C. Verdi',
    'B. Neri / D. Blu',
  ]);
});

test('a single match is read like one of a list', () => {
  expect(recordsOf(read(aMatch()), 'match')).toHaveLength(1);
});

const CALL = '/api/public/v1/matches/191001/score';
const answersTo = (...bodies: readonly (readonly [unknown, (string | undefined)?])[]) => {
  const reader = liveTennisApi.openReader();
  return bodies.map(([body, call], index) =>
    reader.read({ ...anAnswer(body, { at: AT + index * 10 }), call }),
  );
};

test('the score alone continues a match that an answer showed running', () => {
  const later = aScore({ points: ['0', '15'], timestamp: '2026-09-12T14:00:08Z' });
  const [, score] = answersTo([aList(aMatch())], [later, CALL]);
  expect(score?.notes).toEqual([]);
  expect(score?.records).toMatchObject([
    {
      kind: 'score',
      matchKey: '191001',
      seq: AT + 10,
      at: Date.parse('2026-09-12T14:00:08Z') / 1_000,
      status: 2,
      score: { home: 1, away: 1, points: ['0', '15'] },
    },
  ]);
  expect(liveTennisApi.recognizes(later)).toBe(true);
});

test.each([
  ['that is over', aMatch({ status: 'completed', winner: 1 }), CALL],
  ['that is interrupted', aMatch({ event_status: 'Interrupted' }), CALL],
  ['another answer is about', aMatch({ id: 7 }), CALL],
  ['no call names', aMatch(), undefined],
])('the score alone of a match %s is left out', (_text, match, call) => {
  const [, score] = answersTo([aList(match)], [aScore(), call]);
  expect(score?.records).toEqual([]);
  expect(score?.notes).toHaveLength(1);
});

test('a fixture ahead needs neither phase nor event; one that has begun does', () => {
  const {
    status: _status,
    event_status: _event,
    score: _score,
    winner: _winner,
    ...row
  } = aMatch();
  const fixture = { ...row, scheduled_time: '2026-09-13T11:00:00Z' };
  expect(liveTennisApi.recognizes(aList(fixture))).toBe(true);
  const reading = read(aList(fixture));
  expect(recordsOf(reading, 'match')).toMatchObject([{ key: '191001', status: 1, round: 'QF' }]);
  expect(recordsOf(reading, 'score')).toEqual([]);
  expect(reading.notes).toEqual([]);
  const begun = read(aList({ ...row, scheduled_time: '2026-09-12T11:00:00Z' }));
  expect([recordsOf(begun, 'match'), begun.notes.length]).toEqual([[], 1]);
});

test('a limit of the day is another one than that of the minute', () => {
  const refusal = (scope: string, known: Partial<Answer> = {}) =>
    read(
      { error: 'rate_limited', detail: 'slow down', scope, resets_at: '2026-09-12T14:01:00Z' },
      { status: 429, ...known },
    ).failure;
  expect(refusal('minute')).toEqual({ kind: 'rate', text: 'slow down', retryAfterSeconds: 60 });
  expect(refusal('day')?.kind).toBe('quota');
  expect(refusal('minute', { headers: { 'retry-after': '7' } })?.retryAfterSeconds).toBe(7);
  const upgrade = { error: 'upgrade_required', detail: 'needs BASIC' };
  expect(read(upgrade, { status: 403 }).failure?.kind).toBe('plan');
  expect(read(upgrade).failure?.kind).toBe('plan');
});

test('an empty list deletes nothing', () => {
  expect(read(aList())).toEqual({ records: [], notes: [] });
});

test('any order and repetition of answers of a match ends in the same state', () => {
  const rows = [
    aMatch({ status: 'upcoming', score: null }),
    aMatch(),
    aMatch({ event_status: 'Interrupted' }),
    aMatch({ score: aScore({ points: ['0', '15'] }) }),
    aMatch({ status: 'completed', event_status: 'Retired', winner: 2 }),
  ];
  expect(
    endsAlike(
      liveTennisApi,
      rows.map((row, index) => anAnswer(aList(row), { at: AT + index * 60 })),
    ),
  ).toBe(true);
});

test('no damage of an answer makes a reader throw or give a record that is none', () => {
  expect(
    readsSoftly(liveTennisApi, [aList(aMatch()), aMatch({ status: 'completed', winner: 1 })]),
  ).toBe(true);
});
