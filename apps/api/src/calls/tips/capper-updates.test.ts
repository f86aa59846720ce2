import { MATCH_STATUS, TIP_RESULT } from '@tipmark/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { KICK_OFF, POSTED_AT, post, someTippableMatches } from '../../testing/tips.ts';
import { aUser, type TestUser } from '../../testing/users.ts';

const MATCHES = [101, 102, 103, 104, 105] as const;
const SPAN = 6 * 3_600;
/** A timeout for busy machines. */
const PATIENCE_MS = 120_000;

let api: TestApi;
let anna: TestUser;
let now = KICK_OFF + 30 * 86_400;

beforeAll(async () => {
  api = await createTestApi({ now: POSTED_AT });
  await someTippableMatches(api, MATCHES.length);
  anna = await aUser(api, 'anna');
  for (const matchId of MATCHES) await post(api, anna, { matchId, description: `on ${matchId}` });
}, PATIENCE_MS);
afterAll(() => api.close());

/** Without what is cached. */
async function read(url = 'anna') {
  now += 120;
  api.setNow(now);
  api.services.responses.purge(['*']);
  return api.app.inject({ url: `/capper-updates/${url}`, headers: { 'accept-language': 'en' } });
}

interface State {
  readonly status: number;
  readonly startsAt: number;
  readonly createdAt: number;
  readonly settledAt: number | null;
}

async function store(states: readonly State[]) {
  for (const [index, { status, startsAt, createdAt, settledAt }] of states.entries()) {
    const id = MATCHES[index] ?? 0;
    await sql`update matches set status = ${status}, starts_at = to_timestamp(${startsAt})
      where id = ${id}`.execute(api.database.db);
    await sql`update tips set result = ${settledAt === null ? TIP_RESULT.pending : TIP_RESULT.won},
      profit_milli = ${settledAt === null ? 0 : 3_000}, settled_at = to_timestamp(${settledAt}),
      created_at = to_timestamp(${createdAt})
      where match_id = ${id}`.execute(api.database.db);
  }
}

const waits: readonly number[] = [MATCH_STATUS.scheduled, MATCH_STATUS.moved];

/** What the list is by the rule, in its order. */
function expected(states: readonly State[], at: number) {
  return states
    .map((state, index) => ({ ...state, text: `on ${MATCHES[index]}`, index }))
    .filter(
      ({ status, startsAt, settledAt }) =>
        settledAt !== null ||
        !waits.includes(status) ||
        (status === MATCH_STATUS.scheduled && startsAt <= at),
    )
    .map(({ startsAt, createdAt, settledAt, text, index }) => {
      const openedAt = Math.min(Math.max(startsAt, createdAt), settledAt ?? Infinity);
      return { openedAt, changedAt: Math.max(openedAt, settledAt ?? 0), text, index };
    })
    .toSorted((one, other) => other.openedAt - one.openedAt || other.index - one.index)
    .map(({ openedAt, changedAt, text }) => ({ openedAt, changedAt, text }));
}

test(
  'tips appear when everybody may see them, in the order in which they did',
  async () => {
    const hours = fc.integer({ min: -SPAN, max: SPAN });
    const state = fc.record({
      status: fc.constantFrom(...Object.values(MATCH_STATUS)),
      startsIn: hours,
      createdIn: hours,
      settledAfter: fc.option(fc.integer({ min: 1, max: SPAN })),
    });
    const states = fc.array(state, { minLength: MATCHES.length, maxLength: MATCHES.length });
    await fc.assert(
      fc.asyncProperty(states, async (offsets) => {
        const at = now + 120;
        const given = offsets.map(({ status, startsIn, createdIn, settledAfter }) => ({
          status,
          startsAt: at + startsIn,
          createdAt: at + createdIn,
          settledAt: settledAfter === null ? null : at + createdIn + settledAfter,
        }));
        await store(given);
        const { tips } = (await read()).json().data;
        const shown = tips.map(
          ({ openedAt, changedAt, description: text }: Record<string, unknown>) => ({
            openedAt,
            changedAt,
            text,
          }),
        );
        expect(shown).toEqual(expected(given, at));
      }),
      { numRuns: 30 },
    );
  },
  PATIENCE_MS,
);

test('a tip has its match, its outcome in words and its result, and no hidden text', async () => {
  const settledAt = KICK_OFF + 7_200;
  const past = {
    status: MATCH_STATUS.finished,
    startsAt: KICK_OFF,
    createdAt: POSTED_AT,
    settledAt,
  };
  await store(MATCHES.map(() => past));
  await sql`update tips set is_text_hidden = true where match_id = 105`.execute(api.database.db);
  const { capper, tips } = (await read()).json().data;
  expect(capper).toEqual({ name: 'anna', url: 'anna' });
  expect(tips[0]).toMatchObject({
    outcome: 'Result: team 1',
    odds: 2,
    stake: 3,
    profit: 3,
    description: '',
    openedAt: KICK_OFF,
    changedAt: settledAt,
  });
  expect(tips[1].description).toBe('on 104');
  expect(tips[0].match['7']['1']).toBe('Club 0');
});

test.each([
  ['private', { is_private: true }],
  ['blocked', { blocked_at: new Date(KICK_OFF * 1_000) }],
])('a %s capper is the same as none', async (_what, hidden) => {
  const user = await aUser(api, `hidden-${_what}`);
  const users = () => api.database.db.updateTable('users').where('id', '=', user.id);
  expect((await read(user.url)).json().data.tips).toEqual([]);
  await users().set(hidden).execute();
  const [one, none] = [await read(user.url), await read('nobody-at-all')];
  expect(one.statusCode).toBe(404);
  expect(one.body).toBe(none.body);
});
