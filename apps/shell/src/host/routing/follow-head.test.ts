import { aPage, routerOf, type SitePage, until } from '../../testing/site-fixture.tsx';
import { followHead } from './follow-head.ts';
import type { SiteRouter } from './site-router.ts';

let router: SiteRouter | undefined;

beforeEach(() => {
  document.head.innerHTML =
    '<title>Сервер — Tipmark</title><meta name="description" content="сервер"><link rel="canonical" href="http://server/">';
});
afterEach(() => router?.dispose());

async function followed(given: SitePage = {}) {
  const page = aPage(given);
  const { shell, store, remotes, i18n, screenOf } = page;
  await page.loadRemoteModule();
  router = routerOf(page);
  followHead({ shell, router, store, i18n, screenOf, isComposed: remotes.has });
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

it('takes title, description and canonical link from the remote once the screen is shown', async () => {
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

it('the canonical link of a screen that names none is its own path', async () => {
  const { router } = await followed();
  await router.navigate('/Events/5-a-b?tab=odds');
  expect(head()).toEqual({
    title: '5-a-b — Tipmark',
    description: 'A match',
    canonical: `${location.origin}/Events/5-a-b`,
  });
});

it('a screen whose head throws leaves the brand as the title, and the next screen has its own', async () => {
  const { router } = await followed();
  const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
  await router.navigate('/Events/0-headless');
  expect(document.title).toBe('Tipmark');
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'no head' }));
  reported.mockRestore();
  await router.navigate('/Events/5-a-b');
  expect(document.title).toBe('5-a-b — Tipmark');
});

it('a page that is not found has the title of an unknown address', async () => {
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
])('after the failure %j the title is "%s"', async (failure, title) => {
  const { router, calls, fail } = await followed();
  const going = router.navigate('/Results?timestamp=7');
  await until(() => calls.length === 1);
  fail(failure);
  await going;
  expect(document.title).toBe(title);
});

it('a page that crashed while loading has the title of an error', async () => {
  const { router } = await followed();
  const broken = jest.spyOn(URLSearchParams.prototype, 'get').mockImplementation(() => {
    throw new Error('broken');
  });
  const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
  await router.navigate('/Results?timestamp=7');
  broken.mockRestore();
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }));
  reported.mockRestore();
  expect(document.title).toBe('Не получилось показать страницу — Tipmark');
});
