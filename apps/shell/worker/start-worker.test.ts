import { removeWorker } from './remove-worker.ts';
import type { SeenDay, WorkerMessage } from './seen-day.ts';
import { startWorker } from './start-worker.ts';
import type { RequestEvent, SiteWindow, WorkerScope } from './worker-scope.ts';

const SITE = 'https://tips.example';
const day: SeenDay = {
  title: 'Soccer, Saturday',
  seenAt: '21 Nov 2026, 19:30',
  locale: 'en',
  leagues: [
    { name: 'Cup <b>', matches: [{ time: '18:00', home: 'A & B', away: 'C', score: '2:1' }] },
  ],
};

/** Cache storage as far as it is used here: order of insertion, addresses only. */
function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const keyOf = (key: RequestInfo | URL) =>
    new URL(key instanceof Request ? key.url : String(key), SITE).href;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (key: RequestInfo | URL) => store.get(keyOf(key))?.clone(),
      put: async (key: RequestInfo | URL, answer: Response) => void store.set(keyOf(key), answer),
      delete: async (key: RequestInfo | URL) => store.delete(keyOf(key)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    };
  };
  const storage = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  } as unknown as CacheStorage;
  return { storage, stored: () => [...stores.values()].flatMap((store) => [...store.keys()]) };
}

function basic(body: string, type: string, status = 200): Response {
  const answer = new Response(body, { status, headers: { 'content-type': type } });
  const asBasic = (given: Response): Response =>
    new Proxy(given, {
      get(target, name) {
        if (name === 'type') return 'basic';
        if (name === 'clone') return () => asBasic(target.clone());
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  return asBasic(answer);
}

function worker(start: (scope: WorkerScope) => void = startWorker, theme?: string) {
  const listeners = new Map<string, (event: never) => void>();
  const { storage, stored } = memoryCaches();
  const requested: string[] = [];
  const network = {
    isDown: false,
    answer: () => basic('code()', 'text/javascript; charset=utf-8'),
  };
  const did: string[] = [];
  const shown: (NotificationOptions & { title: string })[] = [];
  const windows: SiteWindow[] = [];
  const scope: WorkerScope = {
    location: { origin: SITE },
    caches: storage,
    clients: {
      claim: async () => void did.push('claim'),
      matchAll: async () => windows,
      openWindow: async (address) => void did.push(`open ${address}`),
    },
    registration: {
      pushManager: {
        subscribe: async () =>
          ({
            toJSON: () => ({ endpoint: 'https://push.example/2', keys: {} }),
          }) as PushSubscription,
      },
      showNotification: async (title, options) => void shown.push({ ...options, title }),
      unregister: async () => did.push('unregister') > 0,
      navigationPreload: { enable: async () => void did.push('preload') },
    },
    ...(theme && { cookieStore: { get: async () => ({ value: theme }) } }),
    skipWaiting: async () => void did.push('skipWaiting'),
    async fetch(request) {
      if (network.isDown) throw new TypeError('Failed to fetch');
      requested.push(typeof request === 'string' ? request : request.url);
      return network.answer();
    },
    addEventListener: (name, listener) => void listeners.set(name, listener),
  };
  start(scope);
  async function emit(name: string, event: object = {}): Promise<void> {
    const work: Promise<unknown>[] = [];
    const given = { waitUntil: (one: Promise<unknown>) => void work.push(one), ...event };
    listeners.get(name)?.(given as never);
    await Promise.all(work);
  }
  /** The worker's response; undefined = left to the browser. */
  async function request(
    path: string,
    {
      mode = 'cors',
      method = 'GET',
      preload,
    }: { mode?: string; method?: string; preload?: Response } = {},
  ): Promise<Response | undefined> {
    const { promise, resolve } = Promise.withResolvers<Response | undefined>();
    let isTaken = false;
    const event: Partial<RequestEvent> = {
      request: { url: new URL(path, SITE).href, mode, method } as unknown as Request,
      preloadResponse: network.isDown
        ? Promise.reject(new TypeError(''))
        : Promise.resolve(preload),
      respondWith(answer) {
        isTaken = true;
        resolve(answer);
      },
    };
    event.preloadResponse?.catch(() => {});
    await emit('fetch', event);
    if (!isTaken) resolve(undefined);
    return promise;
  }
  const send = (data: WorkerMessage) => emit('message', { data });
  return { emit, request, send, stored, storage, requested, network, did, shown, windows };
}

const navigate = { mode: 'navigate' };

test('immutable files are fetched once, then served from the cache', async () => {
  const { request, requested, stored, network } = worker();
  const file = '/remotes/soccer/abc123/page.js';
  expect(await (await request(file))?.text()).toBe('code()');
  network.isDown = true;
  expect(await (await request(file))?.text()).toBe('code()');
  expect(requested).toEqual([SITE + file]);
  expect(stored()).toEqual([SITE + file]);
});

test.each([
  '/api/account/session',
  '/promo/offers',
  '/assets/flags/RU.svg',
  '/assets/main.js',
  '/remotes/soccer/abc123/data.json',
  '/remotes/soccer/abc123/page.js?token=1',
  'https://other.example/assets/main.0123abcd.js',
])('%s is left to the browser', async (path) => {
  const { request, stored } = worker();
  expect(await request(path)).toBeUndefined();
  expect(stored()).toEqual([]);
});

test('a form submission is left to the browser', async () => {
  expect(await worker().request('/login', { ...navigate, method: 'POST' })).toBeUndefined();
});

test('a response that is not a script is passed on and not stored', async () => {
  const { request, network, stored } = worker();
  network.answer = () => basic('Not found', 'text/plain', 404);
  expect((await request('/assets/main.0123abcd.js'))?.status).toBe(404);
  network.answer = () => basic('<h1>Sign in to this network</h1>', 'text/html');
  await request('/assets/main.0123abcd.js');
  expect(stored()).toEqual([]);
});

test('pages come from the network and are not stored', async () => {
  const { request, stored, requested, network } = worker();
  network.answer = () => basic('<p>Ivan</p>', 'text/html');
  expect(await (await request('/profile/ivan', navigate))?.text()).toBe('<p>Ivan</p>');
  const preload = basic('<p>asked for already</p>', 'text/html');
  const answer = await request('/profile/ivan', { ...navigate, preload });
  expect(await answer?.text()).toBe('<p>asked for already</p>');
  expect(requested).toHaveLength(1);
  expect(stored()).toEqual([]);
});

test('two versions of a remote and of a chunk are stored, older ones are evicted', async () => {
  const { request, stored } = worker();
  const files = ['1', '2', '3'].flatMap((version) => [
    `/remotes/soccer/v${version}/page.js`,
    `/remotes/soccer/v${version}/other.js`,
    `/remotes/tennis/v1/page.js`,
    `/assets/main.0000000${version}.js`,
  ]);
  for (const file of files) await request(file);
  expect(stored().map((url) => url.slice(SITE.length))).toEqual([
    '/remotes/tennis/v1/page.js',
    '/remotes/soccer/v2/page.js',
    '/remotes/soccer/v2/other.js',
    '/assets/main.00000002.js',
    '/remotes/soccer/v3/page.js',
    '/remotes/soccer/v3/other.js',
    '/assets/main.00000003.js',
  ]);
});

test('files that a page loaded before are stored, other addresses it sends are ignored', async () => {
  const { send, stored } = worker();
  await send({
    kind: 'files',
    addresses: [`${SITE}/assets/main.0123abcd.js`, `${SITE}/api/account/session`, `${SITE}/`],
  });
  expect(stored()).toEqual([`${SITE}/assets/main.0123abcd.js`]);
});

describe('without a network', () => {
  test('shows the offline page in the page’s language with the last seen day and its time', async () => {
    const { request, send, network } = worker();
    await send({ kind: 'day', day });
    network.isDown = true;
    const answer = await request('/en/profile/ivan', navigate);
    expect([answer?.status, answer?.headers.get('cache-control')]).toEqual([503, 'no-store']);
    const html = (await answer?.text()) ?? '';
    expect(html).toContain('<h1>No connection</h1>');
    expect(html).toContain('The last day you opened, as of 21 Nov 2026, 19:30');
    expect(html).toContain('<div lang="en"><h2>Soccer, Saturday</h2>');
    expect(html).toContain('Cup &lt;b&gt;');
    expect(html).toContain('A &amp; B – C');
    expect(html).toContain('<b>2:1</b>');
    const [, nonce] = /<script nonce="([\w-]+)">/.exec(html) ?? [];
    expect(answer?.headers.get('content-security-policy')).toContain(`script-src 'nonce-${nonce}'`);
  });

  test('says that no day was seen yet, in the chosen theme', async () => {
    const { request, network } = worker(startWorker, 'dark');
    network.isDown = true;
    const html = (await (await request('/enrico', navigate))?.text()) ?? '';
    expect(html).toContain('<html lang="ru" data-theme="dark">');
    expect(html).toContain('На этом устройстве результаты ещё не открывали.');
  });
});

test('a new version takes over at once and deletes caches that only an older one used', async () => {
  const { emit, did, storage } = worker();
  await storage.open('files-0');
  await emit('install');
  await emit('activate');
  expect(did).toEqual(['skipWaiting', 'preload', 'claim']);
  expect(await storage.keys()).toEqual([]);
});

test('the removal script deletes all caches, unregisters the worker and handles no requests', async () => {
  const { emit, request, did, storage } = worker(removeWorker);
  await storage.open('files-1');
  await storage.open('day-1');
  await emit('install');
  await emit('activate');
  expect(did).toEqual(['skipWaiting', 'unregister']);
  expect(await storage.keys()).toEqual([]);
  expect(await request('/', navigate)).toBeUndefined();
});

describe('a notification', () => {
  const notification = {
    title: 'Goal',
    text: 'Lynx 1:0',
    path: '/Events/7',
    tag: 'n1',
    locale: 'en',
  };
  const push = (json: () => unknown) => ({ data: { json } });
  const click = (path: unknown) => ({ notification: { data: { path }, close: () => {} } });

  test('is shown with its text and the path it opens', async () => {
    const { emit, shown } = worker();
    await emit(
      'push',
      push(() => notification),
    );
    expect(shown).toMatchObject([
      { title: 'Goal', body: 'Lynx 1:0', tag: 'n1', lang: 'en', data: { path: '/Events/7' } },
    ]);
    for (const image of [shown[0]?.icon, shown[0]?.badge]) expect(image).toMatch(/\.png$/);
  });

  test('that cannot be parsed is shown with the name of the site only', async () => {
    const { emit, shown } = worker();
    await emit(
      'push',
      push(() => JSON.parse('no json')),
    );
    await emit('push', { data: null });
    expect(shown).toMatchObject([{ title: 'Tipmark' }, { title: 'Tipmark' }]);
  });

  test.each([
    ['/Events/7', `${SITE}/Events/7`],
    ['https://evil.example/x', SITE],
    ['//evil.example/x', SITE],
    [7, `${SITE}/`],
  ])('with the path %s opens %s when clicked', async (path, opened) => {
    const { emit, did } = worker();
    await emit('notificationclick', click(path));
    expect(did).toEqual([`open ${opened}`]);
  });

  test('focuses the tab that already shows its page when clicked', async () => {
    const { emit, did, windows } = worker();
    windows.push(
      { url: `${SITE}/`, focus: async () => did.push('focus /') },
      { url: `${SITE}/Events/7`, focus: async () => did.push('focus /Events/7') },
    );
    await emit('notificationclick', click('/Events/7'));
    expect(did).toEqual(['focus /Events/7']);
  });

  test('sends the api the new push subscription when the browser changes it', async () => {
    const { emit, requested } = worker();
    const options = { applicationServerKey: new ArrayBuffer(65) };
    globalThis.Request = class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(new URL(input instanceof Request ? input.url : input, SITE), init);
      }
    };
    await emit('pushsubscriptionchange', { oldSubscription: { options } });
    await emit('pushsubscriptionchange', { oldSubscription: null });
    expect(requested).toEqual([`${SITE}/api/account/push`]);
  });
});
