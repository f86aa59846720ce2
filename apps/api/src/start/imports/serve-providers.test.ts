import { aFeedMatch, aFeedSetting } from '@tipmark/test-kit';
import { PROVIDERS_PATH } from '../../ingest/import/import-paths.ts';
import { keepAnswer } from '../../ingest/providers/answers/keep-answer.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: 1_705_158_000 });
}, 120_000);
afterAll(() => api.close());

const ask = (payload: object, authorization = api.services.operatorKey) =>
  api.app.inject({ method: 'POST', url: PROVIDERS_PATH, payload, headers: { authorization } });

test('a doubtful pair is listed, decided and taken back by the command of a running site', async () => {
  for (const [source, away] of [
    ['api-football', 'Manchester City'],
    ['the-odds-api', 'Manchester United'],
  ] as const) {
    const records = [...aFeedSetting('Arsenal', away), aFeedMatch('Arsenal', away)];
    await sendFeed(
      api,
      records.map((record) => ({ ...record, source })),
    );
  }
  const { lines } = (await ask({ name: 'unresolved' })).json().data;
  expect(lines.at(-1)).toMatch(/^1 pairs of matches may be one/);
  const pair = lines[0].slice(0, 8);
  expect((await ask({ name: 'same', pair })).json().data.lines[0]).toContain('is one match now');
  expect((await ask({ name: 'unresolved' })).json().data.lines).toEqual([
    'No pair of matches waits for a decision.',
  ]);
  expect((await ask({ name: 'decided' })).json().data.lines[0]).toContain(`${pair}  same: `);
  expect((await ask({ name: 'undo', pair: '00000000' })).json().data.refusal).toMatch(
    /^There is no pair 00000000\./,
  );
  expect((await ask({ name: 'undo', pair })).json().data.lines[0]).toContain(
    'waits for a decision',
  );
}, 60_000);

test('answers about a match are listed and read one by one', async () => {
  const { id } = await api.database.db
    .selectFrom('matches')
    .innerJoin('source_keys as k', (join) =>
      join.onRef('k.id', '=', 'matches.id').on('k.kind', '=', 'match'),
    )
    .where('k.source', '=', 'api-football')
    .select('matches.id')
    .executeTakeFirstOrThrow();
  const answer = {
    at: 1_705_150_000,
    status: 200,
    headers: {},
    call: '/fixtures',
    body: '{"a":1}',
  };
  const records = [aFeedMatch('Arsenal', 'Manchester City')];
  await keepAnswer(api.database.db, 'api-football', answer, records);
  const { lines } = (await ask({ name: 'answers', match: id })).json().data;
  expect(lines).toEqual([expect.stringContaining('api-football  200')]);
  const { headers: _, ...stored } = answer;
  expect((await ask({ name: 'answers', match: id, place: 0 })).json().data.answer).toEqual(stored);
  expect((await ask({ name: 'answers', match: 99_999 })).json().data.refusal).toMatch(
    /^There is no match 99999\./,
  );
}, 60_000);

test.each([
  [{ name: 'same', pair: 'x' }, 'pair'],
  [{ name: 'answers', match: 0 }, 'match'],
  [{ name: 'drop' }, 'name'],
])('%j is refused by the name of its field', async (payload, field) => {
  const reply = await ask(payload);
  expect(reply.statusCode).toBe(400);
  expect(Object.keys(reply.json().error.details)).toEqual([field]);
});

test('without the key of operators nothing is read', async () => {
  expect((await ask({ name: 'unresolved' }, 'w'.repeat(40))).statusCode).toBe(401);
});
