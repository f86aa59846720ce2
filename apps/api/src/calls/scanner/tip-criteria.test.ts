import type { ScannerResult } from '@tipmark/contract';
import { INITIAL_BANK_MILLI } from '@tipmark/domain';
import { aSubscriber } from '../../discovery/scanner/testing/a-subscriber.ts';
import {
  aStatedMatch,
  MATCHES,
  NOW,
  pricesOf,
  SETTING,
} from '../../discovery/scanner/testing/random-odds.ts';
import { aPerson, type Person } from '../../people/account/testing/people.ts';
import { capperTopic } from '../../platform/cache/topics.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const LONG_TEXT =
  'Both sides play without their first keeper, and the pitch is heavy after the rain.';

let api: TestApi;
let subscriber: Record<string, string>;
let proven: Person;
let novice: Person;

async function tipOn(person: Person, index: number, oddType: string, description = '') {
  const match = api.services.scanner.index.blocksOf(1)[index];
  const reply = await api.app.inject({
    method: 'POST',
    url: `/soccer/events/tips/${match?.id}/1`,
    headers: { ...person.headers },
    payload: { odd_type: oddType, stake: 1, description },
  });
  expect(reply.json().data.tip).toMatchObject({ odd_type: oddType });
}

const userId = async ({ url }: Person) =>
  (await api.services.db.selectFrom('users').select('id').where('url', '=', url).executeTakeFirst())
    ?.id ?? 0;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  await sendFeed(api, [
    ...SETTING,
    ...MATCHES.flatMap((_, index) => [aStatedMatch(index, NOW + 3_600), pricesOf(index, NOW - 60)]),
  ]);
  await api.services.scanner.settled();
  [proven, novice] = [await aPerson(api), await aPerson(api)];
  await tipOn(proven, 0, '1x2.1', LONG_TEXT);
  await tipOn(proven, 1, 'ou.o:2.5');
  await tipOn(novice, 2, '1x2.2');
  // The result of a refresh of statistics for a record of twenty settled tips.
  await api.services.db
    .insertInto('capper_periods')
    .values({
      period: 1,
      user_id: await userId(proven),
      counted: 20,
      won: 12,
      profit_milli: INITIAL_BANK_MILLI / 20,
      stake_milli: INITIAL_BANK_MILLI / 2,
      mean_milli: 1_950,
      clv: null,
      drawdown: 2,
      last_results: [],
    })
    .execute();
  subscriber = { ...(await aSubscriber(api)).headers };
}, 60_000);

afterAll(() => api.close());

async function found(payload: object): Promise<string[]> {
  const url = '/soccer/odds-scanner/parameters';
  const reply = await api.app.inject({ method: 'POST', url, headers: subscriber, payload });
  const { matches }: ScannerResult = reply.json().data;
  return matches.flatMap(({ outcomes }) => outcomes.map(({ oddType }) => oddType)).toSorted();
}

test.each([
  ['a tip with a description', { isOnlyTipsDescription: true }, ['1x2.1']],
  ['the newest tip of each author', { tipsCountPerUser: 1 }, ['1x2.2', 'ou.o:2.5']],
  ['authors with a record', { minTipsCount: 10 }, ['1x2.1', 'ou.o:2.5']],
  ['authors with few tips', { maxTipsCount: 5 }, ['1x2.2']],
  ['authors by yield', { minRoi: 9.9, maxRoi: 10.1 }, ['1x2.1', 'ou.o:2.5']],
  ['authors by profit', { minProfitPercent: 5.1 }, []],
  ['authors by average odds', { minAverageOdds: 1.9, maxAverageOdds: 2 }, ['1x2.1', 'ou.o:2.5']],
  ['authors over another period', { minTipsCount: 10, period: 2 }, []],
  ['authors with a rank in the rating', { maxPositionRating: 100 }, []],
  ['a contest without participants', { contestId: 1 }, []],
  ['a tip and a price', { tipsCountPerUser: 5, maxOdds: 1.8 }, ['1x2.1']],
])('outcomes are narrowed to %s', async (_what, criteria, expected) => {
  expect(await found(criteria)).toEqual(expected);
});

test('a period without other criteria, zeros and null select everything', async () => {
  const all = await found({});
  expect(all.length).toBeGreaterThan(40);
  const nothing = { period: 2, tipsCountPerUser: 0, contestId: 0, minRoi: null, minTipsCount: 0 };
  expect(await found(nothing)).toEqual(all);
});

test('tips of a capper with private statistics do not affect the result', async () => {
  await api.services.db
    .updateTable('users')
    .set({ is_private: true })
    .where('url', '=', novice.url)
    .execute();
  api.services.bus.publish([capperTopic(await userId(novice))]);
  expect(await found({ maxTipsCount: 5 })).toEqual([]);
});
