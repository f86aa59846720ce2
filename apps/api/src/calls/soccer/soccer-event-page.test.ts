import { decodeMatch } from '@tipmark/contract/match-wire';
import { MATCH_STATUS } from '@tipmark/domain';
import {
  aFeedMatch,
  aFeedOdds,
  aFeedReferee,
  aFeedScore,
  aFeedSetting,
  aFeedTeam,
} from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const KICK_OFF = 1_705_158_000;
const DAY = 86_400;
const PLAYED = [
  ['Arsenal', 'Fulham', 2, 1],
  ['Fulham', 'Arsenal', 0, 0],
  ['Arsenal', 'Chelsea', 0, 3],
  ['Chelsea', 'Arsenal', 1, 2],
  ['Everton', 'Arsenal', 1, 0],
  ['Arsenal', 'Everton', 4, 0],
] as const;

let api: TestApi;

/** Match 101 is Arsenal against Spurs; the others were played on the days before it. */
beforeAll(async () => {
  api = await createTestApi({ now: KICK_OFF - 3_600 });
  await sendFeed(api, [
    ...aFeedSetting('Arsenal', 'Spurs', 'Fulham', 'Chelsea', 'Everton'),
    aFeedTeam('Arsenal', { crest: { shape: 'shield', colours: ['#db0007', '#ffffff'] } }),
    aFeedReferee('M Oliver'),
    aFeedMatch('Arsenal', 'Spurs', { refereeKey: 'M Oliver', round: '21' }),
    aFeedOdds('Arsenal-Spurs'),
  ]);
  for (const [index, [home, away, goals, against]] of PLAYED.entries()) {
    await sendFeed(api, [
      aFeedMatch(home, away, {
        startsAt: KICK_OFF - (index + 1) * DAY,
        isFriendly: index === 3,
      }),
      aFeedScore(`${home}-${away}`, goals, against),
    ]);
  }
}, 60_000);

afterAll(() => api.close());

const FILTERS = '10/12/0/0/0/0/1';

async function pageOf(matchUrl: string, headers = {}) {
  return api.app.inject({ url: `/soccer/events/page/${matchUrl}/${FILTERS}/0`, headers });
}

async function listsOf(filters: string) {
  const reply = await api.app.inject(`/soccer/events/matches/101-x/${filters}`);
  return reply.json().data.lists;
}

test('the page has the match with its league, season, round, referee and sides', async () => {
  const { data } = (await pageOf('101-arsenal-spurs-2024-01-13')).json();
  expect(data).toMatchObject({
    link: '101-arsenal-spurs-2024-01-13',
    league: { name: 'Премьер-лига' },
    season: { name: '2023/24' },
    round: '21',
    referee: { name: 'M Oliver' },
    isTimeKnown: true,
    counts: { tips: 0, markets: 2 },
    tips: { tips: [], count: 0, lastTipId: null },
  });
  const match = decodeMatch(data.match);
  expect(match.home).toMatchObject({ name: 'Arsenal', logo: 'shield-db0007-ffffff' });
  expect(match.away).not.toHaveProperty('logo');
  expect(data.away.form).toEqual([]);
});

test('form has the five newest finished matches from the side’s view', async () => {
  const { data } = (await pageOf('101')).json();
  expect(data.home.form.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'won',
    'drawn',
    'lost',
    'won',
    'lost',
  ]);
  expect(data.home.form[1]).toMatchObject({
    isHome: false,
    opponent: 'Fulham',
    score: [0, 0],
    startsAt: KICK_OFF - 2 * DAY,
  });
});

test('previous meetings are counted for the home side', async () => {
  const { data } = (await pageOf('101')).json();
  expect(data).not.toHaveProperty('meetings');
  const later = (await pageOf('102')).json().data;
  expect(decodeMatch(later.match).home.name).toBe('Arsenal');
  // of Arsenal and Fulham: the match before it, and not the match of the page
  expect(later.meetings).toEqual({
    won: 0,
    drawn: 1,
    lost: 0,
    goalsFor: 0,
    goalsAgainst: 0,
    last: [
      {
        link: expect.stringMatching(/^103-/),
        startsAt: KICK_OFF - 2 * DAY,
        isHome: false,
        score: [0, 0],
      },
    ],
  });
});

test('the strip shows first and current odds, the best bookmaker, and closing only after the start', async () => {
  const before = (await pageOf('101')).json().data.odds;
  expect(before[0]).toMatchObject({ oddType: '1x2.1', closing: null });
  expect(before[0].current).toBeGreaterThan(1);
  expect(before[0].best.odds).toBeGreaterThanOrEqual(before[0].current);
  expect(before[0].best.bookmaker).not.toBe('');
  api.setNow(KICK_OFF);
  await sendFeed(api, [aFeedScore('Arsenal-Spurs', 0, 0, { status: MATCH_STATUS.live })]);
  api.setNow(KICK_OFF + 2);
  const after = (await pageOf('101')).json().data.odds;
  expect(after[0].closing).toBe(before[0].current);
});

test.each(['101', '101-another-name'])(
  'link %s is answered with the canonical link',
  async (url) => {
    expect((await pageOf(url)).json().data.link).toBe('101-arsenal-spurs-2024-01-13');
  },
);

test.each(['9999-x', '0-x', 'arsenal', '101x', '99999999999-x', '%D1%8F', '101%00'])(
  'link %s is not found',
  async (url) => {
    const reply = await pageOf(url);
    expect([400, 404]).toContain(reply.statusCode);
    expect(reply.json()).not.toHaveProperty('data');
  },
);

test('an unknown filter value is refused, naming its segment', async () => {
  const reply = await api.app.inject('/soccer/events/matches/101/7/12/0/0/0/0/1');
  expect(reply.statusCode).toBe(400);
  expect(reply.json().error.details).toHaveProperty('countOfMatches');
});

test('the page is in the requested language', async () => {
  const { data } = (await pageOf('101', { 'accept-language': 'en' })).json();
  expect(data.league.name).toBe('Premier League');
});

test('a change of a match invalidates its cached page, a change of another one does not', async () => {
  api.setNow(KICK_OFF + 10);
  await pageOf('101');
  const builds = api.services.responses.countOfBuilds;
  await sendFeed(api, [aFeedScore('Arsenal-Fulham', 3, 1, { seq: 2, isCorrection: true })]);
  api.setNow(KICK_OFF + 12);
  await pageOf('101');
  expect(api.services.responses.countOfBuilds).toBe(builds);
  await sendFeed(api, [
    aFeedScore('Arsenal-Spurs', 1, 0, { seq: 2, status: MATCH_STATUS.live, liveState: '1H:9' }),
  ]);
  const { data } = (await pageOf('101')).json();
  expect(decodeMatch(data.match)).toMatchObject({ liveState: '1H:9', home: { score: 1 } });
});

test('both sides have their own matches and totals', async () => {
  const [home, away] = await listsOf(FILTERS);
  expect(home).toMatchObject({ side: 'home', count: 5, won: 2, drawn: 1, lost: 2 });
  expect(home).toMatchObject({ goalsFor: 7, goalsAgainst: 5 });
  expect(away).toMatchObject({ side: 'away', count: 0, matches: [] });
});

test.each([
  ['friendlies included', '10/12/0/0/0/0/0', 6],
  ['the newest five', '5/12/0/0/0/0/0', 5],
  ['at home only', '0/0/0/0/0/1/0', 3],
  ['only this league', '0/0/1/0/0/0/0', 6],
  ['only this season', '0/0/0/0/1/0/0', 6],
])('matches are filtered: %s', async (_name, filters, count) => {
  const [home] = await listsOf(filters);
  expect(home.count).toBe(count);
});

test('head-to-head matches are counted for the home side, by default with home and away swapped too', async () => {
  const reply = await api.app.inject('/soccer/results/page?timestamp=' + (KICK_OFF - DAY));
  const { leagues } = reply.json().data;
  const link = decodeMatch(leagues[0].matches[0]).link;
  const h2h = async (isSameVenue: 0 | 1) => {
    const url = `/soccer/events/matches/${link}/0/0/0/1/0/${isSameVenue}/0`;
    return (await api.app.inject(url)).json().data.lists;
  };
  const [both, ...others] = await h2h(0);
  expect(others).toEqual([]);
  expect(both).toMatchObject({ side: 'both', count: 1, won: 0, drawn: 1, lost: 0 });
  expect((await h2h(1))[0].count).toBe(0);
});
