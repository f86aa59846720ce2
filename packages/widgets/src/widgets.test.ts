import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { MATCH_STATUS } from '@tipmark/domain';
import { matchPath } from '@tipmark/route-builder';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { type FakeApi, json, startFakeApi } from '@tipmark/web-server/testing';
import { parse } from 'acorn';
import Fastify, { type FastifyInstance } from 'fastify';
import { oembedLink } from './oembed.ts';
import { registerWidgets } from './register-widgets.ts';

const MAX_BYTES = 25_000;
const NOW = 1_795_284_000;
const HOUR = 3_600;
const HOSTILE = 'A <b>"x"</b> & Co';
const { matches: _matches, ...league } = aLeague().named('Grand League').build();

let api: FakeApi;
let app: FastifyInstance;
/** Replies by the beginning of a call's path. */
let replies: Record<string, unknown>;

beforeEach(async () => {
  api = await startFakeApi();
  replies = {};
  api.answer = (request, response) => {
    const found = Object.entries(replies).find(([path]) => request.url?.startsWith(path));
    const [status, body] = found
      ? [200, { data: found[1] }]
      : [404, { error: { code: 'not_found', message: 'x' } }];
    json(body, status)(request, response);
  };
  app = Fastify();
  registerWidgets(app, { apiUrl: api.url, publicUrl: 'https://tips.example/', clock: () => NOW });
});
afterEach(async () => {
  await app.close();
  await api.stop();
});

const textOf = (html: string): string =>
  html
    .replace(/<style>.*<\/style>/s, '')
    .replace(/<script>.*<\/script>/s, '')
    .replace(/<title>.*<\/title>/, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ');

const live = aMatch()
  .between(HOSTILE, 'Spartak')
  .startingAt(NOW - HOUR)
  .withStatus(MATCH_STATUS.live)
  .live('2H:67')
  .withScore(2, 1);
const later = aMatch()
  .between('Dinamo', 'Torpedo')
  .startingAt(NOW + 2 * HOUR);

const calendar = (...matches: ReturnType<typeof aMatch>[]) => ({
  name: league.name,
  matches: matches.map((match) => ({ league, match: match.buildWire() })),
  asOf: NOW,
});

describe('a day of a league', () => {
  test('has running matches first, escapes names and links to its pages', async () => {
    const over = aMatch()
      .between('Old', 'Older')
      .startingAt(NOW - 30 * HOUR)
      .withStatus(MATCH_STATUS.finished)
      .withScore(9, 9);
    replies = { '/soccer/calendar/league/3': calendar(over, live, later) };
    const { body, statusCode } = await app.inject(
      '/embed/en/Tournaments/3-grand?rows=2&tz=Asia/Tokyo',
    );
    expect(statusCode).toBe(200);
    const text = textOf(body);
    expect(text).toMatch(/Grand League 67' .*&amp; Co Spartak 2 1 05:00 Dinamo Torpedo/);
    expect(text).not.toContain('Older');
    expect(body).not.toContain('<b>"x"');
    expect(body).toContain(`href="https://tips.example/en/Events/${live.build().link}"`);
    // 18:00 UTC
    expect(text).toContain('updated at 03:00');
    expect(body).toContain('data-every="20"');
  });

  test('without matches to come shows the last ones', async () => {
    const over = aMatch()
      .between('Old', 'Older')
      .startingAt(NOW - 300 * HOUR)
      .withStatus(MATCH_STATUS.finished)
      .withScore(3, 0);
    replies = { '/hockey/calendar/league/3': calendar(over) };
    const { body } = await app.inject('/embed/hockey/Tournaments/3-nhl');
    expect(textOf(body)).toMatch(/Old Older 3 0/);
    expect(body).not.toContain('data-every');
  });

  test('an empty one says so', async () => {
    replies = { '/tennis/calendar/league/3': calendar() };
    const { body } = await app.inject('/embed/tennis/Tournaments/3-open');
    expect(textOf(body)).toContain('Ближайших матчей нет.');
  });
});

const matchPage = (match: ReturnType<typeof aMatch>, more: object = {}) => ({
  link: match.build().link,
  match: match.buildWire(),
  league,
  odds: [],
  attribution: null,
  incidents: [],
  asOf: NOW,
  ...more,
});

test('a match has its score, goals and whom its licence names', async () => {
  const incident = { side: 'away', stoppage: 2, second: null };
  replies = {
    '/soccer/events/page/7': matchPage(live, {
      incidents: [{ ...incident, type: 'own_goal', minute: 45, player: 'Ivanov' }],
      attribution: 'OpenData',
    }),
  };
  const { body } = await app.inject('/embed/Events/7-x');
  const text = textOf(body);
  expect(text).toMatch(/2:1 67' Spartak/);
  expect(text).toMatch(/45\+2' Ivanov \(автогол\)/);
  expect(text).toContain('OpenData');
});

test('a match to come has the best prices, a running one has none', async () => {
  const best = { odds: 2.15, bookmaker: 'Bet <1>' };
  const odds = [
    { oddType: '1', first: null, current: null, closing: null, best },
    { oddType: 'X', first: null, current: null, closing: null, best: null },
  ];
  replies = { '/hockey/events/page/7': matchPage(later, { odds }) };
  const { body } = await app.inject('/embed/en/hockey/Events/7-x');
  expect(textOf(body)).toContain('1 2.15');
  expect(body).toContain('title="Bet &lt;1&gt;"');
  replies = { '/hockey/events/page/8': matchPage(live, { odds }) };
  const running = await app.inject('/embed/en/hockey/Events/8-x');
  expect(textOf(running.body)).not.toContain('2.15');
});

test('the prices of a match are those of its row, the best marked and stale ones grey', async () => {
  const { link } = later.build();
  const row = {
    link,
    best: [2.1, 3.4, 3.5],
    prices: [[2.1, 3.3, 3.5], null, [2.6, 3.4, 3]],
    stale: [2],
  };
  replies = {
    '/soccer/events/page/7': matchPage(later),
    '/soccer/odds-grid': {
      selections: ['1', 'x', '2'],
      bookmakers: [{ name: 'First' }, { name: 'Second' }, { name: 'Third' }],
      matches: [{ ...row, link: 'another' }, row],
      asOf: NOW,
    },
  };
  const { body } = await app.inject('/embed/Events/7-x?show=odds');
  expect(textOf(body)).toMatch(/П1 Х П2 First 2\.10 3\.30 3\.50 Third 2\.60/);
  expect(body).toContain('<td class="best">2.10</td><td>3.30</td><td class="best">3.50</td>');
  expect(body).toMatch(/<tr class="stale"[^>]*><td class="name"><span class="cut">Third/);
  const asked = api.requests.at(-1)?.url ?? '';
  expect(new URL(asked, 'http://x').searchParams.get('league')).toBe(String(league.id));
});

test('a table has the wanted rows; hockey counts overtime apart', async () => {
  const row = {
    team: { id: 1, link: '1-z', name: HOSTILE, logo: null },
    played: 10,
    won: 6,
    overtimeWon: 2,
    drawn: 0,
    overtimeLost: 1,
    lost: 1,
    goalsFor: 30,
    goalsAgainst: 9,
    points: 23,
    form: [],
  };
  replies = {
    '/hockey/league/page/3': {
      league,
      table: { rows: [1, 2, 3].map((position) => ({ ...row, position })), deductions: [] },
      asOf: NOW,
    },
  };
  const { body } = await app.inject('/embed/hockey/Tournaments/3-nhl?show=table&rows=2');
  expect(textOf(body)).toMatch(/Grand League # Команда И В ОТ П Голы О 1 .* 10 6 2–1 1 30:9 23 2 /);
  expect(body.match(/<tr>/g)).toHaveLength(3);
  expect(body).toContain('href="https://tips.example/hockey/Teams/1-z"');
});

test('a cup is a bracket of its last rounds with who goes on', async () => {
  const final = aMatch()
    .between('Zenit', 'Spartak')
    .startingAt(NOW - 90 * HOUR)
    .withStatus(MATCH_STATUS.finished)
    .withScore(1, 3);
  replies = {
    '/page-soccer-league/3': {
      league,
      rounds: [{ name: 'Cup, Final', matches: [final.buildWire()] }],
      asOf: NOW,
    },
  };
  const { body } = await app.inject('/embed/en/Tournaments/3-cup?show=bracket');
  expect(textOf(body)).toMatch(/Final Zenit 1 Spartak 3/);
  expect(body).toMatch(/<div class="lead"><span class="cut" title="Spartak">/);
});

describe('what a frame may do', () => {
  beforeEach(() => {
    replies = { '/soccer/calendar/league/3': calendar(live, later) };
  });

  test('anybody may frame it; it sets no cookie, loads nothing but itself and is small', async () => {
    const { body, headers } = await app.inject('/embed/Tournaments/3-x?theme=dark');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors *');
    expect(policy).not.toContain('unsafe');
    expect(headers['set-cookie']).toBeUndefined();
    expect(Buffer.byteLength(body)).toBeLessThan(MAX_BYTES);
    expect(body).toMatch(/^<!doctype html><html lang="ru" data-theme="dark"/);
    expect(body).not.toMatch(/ style="| on\w+="|src="/);
  });

  test('an unchanged one is answered with 304, and the API is asked once', async () => {
    const url = '/embed/Tournaments/3-x';
    const { headers } = await app.inject(url);
    const again = await app.inject({ url, headers: { 'if-none-match': String(headers['etag']) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(api.requests).toHaveLength(1);
  });
});

test.each([
  ['/embed/Tournaments/3-x?show=capper', 400, /«show».*day, table, bracket/],
  ['/embed/en/tennis/Tournaments/3-x?show=table', 400, /"show".*day, bracket/],
  ['/embed/Tournaments/3-x?theme="><script>', 400, /«theme».*light, dark/],
  ['/embed/Tournaments/3-x?rows=0', 400, /«rows».*1–30/],
  ['/embed/Tournaments/3-x?rows=1&rows=2', 400, /«rows»/],
  ['/embed/Tournaments/3-x?tz=Mars/Base', 400, /«tz»/],
  ['/embed/about-us', 404, /Такой страницы/],
  ['/embed/en/nowhere/at/all', 404, /no such page/],
  ['/embed/Tournaments/404-x', 404, /Такой страницы/],
  ['/embed/profile/nobody', 404, /Такой карточки нет/],
])('%s is refused with %d', async (url, status, text) => {
  const { statusCode, body, headers } = await app.inject(url);
  expect(statusCode).toBe(status);
  expect(textOf(body)).toMatch(text);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain('frame-ancestors *');
  expect(body).not.toContain('"><script>');
});

test('without the API a frame says so and when to try again', async () => {
  api.answer = json({ error: { code: 'x', message: 'x' } }, 503);
  const { statusCode, headers, body } = await app.inject('/embed/en/Events/7-x');
  expect([statusCode, headers['retry-after']]).toEqual([503, '20']);
  expect(textOf(body)).toContain('not available right now');
});

test('the script of other pages is small and made of nothing but itself', async () => {
  const { body, headers } = await app.inject('/w.js');
  expect(Buffer.byteLength(body)).toBeLessThan(6_000);
  expect(headers['content-type']).toContain('text/javascript');
  expect(() => new Script(body)).not.toThrow();
  expect(body).not.toMatch(/\b(?:import|require|eval|cookie|localStorage)\b/);
});

describe('in an old browser', () => {
  const parsed = (text: string) => parse(text, { ecmaVersion: 2017 });

  test('the script of other pages and that of a frame are in the syntax of 2017', async () => {
    expect(() => parsed('a ?? b')).toThrow(SyntaxError);
    parsed((await app.inject('/w.js')).body);
    replies = { '/soccer/calendar/league/3': calendar(live) };
    const { body } = await app.inject('/embed/Tournaments/3-grand');
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(body) ?? [];
    expect(script).toContain('tipmarkHeight');
    parsed(script);
  });

  test.each(['loader/loader-script.ts', 'frame/frame-script.ts'])(
    'no build step writes %s in newer syntax: its source has none',
    (file) => {
      const source = readFileSync(join(import.meta.dirname, file), 'utf8');
      const text = stripTypeScriptTypes(source).replaceAll(/^(?:import|export) /gm, '');
      expect(() => parsed(text)).not.toThrow();
    },
  );

  test('the script finds its place where elements have neither `after` nor `dataset` of others', async () => {
    const { body } = await app.inject('/w.js');
    const inserted: { src?: string; title?: string; style: Record<string, string> }[] = [];
    class HTMLScriptElement {
      src = 'https://tips.example/w.js';
      dataset = { page: '/Tournaments/3-grand', show: 'table', rows: '4' };
      nextSibling = null;
      parentNode = { insertBefore: (frame: (typeof inserted)[0]) => void inserted.push(frame) };
    }
    const window = { addEventListener: () => {} };
    const document = {
      currentScript: new HTMLScriptElement(),
      createElement: () => ({ style: {} }),
    };
    new Script(body).runInNewContext({ HTMLScriptElement, window, document, URL, Intl });
    const [frame] = inserted;
    const address = new URL(frame?.src ?? '');
    expect(address.pathname).toBe('/embed/Tournaments/3-grand');
    expect(address.searchParams.get('show')).toBe('table');
    expect(frame?.title).toBe('Tipmark');
    expect(frame?.style['height']).toMatch(/^\d+px$/);
  });

  test('a frame without an observer sends its height at once, on resize and after a new answer', async () => {
    replies = { '/soccer/calendar/league/3': calendar(live) };
    const { body: html } = await app.inject('/embed/Tournaments/3-grand');
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(html) ?? [];
    const sent: unknown[] = [];
    const listeners = new Map<string, () => void>();
    let again = () => {};
    let height = 100.2;
    const main = (innerHTML: string) => ({ innerHTML, replaceWith: () => void (height = 160) });
    let shown = main('1:0');
    const body = { getBoundingClientRect: () => ({ height }), querySelector: () => shown };
    const window = {
      location: { href: 'https://tips.example/embed' },
      parent: { postMessage: (message: unknown) => void sent.push(message) },
      addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
      setInterval: (work: () => void) => void (again = work),
    };
    class DOMParser {
      parseFromString = (text: string) => ({ querySelector: () => main(text) });
    }
    let answer = '1:0';
    const fetch = async () => ({ ok: true, text: async () => answer });
    const document = { documentElement: { dataset: { every: '20' } }, body, hidden: false };
    new Script(script).runInNewContext({ window, document, DOMParser, fetch });
    expect(sent).toEqual([{ tipmarkHeight: 101 }]);
    height = 140;
    listeners.get('resize')?.();
    expect(sent).toHaveLength(2);
    const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
    again();
    await settled();
    // the same numbers need no other room
    expect(sent).toHaveLength(2);
    answer = '2:0';
    again();
    await settled();
    expect(sent.at(-1)).toEqual({ tipmarkHeight: 160 });
    // without a network the last numbers stay
    shown = main('2:0');
    document.hidden = true;
    again();
    await settled();
    expect(sent).toHaveLength(3);
  });

  test('neither script needs what came after 2017 to be there', async () => {
    replies = { '/soccer/calendar/league/3': calendar(live) };
    const { body } = await app.inject('/embed/Tournaments/3-grand');
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(body) ?? [];
    const texts = [(await app.inject('/w.js')).body, script.replace(/'ResizeObserver' in/, '')];
    const later =
      /\b(?:globalThis|structuredClone|AbortController|replaceAll|replaceChildren|matchAll|flatMap|fromEntries|allSettled|queueMicrotask|IntersectionObserver|finally)\b|\.(?:at|flat)\(/;
    for (const text of texts) expect(text).not.toMatch(later);
    // an observer is used where there is one, and nowhere else
    expect(script.match(/ResizeObserver/g)).toHaveLength(2);
  });

  test('a frame reads without scripts', async () => {
    replies = { '/soccer/calendar/league/3': calendar(live, later) };
    const { body } = await app.inject('/embed/en/Tournaments/3-grand?rows=2');
    const still = body.replace(/<script>.*<\/script>/s, '');
    expect(textOf(still)).toContain('Spartak');
    expect(textOf(still)).toContain('Torpedo');
    expect(still.replace(/<style>.*<\/style>/s, '')).not.toMatch(/<noscript| hidden/);
  });
});

describe('a pasted address', () => {
  const ask = (query: Record<string, string>) =>
    app.inject(`/oembed?${new URLSearchParams(query).toString()}`);

  test('becomes a frame of the wanted size', async () => {
    const url = 'https://tips.example/en/Events/7-x';
    const { statusCode, headers, body } = await ask({ url, maxwidth: '300', format: 'json' });
    expect(statusCode).toBe(200);
    expect(headers['access-control-allow-origin']).toBe('*');
    const answer = JSON.parse(body) as { html: string; width: number; type: string };
    expect([answer.type, answer.width]).toEqual(['rich', 300]);
    expect(answer.html).toContain('src="https://tips.example/embed/en/Events/7-x?show=match"');
  });

  test('is announced by the page itself', () => {
    const page = matchPath('/en/Events/7-x');
    if (page === undefined) throw new Error('no page of a match');
    const [, found = ''] = /^<([^>]+)>/.exec(oembedLink(page, 'https://tips.example/') ?? '') ?? [];
    expect(new URL(found).searchParams.get('url')).toBe('https://tips.example/en/Events/7-x');
    expect(oembedLink({ ...page, name: 'aboutUs' }, 'https://tips.example')).toBeUndefined();
  });

  test.each([
    [{ url: 'https://tips.example/about-us' }, 404],
    [{ url: 'https://evil.example/en/Events/7-x' }, 404],
    [{ url: 'nonsense' }, 404],
    [{}, 404],
    [{ url: 'https://tips.example/Events/7', format: 'xml' }, 501],
  ])('%j is answered with %d', async (query, status) => {
    expect((await ask(query as Record<string, string>)).statusCode).toBe(status);
  });
});
