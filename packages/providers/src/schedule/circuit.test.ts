import { afterFailure, isClosed, SOUND } from './circuit.ts';

const NOON = Date.UTC(2026, 8, 19, 12) / 1_000;
const down = { kind: 'down', text: 'no answer' } as const;

test('a provider that fails is left alone for longer and longer, up to an hour and a half', () => {
  let circuit = SOUND;
  const pauses: number[] = [];
  for (let at = NOON; pauses.length < 10; at = circuit.closedUntil) {
    circuit = afterFailure(circuit, down, at, 0);
    pauses.push(circuit.closedUntil - at);
    expect([
      isClosed(circuit, circuit.closedUntil - 1),
      isClosed(circuit, circuit.closedUntil),
    ]).toEqual([true, false]);
  }
  expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600, 3_600]);
});

test('a provider that no request reaches is tried every few seconds, however long it is away', () => {
  let circuit = SOUND;
  for (let at = NOON; at < NOON + 600; at = circuit.closedUntil) {
    circuit = afterFailure(circuit, { ...down, isUnsent: true }, at, 1);
    expect(circuit.closedUntil - at).toBe(3);
  }
  expect(afterFailure(SOUND, { ...down, isUnsent: true }, NOON, 0).failures).toBe(1);
});

test('chance spreads the pauses of several workers', () => {
  expect(afterFailure(SOUND, down, NOON, 1).closedUntil - NOON).toBe(45);
});

test.each([
  ['a used up quota, until the next day', { kind: 'quota', text: '' }, 43_200],
  ['too many calls, for over a minute', { kind: 'rate', text: '' }, 61],
  ['too many calls, for as long as it says', { kind: 'rate', text: '', retryAfterSeconds: 90 }, 90],
  ['a wrong key, until somebody may have mended it', { kind: 'key', text: '' }, 1_800],
] as const)('%s', (_why, failure, seconds) => {
  expect(afterFailure(SOUND, failure, NOON, 0).closedUntil - NOON).toBe(seconds);
});

test.each(['plan', 'call', 'absent'] as const)(
  'a %s failure says nothing about other calls',
  (kind) => {
    expect(afterFailure(SOUND, { kind, text: '' }, NOON, 0)).toEqual(SOUND);
  },
);
