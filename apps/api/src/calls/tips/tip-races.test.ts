import { MATCH_STATUS, TIP_LIMIT } from '@tipmark/domain';
import { aFeedScore } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import {
  change,
  KICK_OFF,
  POSTED_AT,
  post,
  sendPrices,
  someTippableMatches,
  verdictOf,
} from '../../testing/tips.ts';
import { aUser, type TestUser } from '../../testing/users.ts';

/** A timeout for busy machines. */
const PATIENCE_MS = 120_000;

const CAPPERS = 30;

let api: TestApi;
const users: TestUser[] = [];

beforeAll(async () => {
  api = await createTestApi({ now: POSTED_AT });
  await someTippableMatches(api, 12);
  for (let index = 0; index < CAPPERS; index += 1) users.push(await aUser(api, `racer-${index}`));
}, 60_000);

afterAll(() => api.close());

function tipsOn(matchId: number) {
  return api.database.db
    .selectFrom('tips')
    .select(['id', 'user_id', 'milli', 'market', 'stake', 'odd_type'])
    .where('match_id', '=', matchId)
    .orderBy('id')
    .execute();
}

test(
  'no concurrent tip is accepted after the reported start of its match',
  async () => {
    const key = 'Club 0-Club 1';
    const early = users.slice(0, 15).map((user) => verdictOf(post(api, user, { matchId: 101 })));
    const started = sendFeed(api, [aFeedScore(key, 0, 0, { status: MATCH_STATUS.live })]).then(
      async () => {
        const { length } = await tipsOn(101);
        const late = users.slice(15).map((user) => verdictOf(post(api, user, { matchId: 101 })));
        expect(new Set(await Promise.all(late))).toEqual(new Set(['tip_match_started']));
        return length;
      },
    );
    const verdicts = await Promise.all(early);
    const before = await started;
    const taken = verdicts.filter((verdict) => verdict === 'taken');
    expect(verdicts.filter((one) => one !== 'taken' && one !== 'tip_match_started')).toEqual([]);
    expect(await tipsOn(101)).toHaveLength(taken.length);
    expect(before).toBeLessThanOrEqual(taken.length);
  },
  PATIENCE_MS,
);

test(
  'concurrent tips are accepted only before the scheduled start, to the second',
  async () => {
    const verdicts = await Promise.all(
      users.flatMap((user, index) => {
        const at = KICK_OFF - 15 + index;
        return [post(api, user, { matchId: 102, at }), post(api, user, { matchId: 102, at })].map(
          async (write) => ({ at, verdict: await verdictOf(write) }),
        );
      }),
    );
    const taken = verdicts.filter(({ verdict }) => verdict === 'taken');
    expect(taken).toHaveLength(15);
    expect(taken.every(({ at }) => at < KICK_OFF)).toBe(true);
    expect(await tipsOn(102)).toHaveLength(15);
  },
  PATIENCE_MS,
);

test(
  'concurrent tips during price changes are recorded at prices that were the site line',
  async () => {
    const key = 'Club 0-Club 3';
    const lines = [1_990, 1_500, 1_110, TIP_LIMIT.minMilliOdds - 10, 1_700];
    const moves = (async () => {
      for (const [index, milli] of lines.entries()) {
        await sendPrices(api, key, { '1x2.1': milli }, POSTED_AT - 300 + index * 20);
      }
    })();
    const verdicts = await Promise.all(
      users.map((user) => verdictOf(post(api, user, { matchId: 103 }))),
    );
    await moves;
    const allowed = [2_000, ...lines].filter((milli) => milli >= TIP_LIMIT.minMilliOdds);
    const tips = await tipsOn(103);
    expect(tips).toHaveLength(verdicts.filter((verdict) => verdict === 'taken').length);
    for (const { milli } of tips) expect(allowed).toContain(milli);
    expect(verdicts.filter((one) => one !== 'taken' && one !== 'tip_odds_range')).toEqual([]);
  },
  PATIENCE_MS,
);

test.each([
  [TIP_LIMIT.minMilliOdds - 10, 'tip_odds_range', 400],
  [TIP_LIMIT.minMilliOdds, 'taken', 300],
  [TIP_LIMIT.maxMilliOdds, 'taken', 200],
  [TIP_LIMIT.maxMilliOdds + 250, 'tip_odds_range', 100],
])(
  'a tip at odds of %i thousandths: %s',
  async (milli, verdict, secondsBefore) => {
    const user = await aUser(api, `edge-${milli}`);
    await sendPrices(api, 'Club 0-Club 5', { '1x2.x': milli }, POSTED_AT - secondsBefore);
    expect(await verdictOf(post(api, user, { matchId: 105, odd_type: '1x2.x' }))).toBe(verdict);
  },
  PATIENCE_MS,
);

test(
  'concurrent tips on a match are limited to three, one per market',
  async () => {
    const [user = users[0] as TestUser] = users;
    const odd_types = ['1x2.1', '1x2.2', 'ou.o:2.5', 'ah.1:-0.75', 'dc.1x', 'dnb.1'] as const;
    await Promise.all(
      odd_types.map((odd_type) => verdictOf(post(api, user, { matchId: 106, odd_type, stake: 1 }))),
    );
    const tips = (await tipsOn(106)).filter(({ user_id }) => user_id === user.id);
    expect(tips).toHaveLength(TIP_LIMIT.perMatch);
    expect(new Set(tips.map(({ market }) => market)).size).toBe(TIP_LIMIT.perMatch);
  },
  PATIENCE_MS,
);

test.each([
  [TIP_LIMIT.editSeconds - 1, 'taken'],
  [TIP_LIMIT.editSeconds, 'tip_edit_over'],
])(
  'a change of the stake %i seconds after posting: %s',
  async (after, verdict) => {
    const user = await aUser(api, `editor-${after}`);
    const id = await post(api, user, { matchId: 107, stake: 1 });
    const edit = { matchId: 107, stake: 2, at: POSTED_AT + after };
    expect(await verdictOf(change(api, user, id, edit))).toBe(verdict);
    const values = { matchId: 107, stake: verdict === 'taken' ? 2 : 1, description: 'later' };
    expect(await verdictOf(change(api, user, id, { ...values, at: KICK_OFF - 1 }))).toBe('taken');
    expect(await verdictOf(change(api, user, id, { ...values, at: KICK_OFF }))).toBe(
      'tip_match_started',
    );
  },
  PATIENCE_MS,
);

test(
  'two concurrent changes are both recorded, and the tip has the last one',
  async () => {
    const user = await aUser(api, 'twice');
    const id = await post(api, user, { matchId: 108, stake: 1 });
    const verdicts = await Promise.all(
      [2, 3].map((stake) =>
        verdictOf(change(api, user, id, { matchId: 108, stake, at: POSTED_AT })),
      ),
    );
    expect(verdicts).toEqual(['taken', 'taken']);
    const entries = await api.database.db
      .selectFrom('ledger_entries')
      .select(['kind', 'json', 'seq'])
      .where('ledger_id', '=', user.ledgerId)
      .orderBy('seq')
      .execute();
    expect(entries.map(({ kind }) => kind)).toEqual(['tip', 'amend', 'amend']);
    const last = JSON.parse(entries.at(-1)?.json ?? '{}');
    const [tip] = (await tipsOn(108)).filter(({ user_id }) => user_id === user.id);
    expect(tip?.stake).toBe(last.s);
  },
  PATIENCE_MS,
);
