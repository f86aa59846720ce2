import { judge } from './judge.ts';
import { createTruth } from './truth.ts';

/** A goal in match 0 is announced at 100 and taken at 110, another at 200 and 210. */
function aTruth() {
  let now = 0;
  const truth = createTruth(2, () => now);
  for (const at of [100, 200]) {
    now = at;
    truth.sent(0);
    now = at + 10;
    truth.taken(0);
  }
  return truth;
}

const parts = {
  truth: aTruth(),
  matches: 2,
  goalsIn: (body: string) => (body === '' ? undefined : new Map(JSON.parse(body))) as never,
};
const given = (status: number, body: string, retryAfter?: string) => ({
  path: '/',
  askedAtMs: 300,
  status,
  body,
  retryAfter,
});
const day = (goals: number) =>
  JSON.stringify([
    [0, goals],
    [1, 0],
  ]);
const cutOff = { copyOfMs: 150, mayRefuse: true, receivedAtMs: 300 };
const usual = { copyOfMs: 290, mayRefuse: false, receivedAtMs: 300 };

test.each([
  ['the truth', given(200, day(2)), usual, 'right'],
  ['a copy, while it is cut off', given(200, day(1)), cutOff, 'right'],
  ['a copy for no reason', given(200, day(1)), usual, 'wrong'],
  ['a copy from before the cut', given(200, day(0)), cutOff, 'wrong'],
  ['what was never announced', given(200, day(3)), cutOff, 'wrong'],
  ['what is not announced yet', given(200, day(2)), { ...cutOff, receivedAtMs: 190 }, 'wrong'],
  ['a part of the day', given(200, '[[0, 2]]'), cutOff, 'wrong'],
  ['no day at all', given(200, ''), cutOff, 'wrong'],
  ['a declared refusal', given(503, '', '5'), cutOff, 'refused'],
  ['a refusal for no reason', given(503, '', '5'), usual, 'wrong'],
  ['a refusal that does not say for how long', given(503, ''), cutOff, 'wrong'],
  ['an error', given(500, ''), cutOff, 'wrong'],
  ['no answer', given(0, 'ECONNREFUSED'), cutOff, 'wrong'],
] as const)('%s', (_, answer, allowance, kind) => {
  expect(judge(answer, allowance, parts).kind).toBe(kind);
});
