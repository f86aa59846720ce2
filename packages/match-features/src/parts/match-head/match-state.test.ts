import { MATCH_STATUS } from '@tipmark/domain';
import { aMatch } from '@tipmark/test-kit';
import { game } from '../../testing/game-fixture.tsx';
import { matchState } from './match-state.ts';

const NOW = 1_795_284_420;
const HOUR = 3_600;
const t = (key: string, values: Record<string, unknown> = {}) =>
  [key, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join(' ');
const stateOf = (match: ReturnType<typeof aMatch>, isTimeKnown = true) =>
  matchState(game, match.build(), { isTimeKnown }, NOW, t);
const startingIn = (seconds: number) => aMatch().startingAt(NOW + seconds);

test.each([
  ['twenty minutes', 20 * 60, 'match.inMinutes minutes=20'],
  ['a second less, rounded down', 20 * 60 - 1, 'match.inMinutes minutes=19'],
  ['three full hours', 3 * HOUR, 'match.inFullHours hours=3'],
  ['hours and minutes', 3 * HOUR + 20 * 60, 'match.inHours hours=3 minutes=20'],
  ['just under a day', 24 * HOUR - 60, 'match.inHours hours=23 minutes=59'],
  ['a day, without a countdown', 24 * HOUR, 'status.scheduled'],
  ['no time, without a countdown', 0, 'status.scheduled'],
])('a match counts down to its start within a day: in %s', (_when, seconds, text) => {
  expect(stateOf(startingIn(seconds))).toEqual({ text, tone: 'plain' });
});

test('a match without a known time has no countdown', () => {
  expect(stateOf(startingIn(HOUR), false).text).toBe('status.scheduled');
});

test.each([
  [MATCH_STATUS.finished, 'status.finished', 'plain'],
  [MATCH_STATUS.awarded, 'status.awarded', 'plain'],
  [MATCH_STATUS.canceled, 'status.canceled', 'warn'],
  [MATCH_STATUS.interrupted, 'status.interrupted', 'warn'],
] as const)('status %i is shown as %s with the tone %s', (status, text, tone) => {
  expect(stateOf(startingIn(-2 * HOUR).withStatus(status))).toEqual({ text, tone });
});

test('a running match shows its minute', () => {
  expect(stateOf(startingIn(-HOUR).live('2H:67'))).toEqual({ text: "67'", tone: 'live' });
});
