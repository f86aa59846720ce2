import { createPageCache } from './page-cache.ts';

interface Page {
  readonly html: string;
  readonly isCacheable: boolean;
  readonly weightBytes: number;
}
const aPage = (html: string, isCacheable = true): Page => ({
  html,
  isCacheable,
  weightBytes: html.length,
});

function aRenderer() {
  const waiting: ((html: string) => void)[] = [];
  return {
    render: () =>
      new Promise<Page>((resolve) => {
        waiting.push((html) => resolve(aPage(html)));
      }),
    finish: (index: number, html: string) => waiting[index]?.(html),
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('renders once for two hundred concurrent requests', async () => {
  const cache = createPageCache<Page>();
  const { render, finish } = aRenderer();
  const counted = jest.fn(render);
  const requested = Array.from({ length: 200 }, () => cache.get('/Results', counted));
  await settled();
  finish(0, 'one');
  const pages = await Promise.all(requested);
  expect(counted).toHaveBeenCalledTimes(1);
  expect(new Set(pages.map((page) => page.html))).toEqual(new Set(['one']));
});

it('caches a page for a second, then serves it once more while the next one is rendered', async () => {
  let now = 0;
  const cache = createPageCache<Page>({ now: () => now });
  const render = jest.fn();
  for (const html of ['one', 'two']) render.mockResolvedValueOnce(aPage(html));
  const request = async () => (await cache.get('k', render)).html;
  expect(await request()).toBe('one');
  now = 1000;
  expect(await request()).toBe('one');
  expect(render).toHaveBeenCalledTimes(1);
  now = 1001;
  expect(await request()).toBe('one');
  await settled();
  expect(await request()).toBe('two');
  expect(render).toHaveBeenCalledTimes(2);
});

it('waits for a new page when the cached one is too old', async () => {
  let now = 0;
  const cache = createPageCache<Page>({ now: () => now });
  await cache.get('k', async () => aPage('old'));
  now = 31_001;
  expect((await cache.get('k', async () => aPage('new'))).html).toBe('new');
});

it('keeps the stale page when the next render fails', async () => {
  let now = 0;
  const cache = createPageCache<Page>({ now: () => now });
  await cache.get('k', async () => aPage('good'));
  now = 2000;
  const down = () => Promise.reject(new Error('down'));
  expect((await cache.get('k', down)).html).toBe('good');
  await settled();
  expect((await cache.get('k', async () => aPage('error page', false))).html).toBe('good');
});

it('never caches what is not cacheable', async () => {
  const cache = createPageCache<Page>();
  await cache.get('k', async () => aPage('error', false));
  expect(cache.size).toBe(0);
});

it('drops purged pages and does not cache a render that began before the purge', async () => {
  const cache = createPageCache<Page>();
  const { render, finish } = aRenderer();
  const before = cache.get('soccer', render);
  await settled();
  await cache.get('tennis', async () => aPage('kept'));
  cache.purge((key) => key === 'soccer');
  const after = cache.get('soccer', render);
  await settled();
  finish(1, 'after the goal');
  expect((await after).html).toBe('after the goal');
  finish(0, 'before the goal');
  expect((await before).html).toBe('before the goal');
  const never = () => Promise.reject(new Error('must be kept'));
  expect((await cache.get('soccer', never)).html).toBe('after the goal');
  expect((await cache.get('tennis', never)).html).toBe('kept');
});

it('evicts the oldest pages when there are too many or they are too big', async () => {
  const cache = createPageCache<Page>({ maxPages: 2, maxBytes: 10 });
  for (const key of ['a', 'b', 'c']) await cache.get(key, async () => aPage(key));
  expect(cache.size).toBe(2);
  const render = jest.fn(async () => aPage('anew'));
  await cache.get('c', render);
  expect(render).not.toHaveBeenCalled();
  await cache.get('a', render);
  expect(render).toHaveBeenCalledTimes(1);
  await cache.get('d', async () => aPage('0123456789'));
  expect(cache.size).toBe(1);
});

describe('an older copy', () => {
  it('remains beyond its time and after a change, for when a new page cannot be made', async () => {
    let now = 0;
    const cache = createPageCache<Page>({ now: () => now });
    await cache.get('k', async () => aPage('old'));
    cache.outdate();
    expect((await cache.get('k', async () => aPage('failed', false))).html).toBe('failed');
    now = 3_600_000;
    expect(cache.older('k')).toMatchObject({ page: { html: 'old' }, beganAt: 0 });
    expect((await cache.get('k', async () => aPage('new'))).html).toBe('new');
    expect(cache.older('k')).toMatchObject({ page: { html: 'new' }, beganAt: 3_600_000 });
    now += 6 * 3_600_000 + 1;
    expect(cache.older('k')).toBeUndefined();
  });

  it('is replaced by a render that was outdated meanwhile, with the time when that began', async () => {
    let now = 0;
    const cache = createPageCache<Page>({ now: () => now });
    await cache.get('k', async () => aPage('first'));
    const { render, finish } = aRenderer();
    // changes come faster than pages are made
    for (const html of ['second', 'third', 'fourth']) {
      now += 1_000;
      cache.outdate();
      const visitor = cache.get('k', render);
      await settled();
      now += 4_000;
      cache.outdate((key) => key === 'k');
      finish(['second', 'third', 'fourth'].indexOf(html), html);
      expect((await visitor).html).toBe(html);
      expect(cache.older('k')).toMatchObject({ page: { html }, beganAt: now - 4_000 });
    }
    // the next visitor waits for a new one all the same
    expect((await cache.get('k', async () => aPage('fifth'))).html).toBe('fifth');
  });

  it('is never replaced by a render of a former release', async () => {
    const cache = createPageCache<Page>();
    const { render, finish } = aRenderer();
    const former = cache.get('k', render);
    await settled();
    cache.outdate();
    cache.purge();
    expect((await cache.get('k', async () => aPage('of this release'))).html).toBe(
      'of this release',
    );
    finish(0, 'of the former release');
    await former;
    expect(cache.older('k')).toMatchObject({ page: { html: 'of this release' } });
  });

  it('is dropped with the release it was made with, and within the limit of bytes', async () => {
    const cache = createPageCache<Page>({ maxBytes: 10 });
    await cache.get('a', async () => aPage('0123'));
    await cache.get('b', async () => aPage('0123'));
    expect(cache.bytes).toBe(8);
    await cache.get('c', async () => aPage('0123'));
    expect([cache.bytes, cache.older('a')]).toEqual([8, undefined]);
    cache.purge();
    expect([cache.bytes, cache.older('c')]).toEqual([0, undefined]);
  });
});
