import type { LeagueWithMatches } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { aFeedMatch, aFeedSetting } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const KICK_OFF = 1_705_158_000;
const DAY = 86_400;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0';

let api: TestApi;
let nowSeconds = KICK_OFF;
let matchUrl: string;
/** Another match of the league. */
let otherUrl: string;

beforeAll(async () => {
  api = await createTestApi({ now: nowSeconds });
  await sendFeed(api, [
    ...aFeedSetting('Arsenal', 'Everton'),
    aFeedMatch('Arsenal', 'Everton'),
    aFeedMatch('Everton', 'Arsenal'),
  ]);
  const links = (await readLeague()).matches.map(({ link }) => link);
  [matchUrl = '', otherUrl = ''] = links.toSorted();
}, 60_000);

afterAll(() => api.close());

async function readLeague() {
  nowSeconds += 60;
  api.setNow(nowSeconds);
  const reply = await api.app.inject(`/soccer/results/page?timestamp=${KICK_OFF}`);
  const [league]: LeagueWithMatches[] = reply.json().data.leagues;
  return { views: league?.views, matches: (league?.matches ?? []).map(decodeMatch) };
}

/** Views of the first match, and of its league. */
async function readViews() {
  const { views, matches } = await readLeague();
  return { match: matches.find(({ link }) => link === matchUrl)?.views, league: views };
}

interface Known {
  readonly url?: string;
  readonly agent?: string;
  readonly from?: string;
}

async function view(token: string | undefined, known: Known = {}) {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/statistics',
    headers: {
      'user-agent': known.agent ?? BROWSER,
      ...(token ? { cookie: `token=${token}` } : {}),
      ...(known.from === undefined ? {} : { 'x-forwarded-for': known.from }),
    },
    payload: {
      event_type: 'page_view',
      event_properties: { route: 'events', matchUrl: known.url ?? matchUrl },
    },
  });
  expect(reply.json()).toEqual({ data: {} });
}

test('a guest is counted as a viewer of a match once a day, in the match and in its league', async () => {
  const [first, second] = [api.services.guests.issue(), api.services.guests.issue()];
  await view(first.token);
  await view(first.token);
  await view(second.token);
  await view(first.token, { url: otherUrl });
  expect(await readViews()).toEqual({ match: 2, league: 3 });
  nowSeconds += DAY;
  api.setNow(nowSeconds);
  await view(first.token);
  expect(await readViews()).toEqual({ match: 3, league: 4 });
});

test('visitors without a valid guest token, programs and unknown matches are not counted as views', async () => {
  const before = await readViews();
  const { guestId, token } = api.services.guests.issue();
  await view(undefined);
  await view(`g.${guestId}.${'A'.repeat(43)}`);
  await view(token, { agent: 'Googlebot/2.1' });
  await view(token, { agent: '' });
  await view(token, { url: '99999999-nobody' });
  await view(token, { url: '99999999999999' });
  await view(token, { url: "1' or 1=1" });
  expect(await readViews()).toEqual(before);
});

test('one network cannot make a match popular with guests it invents', async () => {
  const { match: before = 0 } = await readViews();
  for (let at = 0; at < 310; at += 1) {
    await view(api.services.guests.issue().token, { from: `2600:3c00::${at.toString(16)}` });
  }
  await view(api.services.guests.issue().token, { from: '203.0.113.200' });
  expect((await readViews()).match).toBe(before + 301);
}, 60_000);

test('events are stored with their properties, events of programs are not', async () => {
  await api.services.db.deleteFrom('statistics_events').execute();
  for (const agent of [BROWSER, 'curl/8']) {
    await api.app.inject({
      method: 'POST',
      url: '/statistics',
      headers: { 'user-agent': agent },
      payload: { event_type: 'gift_shown', event_properties: { Banner: 'Верхний' } },
    });
  }
  const events = await api.services.db.selectFrom('statistics_events').selectAll().execute();
  expect(events).toEqual([
    expect.objectContaining({
      event_type: 'gift_shown',
      event_properties: { Banner: 'Верхний' },
      user_agent: BROWSER,
    }),
  ]);
});

test.each([
  [
    { route: 'recoverPassword', hash: 'a1b2c3', path: '/en/recover-password/a1b2c3?next=x' },
    { route: 'recoverPassword', path: '/recover-password/[hash]' },
  ],
  [
    { route: 'unsubscribe', path: '/unsubscribe?source=mail&token=a1b2c3' },
    { route: 'unsubscribe', path: '/unsubscribe?source=mail&token=' },
  ],
  [
    { route: 'events', path: '/Events/7-a?tab=odds' },
    { route: 'events', path: '/Events/7-a?tab=odds' },
  ],
])('secrets of links in mails are not stored: %j', async (sent, cached) => {
  const { guestId: _, token } = api.services.guests.issue();
  const reply = await api.app.inject({
    method: 'POST',
    url: '/statistics',
    headers: { 'user-agent': BROWSER, cookie: `token=${token}` },
    payload: { event_type: 'a_visit', event_properties: sent },
  });
  expect(reply.statusCode).toBe(200);
  const rows = await api.services.db
    .deleteFrom('statistics_events')
    .where('event_type', '=', 'a_visit')
    .returning('event_properties')
    .execute();
  expect(rows).toEqual([{ event_properties: cached }]);
});
