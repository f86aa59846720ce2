import { aFeedMatch, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../testing/create-test-database.ts';
import { applyFeedStream } from '../../apply/apply-feed-stream.ts';
import { emptyWorld } from '../../testing/stored-world.ts';
import { ANSWER_DAYS, endpointOf, keepAnswer, sweepAnswers } from './keep-answer.ts';
import { AnswersRefused, answerText, extractAnswer, listAnswers } from './show-answers.ts';

const NOW = Date.UTC(2026, 8, 19, 16) / 1_000;
const DAY = 86_400;
const SOURCE = 'api-football';

let database: TestDatabase;
let matchId = 0;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.close());

const match = { ...aFeedMatch('Arsenal', 'Fulham'), source: SOURCE };
const records = [...aFeedSetting('Arsenal', 'Fulham'), match].map((record) => ({
  ...record,
  source: SOURCE,
}));

beforeEach(async () => {
  await emptyWorld(database.db);
  await sql`truncate provider_answers cascade`.execute(database.db);
  await applyFeedStream(
    database.db,
    records.map((record, line) => ({ line, record })),
  );
  const row = await database.db.selectFrom('matches').select('id').executeTakeFirstOrThrow();
  matchId = row.id;
});

const answer = (at: number, body: string) => ({
  at,
  status: 200,
  headers: { 'x-apisports-key': 'never-stored' },
  call: '/fixtures?ids=7',
  body,
});

const keep = (at: number, body: string) =>
  keepAnswer(database.db, SOURCE, answer(at, body), [match]);

test('an answer is stored as it arrived and is extracted as replay reads it', async () => {
  const body = `{"response":[${'{"goals":1},'.repeat(2_000)}{}]} Вест Хэм`;
  await keep(NOW, body);
  const [stored] = await listAnswers(database.db, matchId);
  if (stored === undefined) throw new Error('nothing is stored');
  expect(answerText(stored)).toMatch(
    /^\d+ {2}2026-09-19 16:00:00 {2}api-football {2}200 {2}0\.\d kB {2}\/fixtures\?ids=7$/,
  );
  expect(await extractAnswer(database.db, stored)).toEqual({
    at: NOW,
    status: 200,
    call: '/fixtures?ids=7',
    body,
  });
  const rows = await sql`select * from provider_answers`.execute(database.db);
  expect(JSON.stringify(rows.rows)).not.toContain('never-stored');
});

test('the same answer again is one row, another one is another', async () => {
  await keep(NOW, '{"a":1}');
  await keep(NOW + 60, '{"a":1}');
  await keep(NOW + 120, '{"a":2}');
  await keep(NOW + 180, '{"a":1}');
  const lines = (await listAnswers(database.db, matchId, SOURCE)).map(answerText);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('the same until 2026-09-19 16:01:00');
  expect(await listAnswers(database.db, matchId, 'nhl')).toEqual([]);
});

test('an answer that is about no match, or too large, is not stored', async () => {
  await keepAnswer(database.db, SOURCE, answer(NOW, '{}'), []);
  const noise = Array.from({ length: 400_000 }, (_, index) => (index * 7_919) % 1_000_003).join();
  await keep(NOW, noise);
  expect(await listAnswers(database.db, matchId)).toEqual([]);
});

test('answers are deleted after a month, and the oldest ones beyond a total size', async () => {
  await keep(NOW - 40 * DAY, '{"old":1}');
  await keep(NOW - 2 * DAY, '{"a":1}');
  await keep(NOW, '{"a":2}');
  await sweepAnswers(database.db, NOW);
  expect(await listAnswers(database.db, matchId)).toHaveLength(2);
  await sweepAnswers(database.db, NOW, 40);
  const [left, ...others] = await listAnswers(database.db, matchId);
  expect([left?.receivedAt, others]).toEqual([NOW, []]);
  await sweepAnswers(database.db, NOW + (ANSWER_DAYS + 1) * DAY);
  expect(await listAnswers(database.db, matchId)).toEqual([]);
  const links = await database.db.selectFrom('provider_answer_matches').selectAll().execute();
  expect(links).toEqual([]);
});

test('answers follow their match when it is joined with another one', async () => {
  await keep(NOW, '{"a":1}');
  const score = { ...aFeedScore('Arsenal-Fulham', 1, 0), source: SOURCE };
  await keepAnswer(database.db, SOURCE, answer(NOW + 1, '{"a":2}'), [score]);
  await sql`insert into joined_matches (gone_id, match_id) values (999, ${matchId})`.execute(
    database.db,
  );
  expect(await listAnswers(database.db, 999)).toHaveLength(2);
  await expect(listAnswers(database.db, 12_345)).rejects.toThrow(AnswersRefused);
});

test.each([
  ['/fixtures?live=all', '/fixtures'],
  ['/gamecenter/2023020206/landing', '/gamecenter/:id/landing'],
  ['/v4/sports/soccer_epl/odds?regions=eu', '/v4/sports/soccer_epl/odds'],
  ['/schedule/2026-09-19', '/schedule/:id'],
])('%s is a call of %s', (call, endpoint) => {
  expect(endpointOf(call)).toBe(endpoint);
});
