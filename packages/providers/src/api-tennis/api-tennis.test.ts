import type { Answer } from '../answers/answer.ts';
import { endsAlike, readsSoftly } from '../testing/damage.ts';
import { anAnswer, readingOf, recordsOf } from '../testing/readings.ts';
import { apiTennis } from './api-tennis.ts';

type Row = Record<string, unknown>;

const aGame = (
  set: number,
  number: number,
  server: string,
  winner: string | null,
  points: string[],
) => ({
  set_number: `Set ${set}`,
  number_game: String(number),
  player_served: `${server} Player`,
  serve_winner: winner === server ? `${winner} Player` : null,
  serve_lost: winner !== null && winner !== server ? `${server} Player` : null,
  points: points.map((score, index) => ({ number_point: String(index + 1), score })),
});

const anEvent = (known: Row = {}): Row => ({
  event_key: '143113',
  event_date: '2026-06-17',
  event_time: '18:05',
  event_first_player: 'C. Chidekh',
  first_player_key: '7102',
  event_second_player: 'M. Cassone',
  second_player_key: '12744',
  event_final_result: '1 - 0',
  event_game_result: '30 - 15',
  event_serve: 'First Player',
  event_winner: null,
  event_status: 'Set 2',
  event_type_type: 'Atp Singles',
  tournament_name: 'Halle',
  tournament_round: '',
  event_live: '1',
  pointbypoint: [],
  scores: [
    { score_first: '6', score_second: '4', score_set: '1' },
    { score_first: '2', score_second: '1', score_set: '2' },
  ],
  ...known,
});
const anAnswerOf = (...result: Row[]) => ({ success: 1, result });
const read = (body: unknown, known: Partial<Answer> = {}) => readingOf(apiTennis, body, known);
const readEvent = (known: Row, ofAnswer: Partial<Answer> = {}) =>
  read(anAnswerOf(anEvent(known)), ofAnswer);

test('texts become a match with its score, points and server', () => {
  expect(readEvent({}).records).toMatchObject([
    { kind: 'league', key: 'ATP Halle', sport: 3 },
    { kind: 'season', name: '2026' },
    { kind: 'team', key: '7102', name: { en: 'C. Chidekh' }, tour: 'ATP' },
    { kind: 'team', key: '12744' },
    {
      kind: 'match',
      startsAt: Date.parse('2026-06-17T18:05:00Z') / 1_000,
      isTimeKnown: true,
      status: 2,
    },
    {
      kind: 'score',
      liveState: 'S2',
      serving: 'home',
      score: {
        home: 1,
        away: 0,
        periods: [
          [6, 4],
          [2, 1],
        ],
        points: ['30', '15'],
      },
    },
  ]);
});

test('the zone of the call is that of its times', () => {
  const startOf = (known: Row, call?: string) => recordsOf(readEvent(known, { call }), 'match')[0];
  const berlin = '/tennis/?method=get_fixtures&timezone=Europe%2FBerlin';
  expect(startOf({}, berlin)?.startsAt).toBe(Date.parse('2026-06-17T16:05:00Z') / 1_000);
  const noon = Date.parse('2026-06-17T12:00:00Z') / 1_000;
  expect(startOf({ event_time: null })).toMatchObject({ isTimeKnown: false, startsAt: noon });
  expect(startOf({}, '/tennis/?timezone=Nowhere')).toMatchObject({ isTimeKnown: false });
});

test.each([
  ['', 1],
  ['Set 1', 2],
  ['Set 5', 2],
  ['Finished', 3],
  ['Retired', 9],
  ['Walk Over', 8],
  ['Cancelled', 5],
  ['Postponed', 4],
  ['Interrupted', 7],
])('the status "%s" is %i', (event_status, status) => {
  expect(
    recordsOf(readEvent({ event_status, scores: [], event_final_result: '-' }), 'match')[0]?.status,
  ).toBe(status);
});

test.each(['Break Time', null, 5])('the unknown status %j changes nothing', (event_status) => {
  const reading = readEvent({ event_status });
  expect(reading.records).toEqual([]);
  expect(reading.notes).toHaveLength(1);
});

test('a tie-break stands behind the point of the games', () => {
  const reading = readEvent({
    event_status: 'Finished',
    event_winner: 'Second Player',
    event_final_result: '0 - 2',
    event_game_result: '-',
    scores: [
      { score_first: '6.5', score_second: '7.7', score_set: '1' },
      { score_first: '2', score_second: '6', score_set: '2' },
    ],
  });
  expect(recordsOf(reading, 'score')[0]).toMatchObject({
    advancing: 'away',
    score: {
      home: 0,
      away: 2,
      periods: [
        [6, 7],
        [2, 6],
      ],
      tieBreaks: [[5, 7], null],
    },
  });
});

const pointsOf = (...pointbypoint: Row[]) => recordsOf(readEvent({ pointbypoint }), 'points');

test('points of a game are who won each, the last one by the winner of the game', () => {
  const held = aGame(1, 1, 'First', 'First', ['15 - 0', '15 - 15', '30 - 15', '40 - 15']);
  const broken = aGame(1, 2, 'Second', 'First', [
    '15 - 0',
    '30 - 0',
    '40 - 0',
    '40 - 15',
    '40 - 30',
    '40 - 40',
    '40 - A',
    '40 - 40',
    'A - 40',
  ]);
  const running = aGame(1, 3, 'First', null, ['0 - 15']);
  expect(pointsOf(held, broken, running)).toMatchObject([
    {
      set: 1,
      games: [
        { serving: 'home', points: '12111' },
        { serving: 'away', points: '1112222111' },
        { serving: 'home', points: '2' },
      ],
    },
  ]);
});

test('a tie-break counts one by one', () => {
  const games = Array.from({ length: 12 }, (_, index) => {
    const server = index % 2 === 0 ? 'First' : 'Second';
    const points =
      server === 'First' ? ['15 - 0', '30 - 0', '40 - 0'] : ['0 - 15', '0 - 30', '0 - 40'];
    return aGame(1, index + 1, server, server, points);
  });
  const tieBreak = aGame(1, 13, 'First', 'Second', [
    '1 - 0',
    '1 - 1',
    '1 - 2',
    '1 - 3',
    '1 - 4',
    '1 - 5',
    '1 - 6',
  ]);
  expect(pointsOf(...games, tieBreak)[0]?.games.at(-1)).toEqual({
    serving: 'home',
    points: '12222222',
    isTieBreak: true,
  });
  const listedToTheEnd = { ...tieBreak, points: [...tieBreak.points, { score: '1 - 7' }] };
  expect(pointsOf(...games, listedToTheEnd)[0]?.games.at(-1)?.points).toBe('12222222');
});

test('a set with a gap has no points, and a note', () => {
  const cut = aGame(1, 1, 'First', 'First', ['15 - 0']);
  const whole = aGame(2, 1, 'First', 'First', ['15 - 0', '30 - 0', '40 - 0']);
  const reading = readEvent({ pointbypoint: [cut, whole] });
  expect(recordsOf(reading, 'points').map(({ set }) => set)).toEqual([2]);
  expect(reading.notes[0]?.text).toContain('set 1');
  expect(pointsOf(aGame(1, 2, 'First', 'First', ['15 - 0', '30 - 0', '40 - 0']))).toEqual([]);
});

test('after a retirement the score may be open, and the winner is named', () => {
  const reading = readEvent({ event_status: 'Retired', event_winner: 'Second Player' });
  expect(recordsOf(reading, 'score')[0]).toMatchObject({
    status: 9,
    advancing: 'away',
    score: { home: 1, away: 0 },
  });
});

test('women are of another tour, and pairs of another draw', () => {
  const reading = readEvent({
    event_type_type: 'Wta Doubles',
    event_first_player: 'A. Rossi/ C. Verdi',
  });
  expect(recordsOf(reading, 'team')[0]).toMatchObject({
    tour: 'WTA',
    name: { en: 'A. Rossi / C. Verdi' },
  });
  expect(recordsOf(reading, 'league')[0]?.name.en).toBe('WTA Halle Doubles');
});

test('errors inside a 200 are failures', () => {
  const error = (msg: string) =>
    read({ error: '1', success: 0, result: [{ param: 'APIkey', msg }] });
  expect(error('Authorization failed, Wrong API key!').failure?.kind).toBe('key');
  expect(error('Daily limit exceeded').failure?.kind).toBe('quota');
  expect(read({}).failure?.kind).toBe('body');
  expect(read({ success: 1 })).toEqual({ records: [], notes: [] });
});

test('any order and repetition of answers of a match ends in the same state', () => {
  const points = [aGame(1, 1, 'First', 'First', ['15 - 0', '30 - 0', '40 - 0'])];
  const events = [
    anEvent({ event_status: '', scores: [] }),
    anEvent({
      event_status: 'Set 1',
      event_final_result: '0 - 0',
      scores: [{ score_first: '1', score_second: '0' }],
      pointbypoint: points,
    }),
    anEvent(),
    anEvent({ event_status: 'Retired', event_winner: 'First Player' }),
  ];
  expect(
    endsAlike(
      apiTennis,
      events.map((event, index) => anAnswer(anAnswerOf(event), { at: 1_791_558_000 + index * 60 })),
    ),
  ).toBe(true);
});

test('no damage of an answer makes a reader throw or give a record that is none', () => {
  const pointbypoint = [aGame(1, 1, 'First', 'First', ['15 - 0', '30 - 0', '40 - 0'])];
  expect(readsSoftly(apiTennis, [anAnswerOf(anEvent({ pointbypoint }))])).toBe(true);
});
