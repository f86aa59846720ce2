import { chainHash, TIP_RESULT } from '@tipmark/domain';
import {
  aFeedBookmaker,
  aFeedForecast,
  aFeedMatch,
  aFeedOdds,
  aFeedScore,
  aFeedSetting,
} from '@tipmark/test-kit';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { freezeMathTips, MATH_LEDGER_ID } from './freeze-math-tips.ts';
import { settleMathTips } from './settle-math-tips.ts';

const START = 1_705_158_000;
const HOUR = 3_600;
const MADE_AT = START - 5 * HOUR;

let api: TestApi;
const db = () => api.database.db;

const prices = (key: string, home: number, at: number) =>
  aFeedOdds(
    key,
    [
      ['Kappa', '1x2.1', home],
      ['Kappa', '1x2.x', 3_900],
      ['Kappa', '1x2.2', 4_400],
    ],
    { at },
  );

beforeAll(async () => {
  api = await createTestApi({ now: MADE_AT });
  await sendFeed(api, [
    ...aFeedSetting('Arsenal', 'Spurs', 'Fulham', 'Chelsea', 'Everton', 'Leeds'),
    aFeedBookmaker('Kappa'),
    aFeedMatch('Arsenal', 'Spurs', { key: 'value', startsAt: START }),
    aFeedForecast('value', { scores: [2.4, 0.6], score: '2:0' }),
    prices('value', 1_900, MADE_AT - HOUR),
    aFeedMatch('Fulham', 'Chelsea', { key: 'fair', startsAt: START }),
    aFeedForecast('fair', { scores: [2.4, 0.6], score: '2:0' }),
    prices('fair', 1_250, MADE_AT - HOUR),
    aFeedMatch('Everton', 'Leeds', { key: 'far', startsAt: START + 48 * HOUR }),
    aFeedForecast('far', { scores: [2.4, 0.6], score: '2:0' }),
    prices('far', 1_900, MADE_AT - HOUR),
  ]);
}, 60_000);

afterAll(() => api.close());

const tips = () =>
  db()
    .selectFrom('math_tips')
    .select(['match_id', 'odd_type', 'milli', 'result', 'profit_milli', 'seq'])
    .orderBy('match_id')
    .execute();
const ledger = () => db().selectFrom('ledger_entries').selectAll().orderBy('seq').execute();
const hasTip = async (team: string) => {
  const reply = await api.app.inject(`/soccer/results/page?timestamp=${START}`);
  const matches = reply
    .json()
    .data.leagues.flatMap((league: { matches: unknown[] }) => league.matches);
  return matches.find((one: Record<string, { 1: string }>) => one['7']?.[1] === team)?.['14'] === 1;
};

test('only a match with value that starts within a day gets a math tip, at the current line; lists show it', async () => {
  expect(await freezeMathTips(db(), 1, MADE_AT)).toHaveLength(1);
  expect(await tips()).toEqual([
    expect.objectContaining({ odd_type: '1x2.1', milli: 1_900, result: TIP_RESULT.pending }),
  ]);
  expect(await hasTip('Arsenal')).toBe(true);
  expect(await hasTip('Fulham')).toBe(false);
});

test('a math tip does not change when prices move or when it is frozen again concurrently', async () => {
  const before = await tips();
  await sendFeed(api, [prices('value', 2_400, MADE_AT + 60)]);
  api.setNow(MADE_AT + HOUR);
  await Promise.all([1, 2, 3].map(() => freezeMathTips(db(), 1, MADE_AT + HOUR)));
  expect(await tips()).toEqual(before);
  expect(await ledger()).toHaveLength(1);
});

test('concurrent freezes make one math tip and one ledger entry', async () => {
  const later = START + 30 * HOUR;
  const made = await Promise.all([1, 2, 3].map(() => freezeMathTips(db(), 1, later)));
  expect(made.flat()).toHaveLength(1);
  expect(await tips()).toHaveLength(2);
  expect(await ledger()).toHaveLength(2);
});

test('a math tip is settled once by the rules, and the ledger has tip and settlement under the author Math', async () => {
  await settleMathTips(db(), START + HOUR);
  expect((await tips()).map(({ result }) => result)).toEqual([0, 0]);
  await sendFeed(api, [aFeedScore('value', 2, 0)]);
  expect(await settleMathTips(db(), START + 2 * HOUR)).toHaveLength(1);
  expect(await settleMathTips(db(), START + 2 * HOUR)).toEqual([]);
  const [settled] = await tips();
  expect(settled).toMatchObject({ result: TIP_RESULT.won, profit_milli: 9_000 });
  const entries = await ledger();
  expect(entries.map(({ kind, ledger_id }) => [kind, ledger_id])).toEqual([
    ['tip', MATH_LEDGER_ID],
    ['tip', MATH_LEDGER_ID],
    ['settle', MATH_LEDGER_ID],
  ]);
  expect(JSON.parse(entries[2]?.json ?? '')).toMatchObject({ ref: settled?.seq, r: 1, g: '9.00' });
  let end = '0'.repeat(64);
  for (const { json, hash } of entries) {
    end = await chainHash(end, json);
    expect(hash).toBe(end);
  }
  const { rows } = await sql<{ hash: string }>`select hash from ledger_ends`.execute(db());
  expect(rows[0]?.hash).toBe(end);
});
