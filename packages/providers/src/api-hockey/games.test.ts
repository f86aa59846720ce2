import { MATCH_STATUS } from '@tipmark/domain';
import { AT, anAnswer, of } from '../testing/answers.ts';
import { aGame, anEnvelope } from '../testing/api-hockey.ts';
import { openApiHockeyReader } from './reader.ts';

const read = (...rows: object[]) => openApiHockeyReader().read(anAnswer(anEnvelope(rows)));
const scoreOf = (row: object) => of(read(row), 'score')[0]?.score;

test('a game is its league, season, teams and match', () => {
  const { records, notes } = read(aGame());
  expect(notes).toEqual([]);
  expect(records).toMatchObject([
    { kind: 'league', key: '57', sport: 2, name: { en: 'NHL' }, countryCode: 'US', tier: 1 },
    { kind: 'season', key: '57-2026', name: '2026/27' },
    { kind: 'team', key: '688' },
    { kind: 'team', key: '674' },
    { kind: 'match', key: '9', seq: AT, startsAt: 1_791_558_000, status: MATCH_STATUS.scheduled },
  ]);
});

test.each([
  ['NS', MATCH_STATUS.scheduled],
  ['P2', MATCH_STATUS.live],
  ['BT', MATCH_STATUS.live],
  ['AOT', MATCH_STATUS.finished],
  ['POST', MATCH_STATUS.moved],
  ['CANC', MATCH_STATUS.canceled],
  ['ABD', MATCH_STATUS.stopped],
  ['INTR', MATCH_STATUS.interrupted],
  ['AWD', MATCH_STATUS.awarded],
])('%s is status %i', (short, status) => {
  expect(of(read(aGame({ short, scores: [1, 0] })), 'match')).toMatchObject([{ status }]);
});

test('an unknown status keeps the last one', () => {
  const reading = read(aGame({ short: 'CRIT', scores: [1, 0] }));
  expect([...of(reading, 'match'), ...of(reading, 'score')]).toEqual([]);
  expect(reading.notes).toMatchObject([{ path: 'response[0].status.short', isPart: false }]);
});

test('regular time is the sum of three periods', () => {
  const row = aGame({ short: 'FT', scores: [2, 1], periods: ['0-0', '1-0', '1-1'] });
  expect(scoreOf(row)).toEqual({
    home: 2,
    away: 1,
    periods: [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
  });
});

test('the goal of overtime is in the score, and apart', () => {
  const row = aGame({ short: 'AOT', scores: [3, 2], periods: ['1-1', '0-0', '1-1', '1-0'] });
  expect(scoreOf(row)).toMatchObject({ home: 3, away: 2, extra: [1, 0] });
});

test('a shoot-out gives its winner one goal', () => {
  const row = aGame({ short: 'AP', scores: [1, 2], periods: ['0-0', '1-1', '0-0', '0-0', '0-1'] });
  expect(scoreOf(row)).toEqual({
    home: 1,
    away: 2,
    periods: [
      [0, 0],
      [1, 1],
      [0, 0],
    ],
    penalties: [0, 1],
  });
});

test('where a league leaves that goal out it is added, and noted', () => {
  const reading = read(
    aGame({ short: 'AP', scores: [1, 1], periods: ['0-0', '1-1', '0-0', '0-0', '2-1'] }),
  );
  expect(of(reading, 'score')[0]?.score).toMatchObject({ home: 2, away: 1, penalties: [2, 1] });
  expect(reading.notes).toMatchObject([{ isPart: true, text: expect.stringContaining('added') }]);
});

test('a shoot-out whose goals are not known is still one', () => {
  const row = aGame({ short: 'AP', scores: [2, 1], periods: ['0-0', '1-1', '0-0'] });
  expect(scoreOf(row)).toMatchObject({ home: 2, away: 1, penalties: [1, 0] });
});

test('a shoot-out nobody won leaves the last score', () => {
  const reading = read(aGame({ short: 'AP', scores: [1, 1], periods: ['0-0', '1-1', '0-0'] }));
  expect(of(reading, 'score')).toEqual([]);
  expect(reading.notes).toMatchObject([{ isPart: false }]);
});

test('periods that do not add up are left out', () => {
  const reading = read(aGame({ short: 'FT', scores: [4, 1], periods: ['0-0', '1-0', '1-1'] }));
  expect(of(reading, 'score')[0]?.score).toEqual({ home: 4, away: 1 });
  expect(reading.notes).toMatchObject([{ isPart: true }]);
});

test.each([
  ['P2', ['1-0', '0-1'], 'P2'],
  ['BT', ['1-0'], 'INT1'],
  ['OT', ['1-0', '0-1', '0-0'], 'OT'],
  ['PT', ['1-0', '0-1', '0-0', '0-0'], 'SO'],
])('in play %s with %j is shown as %s', (short, periods, liveState) => {
  const [score] = of(read(aGame({ short, scores: [1, 1], periods })), 'score');
  expect(score).toMatchObject({ status: MATCH_STATUS.live, at: AT, liveState });
});

test('play-offs do not count in the table, and preseason is friendly', () => {
  const final = { more: { week: 'Quarter-finals' } };
  expect(of(read(aGame(final)), 'match')).toMatchObject([
    { isPlayOff: true, round: 'Quarter-finals' },
  ]);
  const september = { more: { timestamp: Date.parse('2026-09-21T23:00:00Z') / 1_000 } };
  expect(of(read(aGame(september)), 'match')).toMatchObject([{ isFriendly: true }]);
  expect(of(read(aGame()), 'match')[0]).not.toHaveProperty('isFriendly');
});

const event = (period: string, minute: string, type: string, more: object = {}) => ({
  game_id: 9,
  period,
  minute,
  team: { id: 688, name: 'Montreal Canadiens' },
  players: ['N. Suzuki'],
  assists: ['C. Caufield', 'K. Guhle'],
  comment: null,
  type,
  ...more,
});

test('events wait for their game, and count minutes of the whole game', () => {
  const reader = openApiHockeyReader();
  const rows = [
    event('P2', '17', 'goal'),
    event('P1', '03', 'penalty', { comment: 'Roughing', assists: [] }),
    event('P3', '12', 'penalty', { comment: 'Fighting', team: { id: 674 } }),
    event('OT', '02', 'goal', { comment: 'Power-play' }),
    event('P9', '02', 'dance'),
  ];
  const early = reader.read(anAnswer(anEnvelope(rows)));
  expect(early.records).toEqual([]);
  const game = anAnswer(anEnvelope([aGame({ short: 'P3', scores: [1, 0] })]), { at: AT + 60 });
  const later = reader.read(game);
  expect(of(later, 'event')).toMatchObject([
    {
      type: 'goal',
      side: 'home',
      minute: 37,
      player: 'N. Suzuki',
      relatedPlayer: 'C. Caufield',
      seq: AT,
    },
    { type: 'penalty', minute: 3, player: 'N. Suzuki' },
    { type: 'major_penalty', side: 'away', minute: 52 },
    { type: 'power_play_goal', minute: 62 },
  ]);
  expect(of(later, 'events')[0]?.keys).toEqual(of(later, 'event').map(({ key }) => key));
  expect(later.notes).toMatchObject([{ path: 'response[4]', isPart: false }]);
  expect(of(reader.read(game), 'event')).toEqual([]);
});

test('leagues have the exact days of their seasons', () => {
  const row = {
    id: 47,
    name: 'SHL',
    type: 'League',
    country: { name: 'Sweden', code: 'SE' },
    seasons: [{ season: 2026, start: '2026-09-19', end: '2027-03-13' }],
  };
  expect(read(row).records).toMatchObject([
    { kind: 'league', key: '47', countryCode: 'SE' },
    { kind: 'season', key: '47-2026', name: '2026/27', startsOn: '2026-09-19' },
  ]);
});
