import { storedPendingTips, storePendingTips } from '@tipmark/match-features/pending-tips';
import type { ApiClient } from '@tipmark/remote-kit';
import { Observable, of } from '@tipmark/remote-kit/rx';
import { aSession } from '../../testing/account-fixture.tsx';
import { epics } from './arrival-epics.ts';
import { loginCommand } from './sign-in-commands.ts';

const tipOn = (id: number, oddType = '1x2.1') => ({
  matchUrl: `${id}-ladoga-stal-2026-11-21`,
  oddType,
  oddValue: 1.95,
  description: 'я'.repeat(3_000),
  stake: 3,
  sportType: 1,
});

interface Call {
  readonly name: string;
  readonly request: {
    readonly segments?: { readonly matchUrl: string; readonly sportType: number };
    readonly body: { readonly description?: string };
    readonly idempotencyKey?: string;
  };
}

const taken = { tip: {} };
const refused = (code: string) => ({ error: { code, message: `refused: ${code}` } });

/**
 * Signs in; the tips are answered in this order: a number is a failure with that status,
 * `never` no answer.
 */
async function signIn(answers: readonly (object | number | 'never')[]) {
  const calls: Call[] = [];
  const waiting = [...answers];
  const api = {
    call: ({ name }: { name: string }, request: Call['request']) => {
      calls.push({ name, request });
      const answer = waiting.shift();
      if (answer === 'never') return new Observable(() => {});
      return typeof answer === 'number'
        ? new Observable((subscriber) =>
            subscriber.error({ status: answer, code: 'unavailable', message: 'down' }),
          )
        : of(answer);
    },
  } as unknown as ApiClient;
  const out: { type: string; arrival?: { posted: number; problems: unknown[] } }[] = [];
  const state$ = { value: { view: { locale: 'ru' } } };
  const [epic] = epics;
  epic?.(of(loginCommand.succeeded(aSession, 0)) as never, state$ as never, {
    api,
    nowSeconds: () => 0,
  }).subscribe((one) => out.push(one));
  return { tips: calls, out, outcome: out.at(-1)?.arrival };
}

afterEach(() => {
  storePendingTips([]);
  localStorage.clear();
});

test('three tips of 3,000 characters are posted after sign-in, complete and in order', async () => {
  const tips = [tipOn(1), tipOn(2), tipOn(3)];
  storePendingTips(tips);
  const { tips: sent, out, outcome } = await signIn([taken, taken, taken]);
  expect(out.map(({ type }) => type)).toEqual(['account/arrived']);
  expect(sent.map(({ request }) => request.segments?.matchUrl)).toEqual(
    tips.map(({ matchUrl }) => matchUrl),
  );
  expect(sent.map(({ request }) => request.body)).toEqual(
    tips.map(({ oddType, oddValue, stake, description }) => ({
      odd_type: oddType,
      odd_value: oddValue,
      stake,
      description,
    })),
  );
  expect(new Set(sent.map(({ request }) => request.idempotencyKey)).size).toBe(3);
  expect(outcome).toMatchObject({ posted: 3, problems: [] });
  expect(storedPendingTips()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('a refused tip is listed with its match, and does not stop the next one', async () => {
  storePendingTips([tipOn(1), tipOn(2)]);
  const { outcome } = await signIn([refused('match_started'), taken]);
  expect(outcome).toMatchObject({
    posted: 1,
    problems: [
      {
        code: 'match_started',
        message: 'refused: match_started',
        tip: { matchUrl: '1-ladoga-stal-2026-11-21', oddType: '1x2.1', sportType: 1 },
      },
    ],
  });
  expect(storedPendingTips()).toEqual([]);
});

test.each([
  ['a price that fell', refused('odds_changed')],
  ['a server that is down', 503],
  ['too many requests', 429],
])('after %s the tip stays stored with its text', async (_name, answer) => {
  storePendingTips([tipOn(1)]);
  const { outcome } = await signIn([answer]);
  expect(outcome).toMatchObject({ posted: 0, problems: [{ tip: { oddType: '1x2.1' } }] });
  expect(storedPendingTips()).toEqual([tipOn(1)]);
});

test('each tip is sent to the call of its sport', async () => {
  storePendingTips([tipOn(1), { ...tipOn(2), sportType: 2 }, { ...tipOn(3), sportType: 3 }]);
  const { tips, outcome } = await signIn([taken, taken, taken]);
  expect(tips.map(({ name, request }) => [name, request.segments?.sportType])).toEqual([
    ['soccerEventTipAdd', 1],
    ['hockeyEventTipAdd', 2],
    ['tennisEventTipAdd', 3],
  ]);
  expect(outcome).toMatchObject({ posted: 3, problems: [] });
});

test('a tip of an unknown sport is reported, not lost silently', async () => {
  storePendingTips([{ ...tipOn(1), sportType: 9 }]);
  const { tips, outcome } = await signIn([]);
  expect(tips).toEqual([]);
  expect(outcome?.problems).toHaveLength(1);
});

test('a tip already posted when the visitor leaves is not posted again', async () => {
  storePendingTips([tipOn(1), tipOn(2), tipOn(3)]);
  await signIn([taken, 'never']);
  expect(storedPendingTips().map(({ matchUrl }) => matchUrl)).toEqual(
    [tipOn(2), tipOn(3)].map(({ matchUrl }) => matchUrl),
  );
});
