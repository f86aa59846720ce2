import type { AnalysedMatch, OpenedTip } from '@tipmark/contract';
import { MATCH_STATUS, SPORT, TIP_RESULT } from '@tipmark/domain';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { type FakeApi, json, startFakeApi } from '@tipmark/web-server/testing';
import fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerSubscriptions } from '../register-subscriptions.ts';
import { type EntryContext, matchEntries } from './entries.ts';
import { newestFirst } from './feed.ts';
import { feedLinks } from './feed-links.ts';
import { FEED_TEXTS } from './feed-texts.ts';

const KICK_OFF = 1_795_284_000;
const DAY = 86_400;
const { matches: _matches, ...league } = aLeague().named('Premier League').build();
const between = () => aMatch().between('Zenit', 'Spartak & Co <1>').startingAt(KICK_OFF);

let api: FakeApi;
let app: FastifyInstance;
beforeEach(async () => {
  api = await startFakeApi();
  app = Fastify();
  registerSubscriptions(app, { apiUrl: api.url, publicUrl: 'https://tips.example/' });
});
afterEach(async () => {
  await app.close();
  await api.stop();
});

const answerWith = (data: object) => {
  api.answer = json({ data });
};

async function itemsOf(address: string) {
  const { statusCode, body } = await app.inject(address);
  expect(statusCode).toBe(200);
  return JSON.parse(body);
}

const aTip = (more: Partial<OpenedTip> = {}): OpenedTip => ({
  league,
  match: between().withStatus(MATCH_STATUS.finished).withScore(2, 1).buildWire(),
  sport: SPORT.soccer,
  outcome: 'Result: team 1',
  odds: 1.95,
  stake: 3,
  result: TIP_RESULT.won,
  profit: 2.85,
  description: 'They <always> win',
  seq: 12,
  openedAt: KICK_OFF,
  changedAt: KICK_OFF + 7_200,
  ...more,
});
const ofAnna = (...tips: OpenedTip[]) => ({ capper: { name: 'Anna', url: 'anna' }, tips });

test('a capper’s feed has their opened tips with results, the newest first', async () => {
  const pending = aTip({
    seq: 14,
    openedAt: KICK_OFF + DAY,
    result: TIP_RESULT.pending,
    profit: null,
  });
  answerWith(ofAnna(aTip(), { ...pending, changedAt: KICK_OFF + DAY }));
  const feed = await itemsOf('/feeds/en/profile/anna.json');
  expect(api.requests.map(({ url, headers }) => [url, headers['accept-language']])).toEqual([
    ['/capper-updates/anna', 'en'],
  ]);
  expect(feed).toMatchObject({
    title: 'Tips of Anna',
    language: 'en',
    home_page_url: 'https://tips.example/en/profile/anna',
    feed_url: 'https://tips.example/feeds/en/profile/anna.json',
    authors: [{ name: 'Anna', url: 'https://tips.example/en/profile/anna' }],
  });
  expect(feed.items.map(({ id }: { id: string }) => id)).toEqual([
    'https://tips.example/#tip-14',
    'https://tips.example/#tip-12',
  ]);
  expect(feed.items[1]).toMatchObject({
    title: 'Result: team 1 at 1.95, Zenit – Spartak & Co <1>',
    url: expect.stringMatching(/^https:\/\/tips\.example\/en\/Events\//),
    date_published: new Date(KICK_OFF * 1_000).toISOString(),
    date_modified: new Date((KICK_OFF + 7_200) * 1_000).toISOString(),
  });
  const lines = feed.items[1].content_text.split('\n');
  expect(lines).toEqual([
    'Premier League',
    'Stake 3% of the bank',
    'They <always> win',
    'Zenit – Spartak & Co <1> 2:1',
    'Won: +2.85% of the bank',
  ]);
  expect(feed.items[0].content_text).not.toContain('Won');
});

test('a league’s feed has results and changes of the schedule, nothing else', async () => {
  const moved = aMatch()
    .between('Zenit', 'Dinamo')
    .startingAt(KICK_OFF + DAY);
  const known = [
    between().withStatus(MATCH_STATUS.finished).withScore(2, 1).buildWire(),
    { ...moved.withStatus(MATCH_STATUS.moved).buildWire(), '22': [2, KICK_OFF - 60] },
    {
      ...aMatch()
        .between('A', 'B')
        .startingAt(KICK_OFF + DAY)
        .buildWire(),
      '22': [1, KICK_OFF - 90],
    },
    aMatch()
      .between('C', 'D')
      .startingAt(KICK_OFF + DAY)
      .buildWire(),
  ];
  const data = { name: 'Premier League', asOf: KICK_OFF };
  answerWith({ ...data, matches: known.map((match) => ({ league, match })) });
  const feed = await itemsOf('/feeds/en/hockey/Tournaments/3-nhl.json');
  expect(api.requests.map(({ url }) => url)).toEqual(['/hockey/calendar/league/3']);
  expect(feed.title).toBe('Premier League: results and moved matches');
  expect(feed.items.map(({ title }: { title: string }) => title)).toEqual([
    'Zenit – Spartak & Co <1> 2:1',
    'Postponed: Zenit – Dinamo',
    'New time: A – B',
  ]);
  const ids = feed.items.map(({ id }: { id: string }) => id.replace(/\d{3,}/, 'n'));
  expect(ids[0]).toMatch(/-result$/);
  expect(ids[1]).toMatch(/-schedule-2$/);
  // the same match moved once more is another entry
  const again = { ...known[1], '22': [3, KICK_OFF] };
  answerWith({ ...data, matches: [{ league, match: again }] });
  const [entry] = (await itemsOf('/feeds/en/hockey/Tournaments/4-khl.json')).items;
  expect(entry.id).toMatch(/-schedule-3$/);
  expect(entry.id.replace(/3$/, '2')).toBe(feed.items[1].id);
});

test('whatever matches a league has, ids are unique and the same when it is made again', () => {
  const match = fc.record({
    status: fc.constantFrom(...Object.values(MATCH_STATUS)),
    changes: fc.option(fc.tuple(fc.nat(5), fc.nat(KICK_OFF))),
  });
  const context: EntryContext = {
    locale: 'en',
    t: FEED_TEXTS.en,
    host: 'tips.example',
    addressOf: (_sport, link) => link,
  };
  fc.assert(
    fc.property(fc.array(match, { maxLength: 20 }), (given) => {
      const matches = given.map(({ status, changes }, index) => ({
        ...between().withStatus(status).build(),
        matchId: index + 1,
        ...(changes !== null && { scheduleChanges: changes }),
      }));
      const made = () =>
        newestFirst(matches.flatMap((one) => matchEntries(one, SPORT.soccer, context)));
      const ids = made().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(made().map(({ id }) => id)).toEqual(ids);
      const times = made().map(({ publishedSeconds }) => publishedSeconds);
      expect(times).toEqual(times.toSorted((one, other) => other - one));
      // a match has an entry exactly when it is over, called off or was changed
      const isNamed = (id: number) => ids.some((one) => one.includes(`#match-${id}-`));
      expect(matches.filter(({ matchId }) => isNamed(matchId))).toEqual(
        matches.filter(({ status, scheduleChanges }) => status >= 3 || scheduleChanges),
      );
    }),
  );
});

test('the feed of forecasts has those of the day', async () => {
  const analysed: AnalysedMatch = {
    match: between().buildWire(),
    forecastScores: [1.62, 1.1],
    forecastScore: '2:1',
    percents: [48.1, 26.4, 25.5],
    overPercent: 51,
    bothScorePercent: 55,
    value: null,
  };
  answerWith({
    leagues: [{ ...league, matches: [analysed] }],
    countOfUnknown: 0,
    timestamp: KICK_OFF - 3_600,
    asOf: KICK_OFF,
  });
  const feed = await itemsOf('/feeds/math-analysis.json');
  expect(api.requests.map(({ url }) => url)).toEqual(['/soccer/math-analysis/page']);
  expect(feed.title).toBe('Футбол: расчёты на матчи дня');
  expect(feed.items).toHaveLength(1);
  expect(feed.items[0].title).toBe('Zenit – Spartak & Co <1>: 2:1');
  expect(feed.items[0].content_text).toContain('Вероятности: 48,1');
  expect(feed.items[0].date_published).toBe(new Date((KICK_OFF - 3_600) * 1_000).toISOString());
});

test('Atom escapes what it holds, and an unchanged feed is answered with 304', async () => {
  answerWith(ofAnna(aTip()));
  const { body, headers } = await app.inject('/feeds/en/profile/anna.atom');
  expect(headers).toMatchObject({
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'public, max-age=60',
    vary: 'Accept-Encoding',
  });
  expect(body).toContain('Spartak &amp; Co &lt;1&gt;');
  expect(body).toContain('They &lt;always&gt; win');
  expect(body).toContain('href="https://tips.example/feeds/en/profile/anna.atom"');
  const again = await app.inject({
    url: '/feeds/en/profile/anna.atom',
    headers: { 'if-none-match': headers.etag as string },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(api.requests).toHaveLength(1);
  const other = await app.inject('/feeds/en/profile/anna.json');
  expect(other.headers['content-type']).toBe('application/feed+json; charset=utf-8');
  expect(other.headers.etag).not.toBe(headers.etag);
});

test.each([
  '/feeds/Results.atom',
  '/feeds/nowhere.json',
  '/feeds/profile/anna',
  '/feeds/profile/anna.rss',
  '/feeds/profile/anna.ics',
  '/feeds/.atom',
  '/calendars/profile/anna.atom',
  '/feeds/Teams/7-zenit.atom',
])('%s is no feed', async (address) => {
  answerWith(ofAnna(aTip()));
  expect((await app.inject(address)).statusCode).toBe(404);
  expect(api.requests).toEqual([]);
});

test.each([
  [404, 404],
  [400, 404],
  [500, 503],
])('an API that answers %i makes it %i, which nobody caches', async (status, answered) => {
  api.answer = json({ error: { code: 'not_found', message: '' } }, status);
  const { statusCode, headers } = await app.inject('/feeds/profile/boris.atom');
  expect([statusCode, headers['cache-control']]).toEqual([answered, 'no-store']);
});

test('pages with feeds have the address of each in their head, others none', () => {
  expect(feedLinks({ name: 'profile', canonicalPath: '/en/profile/anna' })).toEqual([
    { type: 'application/atom+xml', path: '/feeds/en/profile/anna.atom' },
    { type: 'application/feed+json', path: '/feeds/en/profile/anna.json' },
  ]);
  expect(feedLinks({ name: 'tennisLeague', canonicalPath: '/x' })).toHaveLength(2);
  expect(feedLinks({ name: 'hockeyMathAnalysis', canonicalPath: '/x' })).toHaveLength(2);
  expect(feedLinks({ name: 'team', canonicalPath: '/x' })).toEqual([]);
});

test.each([
  ['/feeds/ledger.json', 'ru', /^Хеш реестра за 2026-11-29, запись 12$/],
  ['/feeds/en/ledger.json', 'en', /^Head of 2026-11-29, entry 12$/],
])('%s has a signed head for each day, with an id that stays', async (address, language, title) => {
  const head = (date: string, seq: number) => ({
    date,
    seq,
    hash: 'a'.repeat(64),
    signature: 'S'.repeat(86),
    publicKey: 'K'.repeat(43),
  });
  const seen: string[] = [];
  api.answer = (request, response) => {
    seen.push(request.url ?? '');
    json({ data: [head('2026-11-29', 12), head('2026-11-28', 9)], next: null })(request, response);
  };
  const feed = await itemsOf(address);
  expect(feed).toMatchObject({ language, feed_url: `https://tips.example${address}` });
  expect(feed.items.map(({ id }: { id: string }) => id)).toEqual([
    'https://tips.example/#ledger-2026-11-29',
    'https://tips.example/#ledger-2026-11-28',
  ]);
  expect(feed.items[0].title).toMatch(title);
  expect(feed.items[0].content_text).toContain('S'.repeat(86));
  expect(feed.items[0].date_published).toBe('2026-11-30T00:00:00.000Z');
  expect(seen).toEqual(['/open/v1/ledger/heads?limit=60']);
});

test('the feed of the ledger is not there while the API is not', async () => {
  api.answer = json({ error: { code: 'unavailable', message: 'x' } }, 503);
  const { statusCode, headers } = await app.inject('/feeds/ledger.atom');
  expect([statusCode, headers['retry-after']]).toEqual([503, '120']);
  expect((await app.inject('/feeds/ledgers.atom')).statusCode).toBe(404);
});
