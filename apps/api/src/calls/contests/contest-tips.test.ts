import { aPerson, type Person } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { POSTED_AT, someTippableMatches } from '../../testing/tips.ts';

const PATIENCE_MS = 120_000;
const CUP = 1_202_401;
const PREMIUM = 2_202_401;
const REASON = 'Хозяева не проигрывают дома с осени, а у гостей выпал весь центр обороны.';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: POSTED_AT });
  await someTippableMatches(api, 12);
}, PATIENCE_MS);
beforeEach(() => api.setNow(POSTED_AT));
afterAll(() => api.close());

type Sent = { readonly matchId?: number; readonly method?: 'POST' | 'PUT' } & Record<
  string,
  unknown
>;

async function send(person: Person, { matchId = 101, method = 'POST', ...change }: Sent) {
  const tip = { odd_type: '1x2.1', stake: 3, description: REASON, contestSeasonId: CUP };
  const { tipId, ...body } = { ...tip, ...change } as Record<string, unknown>;
  const reply = await api.app.inject({
    method,
    url: `/soccer/events/tips/${matchId}/1${method === 'PUT' ? `/${String(tipId)}` : ''}`,
    headers: { ...person.headers, 'accept-language': 'en' },
    payload: body,
  });
  return reply.json().data;
}

test(
  'a tip is entered in the contest season it names, also in the ledger',
  async () => {
    const { tip } = await send(await aPerson(api), {});
    expect(tip.contestSeasonId).toBe(CUP);
    const { entries } = (await api.app.inject(`/ledger/chain/${tip.seq}`)).json().data;
    expect(JSON.parse(entries[0].json)).toMatchObject({ t: 'tip', c: CUP });
  },
  PATIENCE_MS,
);

test.each<[string, Sent, string, string]>([
  ['at too low odds', { odd_type: 'dc.1x' }, 'odd_type', 'from 1.50 to 5.00'],
  ['without reasons', { description: 'Home win.' }, 'description', 'at least 50 characters'],
  ['with blanks for reasons', { description: ' x'.repeat(40) }, 'description', 'at least 50'],
  ['in an unknown contest', { contestSeasonId: 7 }, 'contestSeasonId', 'does not exist'],
  ['in a past month', { contestSeasonId: CUP - 89 }, 'contestSeasonId', 'not accepting tips'],
  ['in a future month', { contestSeasonId: CUP + 1 }, 'contestSeasonId', 'not accepting tips'],
  [
    'in the premium cup without a subscription',
    { contestSeasonId: PREMIUM },
    'contestSeasonId',
    'for subscribers',
  ],
])('a contest tip %s is refused and not stored', async (_how, change, field, part) => {
  const person = await aPerson(api);
  const { error, tip } = await send(person, change);
  expect(tip).toBeUndefined();
  expect(error).toMatchObject({
    code: 'contest_condition',
    details: { [field]: expect.stringContaining(part) },
  });
  expect((await send(person, { contestSeasonId: null })).tip.contestSeasonId).toBeNull();
});

test(
  'a tip on a match after the end of the month is refused',
  async () => {
    const { db } = api.services;
    const next = new Date('2024-02-01T12:00:00Z');
    await db.updateTable('matches').set({ starts_at: next }).where('id', '=', 112).execute();
    const { error } = await send(await aPerson(api), { matchId: 112 });
    expect(error.details.contestSeasonId).toContain('does not start in this season');
  },
  PATIENCE_MS,
);

test(
  'of seven contest tips sent at once five are accepted',
  async () => {
    const person = await aPerson(api);
    const replies = await Promise.all(
      [101, 102, 103, 104, 105, 106, 107].map((matchId) => send(person, { matchId })),
    );
    expect(replies.filter(({ tip }) => tip?.contestSeasonId === CUP)).toHaveLength(5);
    const refused = replies.filter(({ error }) => error?.code === 'contest_condition');
    expect(refused).toHaveLength(2);
    expect(refused[0].error.message).toContain('5 tips in the contest today');
    expect((await send(person, { matchId: 108, contestSeasonId: 0 })).tip).toBeDefined();
  },
  PATIENCE_MS,
);

test(
  'a subscriber can enter the premium cup with a description of 200 characters',
  async () => {
    const person = await aPerson(api);
    await api.services.db
      .updateTable('users')
      .set({ subscription_expires_at: new Date((POSTED_AT + 60) * 1_000) })
      .where('url', '=', person.url)
      .execute();
    const short = await send(person, { contestSeasonId: PREMIUM });
    expect(short.error.details.description).toContain('200');
    const description = REASON.repeat(4);
    expect((await send(person, { contestSeasonId: PREMIUM, description })).tip).toBeDefined();
  },
  PATIENCE_MS,
);

test(
  'a changed tip stays in its contest and has to meet its rules',
  async () => {
    const person = await aPerson(api);
    const { tip } = await send(person, {});
    const change = (more: object) => send(person, { method: 'PUT', tipId: tip.id, ...more });
    expect((await change({ description: 'Short.' })).error.details.description).toBeDefined();
    expect((await change({ odd_type: 'dc.1x' })).error.details.odd_type).toBeDefined();
    expect((await change({ contestSeasonId: PREMIUM })).error.details.contestSeasonId).toContain(
      'cannot be entered',
    );
    const { tip: changed } = await change({ odd_type: '1x2.x', contestSeasonId: null });
    expect(changed).toMatchObject({ odd_type: '1x2.x', contestSeasonId: CUP });
    const { tip: plain } = await send(person, { matchId: 102, contestSeasonId: null });
    const late = await send(person, { method: 'PUT', matchId: 102, tipId: plain.id });
    expect(late.error.details.contestSeasonId).toContain('cannot be entered');
  },
  PATIENCE_MS,
);
