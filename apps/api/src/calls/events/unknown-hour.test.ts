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

const ZONES = [
  'Etc/GMT+12',
  'America/New_York',
  'Europe/Moscow',
  'Asia/Vladivostok',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
];

async function namesOn(date: string, timeZone: string) {
  const noon = Temporal.PlainDateTime.from(`${date}T12:00`).toZonedDateTime(timeZone);
  const url = `/soccer/results/page?timestamp=${noon.epochMilliseconds / 1_000}`;
  const reply = await api.app.inject({ url, cookies: { timezone: timeZone } });
  const { leagues } = reply.json().data;
  return leagues.flatMap(({ matches }: { matches: Parameters<typeof decodeMatch>[0][] }) =>
    matches.map((wire) => decodeMatch(wire).home.name),
  );
}

test.each(ZONES)('a match of an unknown hour is listed on its date in %s alone', async (zone) => {
  const days = ['2024-01-12', '2024-01-13', '2024-01-14'];
  const names = await Promise.all(days.map((date) => namesOn(date, zone)));
  expect(names.map((day) => day.filter((name: string) => name === 'Arsenal'))).toEqual([
    [],
    ['Arsenal'],
    [],
  ]);
});

test('a source that puts a day elsewhere than at noon UTC means the date in UTC', async () => {
  const day = NOON + 30 * DAY;
  const startsAt = day - 11 * 3_600;
  await sendFeed(api, [
    aFeedMatch('Everton', 'Fulham', { startsAt, isTimeKnown: false, status: 1 }),
  ]);
  const [match] = await dayOf(day);
  expect(match).toMatchObject({ startsAt: day, isTimeKnown: false });
  expect(await namesOn('2024-02-12', 'Pacific/Kiritimati')).toEqual(['Everton']);
});

test('a day is refreshed in a zone whose hours do not contain noon UTC of its date', async () => {
  const zone = 'Pacific/Kiritimati';
  expect(await namesOn('2024-03-13', zone)).toEqual([]);
  // an answer is rebuilt at most once a second
  api.setNow(NOON + 7_202);
  await sendFeed(api, [
    aFeedMatch('Everton', 'Arsenal', { startsAt: NOON + 60 * DAY, isTimeKnown: false, status: 1 }),
  ]);
  expect(await namesOn('2024-03-13', zone)).toEqual(['Everton']);
});

test('postponed and canceled matches stay in what a calendar is made of, with their identifier', async () => {
  const startsAt = NOON + 5 * DAY;
  await sendFeed(api, [aFeedMatch('Everton', 'Arsenal', { startsAt, status: 1, key: 'off' })]);
  const idOf = (page: { fixtures: unknown; calledOff: unknown }, list: 'fixtures' | 'calledOff') =>
    (page[list] as { match: Parameters<typeof decodeMatch>[0] }[]).map(
      ({ match }) => decodeMatch(match).matchId,
    );
  const teamPage = async () => {
    const { teams } = await read('/page-soccer-teams/1/0/0/0/1/0/1');
    const { link } = teams.find(({ name }: { name: string }) => name === 'Everton');
    return read(`/page-soccer-team/${link}/10/0/0/1/1/1/1`);
  };
  const [before] = idOf(await teamPage(), 'fixtures');
  for (const status of [4, 5] as const) {
    await sendFeed(api, [
      aFeedMatch('Everton', 'Arsenal', { startsAt, status, key: 'off', seq: 10 + status }),
    ]);
    api.setNow(NOON + 7_200 + status * 3_600);
    const page = await teamPage();
    expect(idOf(page, 'fixtures')).not.toContain(before);
    expect(idOf(page, 'calledOff')).toEqual([before]);
  }
});
