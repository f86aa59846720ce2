import { createRouter, type SiteRouter } from './create-router.tsx';
import { followHead } from './follow-head.ts';
import { screenLoader } from './screen-loader.ts';
import { aPage, type SitePage, until } from './site-fixture.tsx';

let router: SiteRouter | undefined;

beforeEach(() => {
  document.head.innerHTML =
    '<title>Сервер — Tipmark</title><meta name="description" content="сервер"><link rel="canonical" href="http://server/">';
});
afterEach(() => router?.dispose());

async function followed(given: SitePage = {}) {
  const page = aPage(given);
  const { boot, store, remotes, i18n, screenOf } = page;
  const loaderFor = screenLoader({ store, wordsOf: async () => {} });
  const initial = await page.loadRemoteModule();
  router = createRouter({ boot, store, remotes, initial, isFrozen: false, loaderFor });
  followHead({ router, store, i18n, screenOf, isComposed: remotes.has });
  return { ...page, router };
}

const head = () => ({
  title: document.title,
  description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
  canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
});
const ofServer = { title: 'Сервер — Tipmark', description: 'сервер', canonical: 'http://server/' };

it('leaves the first page as the server wrote it', async () => {
  await followed({ address: '/Results' });
  expect(head()).toEqual(ofServer);
});

it('says in the remote’s words what is shown, when it is shown', async () => {
  const { router, calls, answer } = await followed();
  const going = router.navigate('/Results?timestamp=7');
  await until(() => calls.length === 1);
  expect(head()).toEqual(ofServer);
  answer();
  await going;
  expect(head()).toEqual({
    title: 'День 7 — Tipmark',
    description: 'Матчи дня',
    canonical: `${location.origin}/Results?timestamp=43200`,
  });
});

it('a page without another address is known by its own spelling', async () => {
  const { router } = await followed();
  await router.navigate('/Events/5-a-b?tab=odds');
  expect(head()).toEqual({
    title: '5-a-b — Tipmark',
    description: 'A match',
    canonical: `${location.origin}/Events/5-a-b`,
  });
});

it('a screen that cannot say what it shows leaves the brand, and the next one is heard', async () => {
  const { router } = await followed();
  const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
  await router.navigate('/Events/0-headless');
  expect(document.title).toBe('Tipmark');
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'no head' }));
  reported.mockRestore();
  await router.navigate('/Events/5-a-b');
  expect(document.title).toBe('5-a-b — Tipmark');
});

it('a page that failed says so', async () => {
  const { router, calls, fail, answer } = await followed();
  const going = router.navigate('/Results?timestamp=7');
  await until(() => calls.length === 1);
  fail({ status: 404, code: 'not_found', message: '' });
  // the matches of the day
  await until(() => calls.length === 2);
  answer({ sidebar: null, matches: [] });
  await going;
  const missing = document.title;
  await router.navigate('/Events/5-a-b');
  expect(document.title).toBe('5-a-b — Tipmark');
  await router.navigate('/nobody/has/this');
  expect(document.title).toBe(missing);
  expect(missing).not.toBe(ofServer.title);
});

it.each([
  [{ status: 0, code: 'network', message: '' } as const, 'Нет связи — Tipmark'],
  [
    { status: 500, code: 'internal', message: '' } as const,
    'Не получилось показать страницу — Tipmark',
  ],
])('a page nobody answered for says that it is the network', async (failure, title) => {
  const { router, calls, fail } = await followed();
  const going = router.navigate('/Results?timestamp=7');
  await until(() => calls.length === 1);
  fail(failure);
  await going;
  expect(document.title).toBe(title);
});

it('a page that broke on its way is no page to come', async () => {
  const { router } = await followed();
  const broken = jest.spyOn(URLSearchParams.prototype, 'get').mockImplementation(() => {
    throw new Error('broken');
  });
  await router.navigate('/Results?timestamp=7');
  broken.mockRestore();
  expect(document.title).toBe('Не получилось показать страницу — Tipmark');
});
