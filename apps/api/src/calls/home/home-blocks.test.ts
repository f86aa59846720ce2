import type { WireMatch } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { HOME_BLOCK } from '@tipmark/domain';
import {
  aFeedBookmaker,
  aFeedEvent,
  aFeedMatch,
  aFeedOdds,
  aFeedReferee,
  aFeedScore,
  aFeedSetting,
  aFeedStatistics,
} from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const KICK_OFF = 1_705_158_000;
const NOW = KICK_OFF - 3_600;
const DAY = 86_400;
const BOOKS = ['Kappa', 'Lambda', 'Sigma'];

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
}, 60_000);

afterAll(() => api.close());

async function readBlock(kind: number) {
  const reply = await api.app.inject('/soccer/main/page');
  expect(reply.statusCode).toBe(200);
  const { blocks } = reply.json().data;
  return blocks.find((block: { kind: number }) => block.kind === kind);
}

/** Prices of a home win at several bookmakers at one instant. */
function prices(match: string, milli: readonly number[], at: number) {
  return aFeedOdds(
    match,
    milli.map((price, index) => [BOOKS[index] ?? '', '1x2.1', price] as const),
    { at },
  );
}

test('falling odds are shown once all bookmakers lowered them and they have lasted for a minute', async () => {
  const matches = ['C', 'D', 'E', 'F'].map((awayTeam) =>
    aFeedMatch('A', awayTeam, { startsAt: KICK_OFF + DAY }),
  );
  await sendFeed(api, [
    ...aFeedSetting('A', 'C', 'D', 'E', 'F'),
    ...BOOKS.map((name) => aFeedBookmaker(name)),
    ...matches,
    prices('A-C', [2_000, 2_000, 2_000], NOW - 7_200),
    prices('A-D', [2_000, 2_000, 2_000], NOW - 7_200),
    prices('A-E', [2_000, 2_000, 2_000], NOW - 7_200),
    prices('A-F', [2_000, 2_000, 2_000], NOW - 7_200),
    // everywhere, two hours later
    prices('A-C', [1_700, 1_700, 1_720], NOW - 600),
    // the middle of three falls because two bookmakers changed
    prices('A-D', [1_700, 1_700, 2_000], NOW - 600),
    // three percent
    prices('A-E', [1_940, 1_940, 1_940], NOW - 600),
    // a moment ago
    prices('A-F', [1_500, 1_500, 1_500], NOW - 20),
  ]);
  const block = await readBlock(HOME_BLOCK.droppingOdds);
  expect(block).toMatchObject({ routeName: 'droppingOdds' });
  expect(block.items).toEqual([
    {
      link: expect.stringMatching(/^\d+-a-c/),
      home: 'A',
      away: 'C',
      startsAt: KICK_OFF + DAY,
      oddType: '1x2.1',
      first: 2,
      odds: 1.7,
      bookmakers: 3,
    },
  ]);
});

test('the fall that raises the probability most comes first, and outsiders are not shown', async () => {
  const falls = { 'G-H': [6_000, 4_600], 'G-I': [1_900, 1_650], 'G-J': [15_000, 9_000] } as const;
  await sendFeed(api, [
    ...aFeedSetting('G', 'H', 'I', 'J'),
    ...['H', 'I', 'J'].map((awayTeam) => aFeedMatch('G', awayTeam, { startsAt: KICK_OFF + DAY })),
    ...Object.entries(falls).flatMap(([match, [first, now]]) => [
      prices(match, [first, first, first], NOW - 7_200),
      prices(match, [now, now, now], NOW - 600),
    ]),
  ]);
  api.setNow(NOW + 40);
  const { items } = await readBlock(HOME_BLOCK.droppingOdds);
  const shown = items.map(({ home, away }: Record<string, string>) => `${home}-${away}`);
  expect(shown.filter((match: string) => match.startsWith('G-'))).toEqual(['G-I', 'G-H']);
});

test('a referee of the day has statistics of finished matches; one without any is not shown', async () => {
  const past = KICK_OFF - 7 * DAY;
  await sendFeed(api, [
    aFeedReferee('M Oliver'),
    aFeedReferee('New Man'),
    aFeedMatch('C', 'D', { startsAt: past, refereeKey: 'M Oliver' }),
    aFeedScore('C-D', 1, 0),
    aFeedStatistics('C-D', { home: { yellowCards: 3 }, away: { yellowCards: 2 } }),
    aFeedEvent('C-D', { type: 'penalty_goal' }),
    aFeedMatch('D', 'C', { startsAt: past + 3_600, refereeKey: 'M Oliver' }),
    aFeedScore('D-C', 0, 0),
    aFeedStatistics('D-C', { home: { yellowCards: 1 }, away: { yellowCards: 0 } }),
    aFeedMatch('E', 'F', { startsAt: KICK_OFF, refereeKey: 'M Oliver' }),
    aFeedMatch('F', 'E', { startsAt: KICK_OFF, refereeKey: 'New Man' }),
  ]);
  api.setNow(NOW + 60);
  const block = await readBlock(HOME_BLOCK.referees);
  expect(block.items).toEqual([
    {
      link: expect.stringMatching(/^\d+-m-oliver$/),
      name: 'M Oliver',
      countryCode: expect.any(String),
      countOfMatches: 2,
      yellowCards: 3,
      penalties: 1,
    },
  ]);
});

test('all matches in play are counted, including those the block does not show', async () => {
  const teams = Array.from({ length: 14 }, (_, index) => `Live ${index}`);
  await sendFeed(api, [
    ...aFeedSetting(...teams, 'Host'),
    ...teams.flatMap((team) => [
      aFeedMatch('Host', team, { startsAt: NOW - 1_800 }),
      aFeedScore(`Host-${team}`, 0, 0, { status: 2, liveState: '1H:30' }),
    ]),
  ]);
  api.setNow(NOW + 120);
  const { countOfLive, blocks } = (await api.app.inject('/soccer/main/page')).json().data;
  expect(countOfLive).toBe(14);
  const live = blocks.find(({ kind }: { kind: number }) => kind === HOME_BLOCK.liveMatches);
  const shown = live.items.flatMap(({ matches }: { matches: object[] }) => matches);
  expect(shown).toHaveLength(12);
});

test('matches of the day are those of the day in the visitor’s time zone', async () => {
  const dayIn = async (timezone: string) => {
    const reply = await api.app.inject({
      url: '/soccer/main/page',
      headers: { 'timezone-offset': timezone },
    });
    return reply.json().data.countOfMatches;
  };
  const midnight = Math.floor(NOW / DAY) * DAY + DAY;
  const before = [await dayIn('0'), await dayIn('-720')];
  await sendFeed(api, [
    ...aFeedSetting('Late', 'Night'),
    aFeedMatch('Late', 'Night', { startsAt: midnight + 3_600 }),
  ]);
  api.setNow(NOW + 240);
  // an hour after midnight in London it is still the same day at the date line
  expect([await dayIn('0'), await dayIn('-720')]).toEqual([before[0], before[1] + 1]);
});

test('while no match is coming up, the last played matches are shown with a link to their day', async () => {
  api.setNow(NOW + 30 * DAY);
  const { items, routeName, params } = await readBlock(HOME_BLOCK.popularMatches);
  const last = KICK_OFF - 7 * DAY + 3_600;
  expect(items.map(({ match }: { match: unknown[] }) => match)).toHaveLength(2);
  expect(JSON.stringify(items[0].match)).toContain(String(last));
  expect({ routeName, params }).toEqual({
    routeName: 'results',
    params: { timestamp: String(last) },
  });
});

test('while few matches are in play, the next matches follow them, nearest first', async () => {
  const now = NOW + 30 * DAY + 60;
  await sendFeed(api, [
    ...aFeedSetting('Away day', 'Host', 'Live 0'),
    aFeedMatch('Away day', 'Host', { startsAt: now + 3_600 }),
  ]);
  api.setNow(now);
  const withLive = await readBlock(HOME_BLOCK.liveMatches);
  expect(withLive.params).toEqual({ tab: 'live' });
  await sendFeed(
    api,
    Array.from({ length: 14 }, (_, index) =>
      aFeedScore(`Host-Live ${index}`, 1, 0, { seq: 2, status: 3 }),
    ),
  );
  api.setNow(now + 60);
  const { items, params } = await readBlock(HOME_BLOCK.liveMatches);
  const starts = items.flatMap(({ matches }: { matches: { readonly 4: number }[] }) => matches);
  expect(starts.length).toBeGreaterThan(0);
  expect(JSON.stringify(items)).toContain('Away day');
  expect(params).toEqual({});
});

test('the list of next matches does not repeat the popular ones', async () => {
  const awayTeams = Array.from({ length: 12 }, (_, index) => `Next ${index}`);
  const now = NOW + 40 * DAY;
  await sendFeed(api, [
    ...aFeedSetting(...awayTeams, 'K'),
    ...awayTeams.map((awayTeam, index) =>
      aFeedMatch('K', awayTeam, { startsAt: now + 60 * (index + 1) }),
    ),
  ]);
  api.setNow(now);
  const popular = await readBlock(HOME_BLOCK.popularMatches);
  const { items } = await readBlock(HOME_BLOCK.liveMatches);
  const idOf = (match: WireMatch) => decodeMatch(match).link;
  const cards = popular.items.map(({ match }: { match: WireMatch }) => idOf(match));
  const rows = items.flatMap(({ matches }: { matches: WireMatch[] }) => matches.map(idOf));
  expect(cards).toHaveLength(8);
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.filter((id: string) => cards.includes(id))).toEqual([]);
});
