import { decodeMatch } from '@tipmark/contract/match-wire';
import { HOME_BLOCK } from '@tipmark/domain';
import { aFeedMatch, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

/** 2024-01-13 12:00 UTC: where a source knows only the day, the start is noon. */
const NOON = 1_705_147_200;
const DAY = 86_400;

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: NOON + 3_600 });
  await sendFeed(api, [
    ...aFeedSetting('Arsenal', 'Everton', 'Fulham'),
    aFeedMatch('Arsenal', 'Everton', { startsAt: NOON, isTimeKnown: false }),
    aFeedScore('Arsenal-Everton', 2, 1),
    aFeedMatch('Fulham', 'Arsenal', { startsAt: NOON + DAY, isTimeKnown: false }),
  ]);
}, 60_000);

afterAll(() => api.close());

async function read(url: string) {
  const reply = await api.app.inject(url);
  expect([url, reply.statusCode]).toEqual([url, 200]);
  return reply.json().data;
}

async function dayOf(timestamp: number) {
  const { leagues } = await read(`/soccer/results/page?timestamp=${timestamp}`);
  return leagues.flatMap(({ matches }: { matches: Parameters<typeof decodeMatch>[0][] }) =>
    matches.map(decodeMatch),
  );
}

const nextTimes = async () => {
  const { leagues } = await read('/page-soccer-leagues/1/0/0/0/0/0/1/1');
  const { teams } = await read('/page-soccer-teams/1/0/0/0/1/0/1');
  const { blocks } = await read('/soccer/main/page');
  const watched = blocks.find(({ kind }: { kind: number }) => kind === HOME_BLOCK.teams);
  return [
    leagues[0].isNextTimeKnown,
    teams.find(({ name }: { name: string }) => name === 'Arsenal').next.isTimeKnown,
    watched.items[0].match.isTimeKnown,
  ];
};

test('an unknown start time is marked on every page until a source reports it', async () => {
  const [played] = await dayOf(NOON);
  expect(played).toMatchObject({ startsAt: NOON, isTimeKnown: false, home: { score: 2 } });
  expect((await dayOf(NOON + DAY))[0]).toMatchObject({ isTimeKnown: false });
  expect(await nextTimes()).toEqual([false, false, false]);
  await sendFeed(api, [aFeedMatch('Fulham', 'Arsenal', { seq: 9, startsAt: NOON + DAY + 9_000 })]);
  api.setNow(NOON + 7_200);
  expect((await dayOf(NOON + DAY))[0]).toMatchObject({ isTimeKnown: true });
  expect(await nextTimes()).toEqual([true, true, true]);
});
