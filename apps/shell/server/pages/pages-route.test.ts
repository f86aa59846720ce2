import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { putBundle, register, resultsBundle } from '@tipmark/remotes-registry/testing';
import { json } from '@tipmark/web-server/testing';
import { aSite, type Site } from '../testing/a-site.ts';

/** All but timeouts, which tests of a deadline advance themselves. */
const REAL_TIMERS = [
  ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
  ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
];

let site: Site;
const withResults = async (remotesDir: string) =>
  register(remotesDir, await putBundle(remotesDir, '1', resultsBundle('one')));

beforeEach(async () => {
  site = await aSite(withResults);
});
afterEach(async () => {
  jest.useRealTimers();
  await site.stop();
});

const bootOf = (html: string) =>
  JSON.parse(/<script id="boot" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

it('shows a remote’s screen with its data, texts, styles and state', async () => {
  const page = await site.get('/Results?timestamp=1700000000');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('>one: День Зенит</h1>');
  expect(page.body).toContain('<html lang="ru" data-zone="assumed">');
  expect(page.body).toContain('<title>День — Tipmark</title>');
  expect(page.body).toContain('content="Зенит"');
  expect(page.body).toMatch(/<style>[^<]*outline:3px dotted teal/);
  expect(page.body).toContain('href="/remotes/soccer/1/remoteEntry.js" crossorigin');
  expect(bootOf(page.body)).toMatchObject({
    locale: 'ru',
    remote: 'soccer',
    registry: {
      soccer: {
        version: '1',
        files: { entry: '/remotes/soccer/1/remoteEntry.js' },
      },
    },
    i18n: { soccer: { day: 'День' } },
    state: { loads: { day: { status: 'ready', data: { name: 'Зенит' } } } },
  });
  const { lacks } = bootOf(page.body).registry.soccer;
  expect(lacks).toContain('teams');
  expect(lacks).not.toContain('results');
  expect(site.api.requests.map(({ url }) => url)).toEqual([
    '/soccer/results/page?timestamp=1700000000',
  ]);
});

it('forwards the visitor’s headers to the api, but only the time zone of a guest’s cookies', async () => {
  await site.get('/en/Results', {
    cookie: 'timezone=Asia%2FTokyo; guest_id=7; token=g.7.x; secret=1',
    'user-agent': 'Browser/1',
    referer: 'http://tips.example/',
  });
  expect(site.api.requests[0]?.headers).toMatchObject({
    'accept-language': 'en',
    cookie: 'timezone=Asia%2FTokyo',
    'user-agent': 'Browser/1',
    referer: 'http://tips.example/',
    'x-client-url': '/en/Results',
    'x-http-version': '1.1',
    'x-forwarded-for': '127.0.0.1',
  });
});

it('escapes the linked data of a screen, and has none on a page without a screen', async () => {
  const name = 'Зенит</script><script>alert(1)</script>';
  site.api.answer = json({ data: { name } });
  const { body } = await site.get('/en/Results');
  const [, reported = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
  expect(JSON.parse(reported)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name, url: 'http://tips.example/Results', locale: 'en' }],
  });
  expect(body).not.toContain('<script>alert');
  expect((await site.get('/nowhere')).body).not.toContain('ld+json');
});

it('renders a page for each language, with links to both', async () => {
  const page = await site.get('/en/Results');
  expect(page.body).toContain('<html lang="en" data-zone="assumed">');
  expect(page.body).toContain('one: Day');
  for (const tag of [
    '<link rel="canonical" href="http://tips.example/en/Results">',
    '<meta property="og:site_name" content="Tipmark">',
    '<link rel="alternate" hreflang="ru" href="http://tips.example/Results">',
    '<link rel="alternate" hreflang="en" href="http://tips.example/en/Results">',
  ]) {
    expect(page.body).toContain(tag);
  }
});

it('renders once for two hundred concurrent requests when nothing is cached', async () => {
  site.api.answer = (request, response) => {
    void delay(20).then(() => json({ data: { name: 'once' } })(request, response));
  };
  const pages = await Promise.all(Array.from({ length: 200 }, () => site.get('/Results')));
  expect(site.api.requests).toHaveLength(1);
  expect(new Set(pages.map((page) => page.body)).size).toBe(1);
});

const WITHIN_MS = 5_000;

/** What this reads, as soon as it is as expected; otherwise the last reading. */
async function eventually<Value>(
  read: () => Promise<Value>,
  isExpected: (value: Value) => boolean,
): Promise<Value> {
  const deadline = Date.now() + WITHIN_MS;
  for (;;) {
    const value = await read();
    if (isExpected(value) || Date.now() > deadline) return value;
    await delay(20);
  }
}

it('shows a goal at once when the api reports it', async () => {
  await site.api.followed();
  await delay(50);
  await site.get('/Results');
  site.api.answer = json({ data: { name: 'goal' } });
  const today = new Date().toISOString().slice(0, 10);
  site.api.purge(JSON.stringify({ topics: [`day:1:${today}`] }));
  const hasGoal = ({ body }: { body: string }) => body.includes('День goal');
  const page = await eventually(() => site.get('/Results'), hasGoal);
  expect(page.body).toContain('День goal');
});

it('shows a page without the part that failed, and does not cache it', async () => {
  const whole = json({ data: { name: 'whole' } });
  site.api.answer = (request, response) => {
    if (request.url === '/timezone') response.writeHead(503).end();
    else whole(request, response);
  };
  const partial = await site.get('/Results?aside=1');
  expect(partial.statusCode).toBe(200);
  expect(partial.body).toContain('День whole');
  expect(partial.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(bootOf(partial.body).state.loads.aside).toMatchObject({ status: 'failed' });
  site.api.answer = whole;
  const again = await site.get('/Results?aside=1');
  expect(bootOf(again.body).state.loads.aside).toMatchObject({ status: 'ready' });
  expect(again.headers).toMatchObject({ 'cache-control': 'private, no-cache' });
});

it('redirects a visitor without a subscription to the premium page, temporarily', async () => {
  site.api.answer = json({ error: { code: 'premium_required', message: '' } }, 402);
  const page = await site.get('/en/Results?timestamp=1');
  expect(page.statusCode).toBe(302);
  expect(page.headers).toMatchObject({
    location: '/en/premium?source=Results&next=%2Fen%2FResults%3Ftimestamp%3D1',
    'cache-control': 'no-store',
  });
});

it('sends shared pages with a constant content security policy and no cookie', async () => {
  const page = await site.get('/Results', { host: 'localhost:3000', 'x-country-code': 'KZ' });
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain('script-src localhost:3000/assets/ localhost:3000/remotes/;');
  expect(policy).toMatch(
    /style-src localhost:3000\/assets\/ localhost:3000\/remotes\/ 'sha256-[\w+/=]+'/,
  );
  expect(policy).toContain("frame-ancestors 'none'");
  expect(page.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'integrity-policy': 'blocked-destinations=(script)',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(page.headers['set-cookie']).toBeUndefined();
  expect(page.body).not.toMatch(/<script(?![^>]*(?:src=|application\/(?:ld\+)?json))/);
  expect(page.body).not.toMatch(/ style="/);
});

it('sends a page in the requested encoding, and 304 for a matching ETag', async () => {
  // The connection to the changes of the api, open by now, invalidates what is rendered before the
  // shell has noticed it.
  await site.api.followed();
  const getTwice = async () => {
    const page = await site.get('/Results', { 'accept-encoding': 'gzip, br' });
    const again = await site.get('/Results', { 'if-none-match': String(page.headers.etag) });
    return { page, again };
  };
  const { page, again } = await eventually(getTwice, (both) => both.again.statusCode === 304);
  expect(page.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(page.rawPayload).toString()).toContain('Зенит');
  expect(again.statusCode).toBe(304);
});

it('renders a separate page for a signed-in visitor and never shares it', async () => {
  const cookie = 'token=secret-token; user_url=ivan; user_name=Ivan';
  const pages = await Promise.all([
    site.get('/Results', { cookie }),
    site.get('/Results', { cookie }),
  ]);
  const [first, second] = pages;
  expect(site.api.requests).toHaveLength(2);
  expect(site.api.requests[0]?.headers).toMatchObject({ authorization: 'secret-token', cookie });
  expect(first?.headers['cache-control']).toBe('private, no-store');
  expect(first?.headers.etag).toBeUndefined();
  const nonces = pages.map(({ headers, body }) => {
    const nonce = /'nonce-([^']+)' 'strict-dynamic'/.exec(
      String(headers['content-security-policy']),
    );
    expect(body.match(/nonce="([^"]+)"/g)?.length).toBeGreaterThanOrEqual(3);
    expect(body).toContain(`nonce="${nonce?.[1]}"`);
    return nonce?.[1];
  });
  expect(nonces[0]).not.toBe(nonces[1]);
  expect(first?.body).not.toContain('secret-token');
  expect(second?.body).toContain('"name":"Ivan"');
  expect((await site.get('/Results')).body).not.toContain('Ivan');
});

it.each([
  ['/results', '/Results'],
  ['/Results/', '/Results'],
  ['/RESULTS?timestamp=5', '/Results?timestamp=5'],
  ['/ru/Results?x=1', '/Results?x=1'],
  ['/ru', '/'],
  ['/EN/results', '/en/Results'],
  ['/Events/7-wrong-slug?x=1', '/Events/7-right-slug?x=1'],
  // Of a league that became another one.
  ['/Tournaments/12-epl?season=60', '/Tournaments/7-premier-league?season=60'],
  ['/en/Tournaments/12-epl', '/en/Tournaments/7-premier-league'],
])('redirects %s to %s permanently', async (from, to) => {
  const answer = await site.get(from);
  expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
});

it.each(['/ru//evil.example', '/ru/\\evil.example', '//evil.example/ru/..'])(
  'does not redirect to another site through %s',
  async (address) => {
    const answer = await site.get(address);
    expect(String(answer.headers.location ?? '/')).toMatch(/^\/(?![/\\])/);
  },
);

it('redirects the start page to the results until there is a home page', async () => {
  const answer = await site.get('/en');
  expect(answer).toMatchObject({ statusCode: 302 });
  expect(answer.headers).toMatchObject({ location: '/en/Results', 'cache-control': 'no-store' });
});

it.each(['/nope', '/de/Results', '/login', '/link-redirect', '/%zz', '/profile/me/x.css'])(
  'answers %s with a 404 that is not cached',
  async (address) => {
    const answer = await site.get(address);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).not.toMatch(/public|max-age=[1-9]/);
  },
);

it.each(['/Tournaments', '/hockey/Series', '/Averages'])(
  'shows that %s is not built yet, with noindex',
  async (address) => {
    const page = await site.get(address);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('этому же адресу');
    expect(page.body).toContain('<meta name="robots" content="noindex">');
    expect(page.body.match(/<h1/g)).toHaveLength(1);
  },
);

it('shows the layout on a missing page, with noindex', async () => {
  const page = await site.get('/nope');
  expect(page.body).toContain('<header');
  expect(page.body).toContain('<title>Страница не найдена — Tipmark</title>');
  expect(page.body).toContain('<meta name="robots" content="noindex">');
});

it('answers other methods with 405', async () => {
  const answer = await site.ask({ method: 'POST', url: '/Results' });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

it('answers 404 when the screen reports that its subject does not exist', async () => {
  site.api.answer = json({ data: { name: 'nobody' } });
  expect((await site.get('/Results')).statusCode).toBe(404);
});

it.each([
  [500, 503],
  [503, 503],
  [404, 404],
  [400, 400],
  [429, 429],
])(
  'turns a %i of the api into a page with status %i that is not cached',
  async (given, expected) => {
    site.api.answer = json({ error: { code: 'x', message: 'Слишком часто' } }, given);
    const page = await site.get('/Results');
    expect(page.statusCode).toBe(expected);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('<header');
    expect(bootOf(page.body).failure).toMatchObject({ status: expected });
    site.api.answer = json({ data: { name: 'again' } });
    expect((await site.get('/Results')).body).toContain('День again');
  },
);

it('answers 503 with Retry-After when the api is down, and still serves pages that need no data', async () => {
  await site.api.stop();
  const page = await site.get('/Results');
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
  expect(page.body).toContain('<header');
  // this page has arrived, so the visitor's network works
  expect(page.body).toContain('<h1>Сервер занят</h1>');
  const [markup = ''] = page.body.split('<script id="boot"', 1);
  expect(markup).not.toContain('Ошибка интернета');
  expect(page.body).not.toMatch(/ECONNREFUSED|127\.0\.0\.1/);
  expect((await site.get('/about-us')).statusCode).toBe(200);
});

it.each([
  [8_999, 200, '>one: День late</h1>'],
  [9_000, 503, '<h1>Сервер занят</h1>'],
])(
  'gives the api nine seconds: after %i ms without a response the page has status %i',
  async (ms, status, text) => {
    const asked = Promise.withResolvers<() => void>();
    site.api.answer = (...exchange) =>
      asked.resolve(() => json({ data: { name: 'late' } })(...exchange));
    jest.useFakeTimers({ doNotFake: REAL_TIMERS });
    const opened = site.get('/Results');
    const respond = await asked.promise;
    jest.advanceTimersByTime(ms);
    await new Promise((resolve) => setImmediate(resolve));
    respond();
    const page = await opened;
    expect(page.statusCode).toBe(status);
    expect(page.body).toContain(text);
  },
);

it('shows an error page when a screen cannot be rendered', async () => {
  site.api.answer = json({ data: { name: 'x', crash: true } });
  const page = await site.get('/Results');
  expect(page.statusCode).toBe(500);
  expect(page.body).toContain('<header');
  expect(page.body).not.toContain('the screen cannot draw this');
});

it('escapes data that would end the script element it is in', async () => {
  const name = '</script><script>alert(1)</script>';
  site.api.answer = json({ data: { name } });
  const page = await site.get('/Results');
  expect(page.body).not.toContain('<script>alert');
  expect(bootOf(page.body).state.loads.day.data.name).toBe(name);
});
