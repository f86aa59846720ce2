import { MATCH_STATUS, parseLedgerJson, verifyLedger } from '@tipmark/domain';
import { aFeedScore } from '@tipmark/test-kit';
import { sql } from 'kysely';
import { selectMatchRows } from '../../matches/lists/match-row-queries.ts';
import { aPerson, type Person } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { KICK_OFF, POSTED_AT, someTippableMatches } from '../../testing/tips.ts';

/** A timeout for busy machines. */
const PATIENCE_MS = 120_000;

let api: TestApi;
let capper: Person;
let guest: { headers: object };
let subscriber: Person;

beforeAll(async () => {
  api = await createTestApi({ now: POSTED_AT });
  await someTippableMatches(api, 12);
  capper = await aPerson(api, { name: 'Anton' });
  subscriber = await aPerson(api, { name: 'Maria' });
  guest = { headers: {} };
  const { db } = api.database;
  await sql`
    insert into ratings (user_id, tips, counted, won, profit_milli, stake_milli, drawdown, score,
      first_at, last_at, position, is_premium_capper)
    select id, 100, 100, 60, 1, 1, 0, 100, now(), now(), 1, true from users where url = ${capper.url}
  `.execute(db);
  await db
    .updateTable('users')
    .set({ subscription_expires_at: new Date((KICK_OFF + 86_400) * 1_000) })
    .where('url', '=', subscriber.url)
    .execute();
  // Sessions are cached for half a minute, and the subscription is new.
  api.services.bus.publish(['*']);
}, 60_000);

beforeEach(() => api.setNow(POSTED_AT));
afterAll(() => api.close());

async function send(who: Person, match: number, body: object = {}) {
  const reply = await api.app.inject({
    method: 'POST',
    url: `/soccer/events/tips/${match}/1`,
    headers: { ...who.headers },
    payload: { odd_type: '1x2.1', stake: 3, description: 'Тайна', isDelayed: true, ...body },
  });
  return reply.json().data;
}

async function read(path: string, who: { headers: object } = guest) {
  return (await api.app.inject({ url: path, headers: { ...who.headers } })).json().data;
}

const tipsOf = (match: number, who?: { headers: object }) =>
  read(`/soccer/events/tips/${match}/1`, who);

/** Whether lists show a tip on the match. */
async function isMarked(match: number): Promise<boolean> {
  const row = selectMatchRows(api.database.db, 'en').where('m.id', '=', match);
  return (await row.executeTakeFirstOrThrow()).count_of_tips > 0;
}

test(
  'only a premium capper may delay a tip',
  async () => {
    expect((await send(subscriber, 101)).error).toMatchObject({
      code: 'forbidden',
      details: { isDelayed: expect.any(String) },
    });
    expect((await send(capper, 101)).tip).toMatchObject({ isDelayed: true, odds: 2 });
  },
  PATIENCE_MS,
);

test(
  'until the start everyone sees the proof, but only the author and subscribers see the tip',
  async () => {
    const { tip } = await send(capper, 102);
    const ofGuest = await tipsOf(102);
    expect(ofGuest).toMatchObject({ tips: [], count: 0 });
    expect(ofGuest.delayed).toEqual([
      expect.objectContaining({ seq: tip.seq, hash: tip.hash, startsAt: KICK_OFF }),
    ]);
    expect(JSON.stringify(ofGuest)).not.toMatch(/1x2|Тайна/);
    for (const who of [capper, subscriber]) {
      const seen = await tipsOf(102, who);
      expect(seen).toMatchObject({ count: 1, delayed: [], tips: [{ id: tip.id, odds: 2 }] });
    }
    const profile = await read(`/page-profile/${capper.url}/tips`);
    expect(profile.tips).toEqual([]);
    expect(profile.delayed.map(({ seq }: { seq: number }) => seq)).toContain(tip.seq);
    const page = await api.app.inject('/soccer/events/page/102/10/12/0/0/0/0/1/0');
    expect(page.body).not.toContain('Тайна');
    expect(page.json().data.tips).toMatchObject({ tips: [], delayed: [{ seq: tip.seq }] });
  },
  PATIENCE_MS,
);

test(
  'the ledger proves a delayed tip at once and reveals it at the start',
  async () => {
    const { tip } = await send(capper, 103);
    const before = await read(`/ledger/${capper.url}`);
    const entry = before.entries.find(({ seq }: { seq: number }) => seq === tip.seq);
    expect(Object.keys(JSON.parse(entry.json))).toEqual(['at', 'k', 'seq', 't', 'u']);
    expect(entry.reveal).toBeUndefined();
    expect(await verifyLedger(before.entries)).toBeUndefined();
    api.setNow(KICK_OFF);
    const after = await read(`/ledger/${capper.url}`);
    expect(await verifyLedger(after.entries, after.ledgerId)).toBeUndefined();
    const reported = after.entries.find(({ seq }: { seq: number }) => seq === tip.seq);
    expect(parseLedgerJson(reported.json, reported.reveal)).toMatchObject({
      t: 'tip',
      m: 103,
      o: '1x2.1',
      p: '2.00',
      s: 3,
    });
    expect(await tipsOf(103)).toMatchObject({ count: 1, delayed: [], tips: [{ id: tip.id }] });
    expect(
      (await read('/ledger/chain/1')).entries.find((one: { seq: number }) => one.seq === tip.seq),
    ).toHaveProperty('reveal');
  },
  PATIENCE_MS,
);

test(
  'a change of a delayed tip is secret, too',
  async () => {
    const { tip } = await send(capper, 104);
    const changed = await api.app.inject({
      method: 'PUT',
      url: `/soccer/events/tips/104/1/${tip.id}`,
      headers: { ...capper.headers },
      payload: { odd_type: '1x2.2', stake: 1, description: 'Передумал' },
    });
    expect(changed.json().data.tip).toMatchObject({ isDelayed: true, odds: 3.8 });
    const ledger = await read(`/ledger/${capper.url}`);
    const amend = ledger.entries.find(
      ({ seq }: { seq: number }) => seq === changed.json().data.tip.seq,
    );
    expect(amend.json).toMatch(/"k":"[0-9a-f]{64}","ref":\d+,"seq"/);
    expect(amend.json).not.toContain('1x2');
  },
  PATIENCE_MS,
);

test(
  'a delayed tip is shown when its match starts early',
  async () => {
    const { tip } = await send(capper, 105);
    expect(await isMarked(105)).toBe(false);
    await sendFeed(api, [aFeedScore('Club 0-Club 5', 0, 0, { status: MATCH_STATUS.live })]);
    expect(await tipsOf(105)).toMatchObject({ tips: [{ id: tip.id }], delayed: [] });
    expect(await isMarked(105)).toBe(true);
  },
  PATIENCE_MS,
);

test(
  'moderation hides the text of a tip, but not its record',
  async () => {
    const { tip } = await send(capper, 106, { isDelayed: false });
    const hide = (authorization: string, id = tip.id) =>
      api.app.inject({
        method: 'POST',
        url: `/moderation/tips/${id}/hide-text`,
        headers: { authorization },
      });
    expect((await hide('')).statusCode).toBe(401);
    expect((await hide(capper.headers.authorization)).statusCode).toBe(401);
    expect((await hide(api.services.operatorKey, 999_999)).statusCode).toBe(404);
    expect((await hide(api.services.operatorKey)).json().data).toEqual({ isHiddenNow: true });
    expect((await hide(api.services.operatorKey)).json().data).toEqual({ isHiddenNow: false });
    expect((await tipsOf(106)).tips[0]).toMatchObject({ id: tip.id, description: '', odds: 2 });
    const { entries } = await read(`/ledger/${capper.url}`);
    expect(parseLedgerJson(entries.at(-1).json)).toMatchObject({ t: 'hide-text', ref: tip.id });
    expect(await verifyLedger(entries)).toBeUndefined();
    const outside = await api.app.inject({
      method: 'POST',
      url: `/moderation/tips/${tip.id}/hide-text`,
      headers: { authorization: api.services.operatorKey, 'x-forwarded-for': '203.0.113.7' },
    });
    expect(outside.statusCode).toBe(404);
  },
  PATIENCE_MS,
);

describe('the profile setting for delayed tips', () => {
  const choose = (who: Person, is_delay_enabled: boolean) =>
    api.app.inject({
      method: 'PUT',
      url: `/page-profile/${who.url}`,
      headers: { ...who.headers },
      payload: { is_delay: true, is_delay_enabled },
    });

  test(
    'delays new tips by default; a tip may override it',
    async () => {
      const chosen = await choose(capper, true);
      expect(chosen.json().data.own).toMatchObject({ isDelayingTips: true });
      const quiet = await send(capper, 109, { isDelayed: undefined });
      expect(quiet.tip).toMatchObject({ isDelayed: true });
      expect((await tipsOf(109)).count).toBe(0);
      const reported = await send(capper, 110, { isDelayed: false });
      expect(reported.tip).toMatchObject({ isDelayed: false });
      await choose(capper, false);
      const after = await send(capper, 111, { isDelayed: undefined });
      expect(after.tip).toMatchObject({ isDelayed: false });
    },
    PATIENCE_MS,
  );

  test(
    'is only for premium cappers; tips of a former one are not delayed',
    async () => {
      const refused = await choose(subscriber, true);
      expect(refused.statusCode).toBe(403);
      expect(refused.json().error.details).toHaveProperty('is_delay_enabled');
      // as of a former premium capper
      const { db } = api.database;
      const of = db.updateTable('users').where('url', '=', subscriber.url);
      await of.set({ delays_tips: true }).execute();
      const { tip } = await send(subscriber, 112, { isDelayed: undefined });
      expect(tip).toMatchObject({ isDelayed: false });
      expect((await choose(subscriber, false)).json().data.own).toMatchObject({
        isDelayingTips: false,
      });
    },
    PATIENCE_MS,
  );
});

test(
  'lists count only tips on a match that everyone may read',
  async () => {
    const author = api.database.db.updateTable('users').where('url', '=', subscriber.url);
    await send(subscriber, 112, { isDelayed: false });
    expect(await isMarked(112)).toBe(true);
    await author.set({ is_private: true }).execute();
    expect(await isMarked(112)).toBe(false);
    await author.set({ is_private: false, blocked_at: new Date() }).execute();
    expect(await isMarked(112)).toBe(false);
    await author.set({ blocked_at: null }).execute();
    expect(await isMarked(112)).toBe(true);
  },
  PATIENCE_MS,
);
