import { TIP_LIMIT } from '@tipmark/domain';
import { aPerson, type Person } from '../../people/account/testing/people.ts';
import { createClock } from '../../platform/config/clock.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { KICK_OFF, POSTED_AT, someTippableMatches } from '../../testing/tips.ts';

const { editSeconds } = TIP_LIMIT;
/** Posted so late that the match begins while everything may still be changed. */
const POSTED_LATE = KICK_OFF - 200;
const TIP = { odd_type: '1x2.1', stake: 3, description: 'as it was' };
const LIST = '/soccer/events/tips/101/1';

let api: TestApi;
let person: Person;
/** The time of the process's own clock. */
let nowMs = POSTED_AT * 1_000;
const clock = createClock(undefined, () => nowMs);

beforeAll(async () => {
  api = await createTestApi({ now: POSTED_AT });
  await someTippableMatches(api, 1);
}, 60_000);

beforeEach(async () => {
  goTo(POSTED_AT);
  person = await aPerson(api);
});

afterAll(() => api.close());

function goTo(seconds: number): void {
  nowMs = Math.round(seconds * 1_000);
  api.setNow(clock());
}

async function call(method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object) {
  const headers = { ...person.headers };
  const reply = await api.app.inject({ method, url, headers, payload });
  return { statusCode: reply.statusCode, ...reply.json() };
}

async function postAt(seconds: number): Promise<number> {
  goTo(seconds);
  const { data } = await call('POST', LIST, TIP);
  return data.tip.id;
}

/** The content of a change at an instant, and the state of the tip after it. */
async function changeAt(id: number, seconds: number, change: object) {
  goTo(seconds);
  const { data } = await call('PUT', `${LIST}/${id}`, { ...TIP, ...change });
  const { odd_type, stake, description } = await api.services.db
    .selectFrom('tips')
    .select(['odd_type', 'stake', 'description'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { answer: data.error?.code ?? 'taken', tip: { odd_type, stake, description } };
}

const PRICED = [
  ['stake', { stake: 4 }],
  ['outcome', { odd_type: '1x2.2' }],
] as const;

const BORDER = [
  [editSeconds - 0.001, 'taken'],
  [editSeconds, 'edit_window_over'],
  [editSeconds + 0.001, 'edit_window_over'],
] as const;

test.each(PRICED.flatMap((change) => BORDER.map((border) => [...change, ...border] as const)))(
  'the %s (%j) changed %d s after posting: %s',
  async (_name, change, after, verdict) => {
    const id = await postAt(POSTED_AT);
    const { answer: message, tip } = await changeAt(id, POSTED_AT + after, {
      ...change,
      description: 'new',
    });
    expect(message).toBe(verdict);
    expect(tip).toEqual(verdict === 'taken' ? { ...TIP, ...change, description: 'new' } : TIP);
  },
);

test.each(BORDER)('the description can be changed %d s after posting, too', async (after) => {
  const id = await postAt(POSTED_AT);
  const { answer: message, tip } = await changeAt(id, POSTED_AT + after, {
    description: 'a better text',
  });
  expect([message, tip]).toEqual(['taken', { ...TIP, description: 'a better text' }]);
});

const START = [
  [-0.001, 'taken'],
  [0, 'match_started'],
  [0.001, 'match_started'],
] as const;

test.each(
  [...PRICED, ['description', { description: 'new' }] as const].flatMap((change) =>
    START.map((border) => [...change, ...border] as const),
  ),
)('the %s (%j) changed within the window, %d s from the start: %s', async (...row) => {
  const [, change, offset, verdict] = row;
  const id = await postAt(POSTED_LATE);
  expect(KICK_OFF + offset - POSTED_LATE).toBeLessThan(editSeconds);
  const { answer: message, tip } = await changeAt(id, KICK_OFF + offset, change);
  expect(message).toBe(verdict);
  expect(tip).toEqual(verdict === 'taken' ? { ...TIP, ...change } : TIP);
});

test.each(START)('a tip posted %d s from the start: %s', async (offset, verdict) => {
  goTo(KICK_OFF + offset);
  const { data } = await call('POST', LIST, TIP);
  expect(data.error?.code ?? 'taken').toBe(verdict);
});

test('a tip cannot be deleted, within the window or after it', async () => {
  const id = await postAt(POSTED_AT);
  for (const after of [0, editSeconds]) {
    goTo(POSTED_AT + after);
    const reply = await call('DELETE', `${LIST}/${id}`, {});
    expect([reply.statusCode, reply.error.code]).toEqual([405, 'method_not_allowed']);
  }
});
