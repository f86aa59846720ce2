import { MATCH_STATUS } from '@tipmark/domain';
import { aMatch } from '@tipmark/test-kit';
import { game } from '../../sport/game-fixture.tsx';
import { matchState } from './match-state.ts';

const NOW = 1_795_284_420;
const HOUR = 3_600;
const t = (key: string, values: Record<string, unknown> = {}) =>
  [key, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join(' ');
const stateOf = (match: ReturnType<typeof aMatch>, isTimeKnown = true) =>
  matchState(game, match.build(), { isTimeKnown }, NOW, t);
const startingIn = (seconds: number) => aMatch().startingAt(NOW + seconds);

test.each([
  ['minutes', 20 * 60, 'match.inMinutes minutes=20'],
  ['not quite as many minutes', 20 * 60 - 1, 'match.inMinutes minutes=19'],
  ['full hours', 3 * HOUR, 'match.inFullHours hours=3'],
  ['hours', 3 * HOUR + 20 * 60, 'match.inHours hours=3 minutes=20'],
  ['just under a day', 24 * HOUR - 60, 'match.inHours hours=23 minutes=59'],
  ['a day', 24 * HOUR, 'status.scheduled'],
  ['no time at all', 0, 'status.scheduled'],
])('a match that begins in %s says so within a day', (_when, seconds, text) => {
  expect(stateOf(startingIn(seconds))).toEqual({ text, tone: 'plain' });
});

test('nobody counts down to a time that is not known', () => {
  expect(stateOf(startingIn(HOUR), false).text).toBe('status.scheduled');
});

test.each([
  [MATCH_STATUS.finished, 'status.finished', 'plain'],
  [MATCH_STATUS.awarded, 'status.awarded', 'plain'],
  [MATCH_STATUS.canceled, 'status.canceled', 'warn'],
  [MATCH_STATUS.interrupted, 'status.interrupted', 'warn'],
] as const)('status %i reads %s, %s', (status, text, tone) => {
  expect(stateOf(startingIn(-2 * HOUR).withStatus(status))).toEqual({ text, tone });
});

test('a running match says its minute', () => {
  expect(stateOf(startingIn(-HOUR).live('2H:67'))).toEqual({ text: "67'", tone: 'live' });
});
