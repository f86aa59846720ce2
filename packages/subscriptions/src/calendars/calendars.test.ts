import { MATCH_STATUS, SPORT } from '@tipmark/domain';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { type FakeApi, json, startFakeApi } from '@tipmark/web-server/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import ICAL from 'ical.js';
import { registerSubscriptions } from '../register-subscriptions.ts';

const KICK_OFF = 1_795_284_000;
const { matches: _matches, ...league } = aLeague().named('Premier League').build();

let api: FakeApi;
let app: FastifyInstance;
beforeEach(async () => {
  api = await startFakeApi();
  app = Fastify();
  registerSubscriptions(app, { apiUrl: api.url, publicUrl: 'https://tips.example' });
});
afterEach(async () => {
  await app.close();
  await api.stop();
});

const played = aMatch()
  .between('Zenit', 'Spartak')
  .startingAt(KICK_OFF - 86_400)
  .withStatus(MATCH_STATUS.finished)
  .withScore(2, 1);
const moved = aMatch()
  .between('Zenit', 'Dinamo')
  .startingAt(KICK_OFF)
  .withStatus(MATCH_STATUS.moved);

function answerWith(...matches: ReturnType<typeof aMatch>[]): void {
  api.answer = json({
    data: {
      name: 'Zenit',
      matches: matches.map((match) => ({ league, match: match.buildWire() })),
      asOf: KICK_OFF + 59,
    },
  });
}

const eventsIn = (file: string) =>
  new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one));

test('a team’s calendar has results in its titles, marks moved matches and says when to ask again', async () => {
  answerWith(played, moved);
  const { body, headers } = await app.inject('/calendars/en/Teams/7-zenit.ics');
  expect(api.requests.map(({ url, headers: sent }) => [url, sent['accept-language']])).toEqual([
    ['/soccer/calendar/side/7', 'en'],
  ]);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
  const events = eventsIn(body);
  expect(events.map(({ summary }) => summary)).toEqual(['Zenit – Spartak 2:1', 'Zenit – Dinamo']);
  expect(events[1]?.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
  expect(`${events[0]?.component.getFirstPropertyValue('url')}`).toBe(
    `https://tips.example/en/Events/${played.build().link}`,
  );
});

test.each([
  ['/calendars/Teams/7-zenit.ics', '/soccer/calendar/side/7'],
  ['/calendars/hockey/Teams/7-ice.ics', '/hockey/calendar/side/7'],
  ['/calendars/Players/7-sinner.ics', '/tennis/calendar/side/7'],
  ['/calendars/Tournaments/3-cup.ics', '/soccer/calendar/league/3'],
  ['/calendars/en/hockey/Tournaments/3-nhl.ics', '/hockey/calendar/league/3'],
  ['/calendars/tennis/Tournaments/3-open.ics', '/tennis/calendar/league/3'],
])('%s asks for %s', async (address, call) => {
  answerWith(played);
  expect((await app.inject(address)).statusCode).toBe(200);
  expect(api.requests.map(({ url }) => url)).toEqual([call]);
});

test('an unchanged calendar is answered with 304, and made once', async () => {
  answerWith(played);
  const { headers } = await app.inject('/calendars/Teams/7-zenit.ics');
  const again = await app.inject({
    url: '/calendars/Teams/7-zenit.ics',
    headers: { 'if-none-match': headers.etag as string },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(api.requests).toHaveLength(1);
});

test.each([
  '/calendars/Results.ics',
  '/calendars/nowhere.ics',
  '/calendars/Teams/7-zenit',
  '/calendars/profile/anton.ics',
])('%s has no calendar', async (address) => {
  answerWith(played);
  expect((await app.inject(address)).statusCode).toBe(404);
  expect(api.requests).toEqual([]);
});

test.each([
  [404, 404],
  [400, 404],
  [500, 503],
  [503, 503],
])('an API that answers %i makes it %i, which nobody caches', async (status, answered) => {
  api.answer = json({ error: { code: 'not_found', message: '' } }, status);
  const { statusCode, headers } = await app.inject('/calendars/Teams/7-zenit.ics');
  expect([statusCode, headers['cache-control']]).toEqual([answered, 'no-store']);
  expect(headers['retry-after']).toBe(answered === 503 ? '120' : undefined);
});

const SECRET = 'aB3_'.padEnd(43, 'x');

test('favourites of all sports are a calendar that only its address opens', async () => {
  const rally = aMatch().between('Rossi', 'Bianchi').startingAt(KICK_OFF);
  const matches = [
    { league, match: played.buildWire(), sport: SPORT.soccer },
    { league, match: rally.buildWire(), sport: SPORT.tennis },
  ];
  api.answer = json({ data: { matches, asOf: KICK_OFF + 59 } });
  const address = `/calendars/en/favourites/${SECRET}.ics`;
  const { body, headers } = await app.inject(address);
  expect(api.requests.at(-1)?.url).toBe(`/favourites-calendar/${SECRET}`);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  expect(headers['set-cookie']).toBeUndefined();
  expect(body).toContain('My favourites');
  expect(body).not.toContain(SECRET);
  const addresses = eventsIn(body).map(
    ({ component }) => `${component.getFirstPropertyValue('url')}`,
  );
  expect(addresses).toEqual([
    `https://tips.example/en/Events/${played.build().link}`,
    `https://tips.example/en/tennis/events/${rally.build().link}`,
  ]);
  const known = await app.inject({ url: address, headers: { 'if-none-match': headers.etag } });
  expect([known.statusCode, known.body]).toEqual([304, '']);
  // renewed meanwhile: nothing of it was stored on its way
  api.answer = json({ error: { code: 'not_found', message: 'x' } }, 404);
  expect((await app.inject(address)).statusCode).toBe(404);
});

test.each([`${SECRET}`, `${SECRET}x.ics`, 'short.ics', '..%2f..%2fetc.ics'])(
  'favourites at %s do not exist, and the API is not asked',
  async (name) => {
    const { statusCode } = await app.inject(`/calendars/favourites/${name}`);
    expect(statusCode).toBe(404);
    expect(api.requests).toEqual([]);
  },
);
