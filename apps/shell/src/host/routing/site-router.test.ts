import { aPage, day, routerOf, type SitePage, soccer, until } from '../../testing/site-fixture.tsx';
import { crashed, notFound, remoteAbsent } from './page-failure.ts';
import type { OwnedScreen } from './screen-visit.ts';
import type { SiteRouter } from './site-router.ts';

let router: SiteRouter | undefined;

afterEach(() => router?.dispose());

interface Start extends SitePage {
  /** The server rendered a screen of the remote, which is loaded. */
  readonly hasRemote?: boolean;
  readonly isFrozen?: boolean;
  readonly messagesOf?: (owned: OwnedScreen) => Promise<void>;
}

async function start({ hasRemote = false, isFrozen = false, messagesOf, ...given }: Start = {}) {
  const page = aPage(given);
  if (hasRemote) await page.loadRemoteModule();
  router = routerOf({ ...page, isFrozen, ...(messagesOf && { messagesOf }) });
  return { ...page, router };
}

const shown = ({ state: { owned } }: SiteRouter) => owned?.screen.route;
const address = () => location.pathname + location.search + location.hash;

/** Opens the day and waits for its data. */
async function goToDay(
  { router, calls, answer }: Awaited<ReturnType<typeof start>>,
  address: string,
) {
  const requested = calls.length;
  const going = router.navigate(address);
  await until(() => calls.length > requested);
  answer();
  await going;
}

it('starts with the screen the server rendered, without requests', async () => {
  const { router, calls } = await start({ address: '/Results?timestamp=5', hasRemote: true });
  expect(shown(router)).toBe('results');
  expect(router.state.navigation.state).toBe('idle');
  expect(calls).toEqual([]);
});

it('starts with the failure the server rendered', async () => {
  const { router } = await start({ address: '/Results', hasRemote: true, failure: notFound });
  expect(router.state.failure).toEqual(notFound);
});

it('loads a remote once, when the visitor first opens one of its pages', async () => {
  const page = await start();
  await goToDay(page, '/Results?timestamp=7');
  expect(shown(page.router)).toBe('results');
  expect(day.select(page.store.getState()).data).toMatchObject({ timestamp: 7 });
  await page.router.navigate('/about-us');
  expect(shown(page.router)).toBe('aboutUs');
  await page.router.navigate('/Events/5-a-b');
  expect(shown(page.router)).toBe('events');
  expect(page.importRemote).toHaveBeenCalledTimes(1);
});

it('shows that a remote is absent, and shows its screen once it loads', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const page = await start();
  const loadPart = page.importRemote.getMockImplementation();
  page.importRemote.mockRejectedValue(new Error('404'));
  await page.router.navigate('/Results?timestamp=7');
  expect(page.router.state.failure).toEqual(remoteAbsent);
  expect(warn).toHaveBeenCalledTimes(1);
  if (loadPart) page.importRemote.mockImplementation(loadPart);
  await goToDay(page, '/Results?timestamp=8');
  expect(page.router.state.failure).toBeUndefined();
  expect(shown(page.router)).toBe('results');
  warn.mockRestore();
});

it.each(['/hockey/Results', '/en/Results', '/nobody/has/this'])(
  '%s loads no remote, as none serves it in this language',
  async (address) => {
    const { router, importRemote, calls, answer } = await start();
    const shownThere = router.navigate(address);
    await until(() => calls.length === 1);
    answer({ sidebar: null, matches: [] });
    await shownThere;
    expect(shown(router)).toBeUndefined();
    expect(importRemote).not.toHaveBeenCalled();
  },
);

it('serves the pages of another language under their own addresses', async () => {
  const page = await start({ locale: 'en', address: '/en/about-us' });
  expect(shown(page.router)).toBe('aboutUs');
  await goToDay(page, '/en/Results?timestamp=7');
  expect(shown(page.router)).toBe('results');
});

it('a followed link asks for the messages that the feature of its screen adds', async () => {
  const own = async () => ({ default: { results: { title: 'Day' } } });
  const messages = { ru: own, en: own };
  const features = soccer.features.map((feature) => ({ ...feature, messages }));
  const messagesOf = jest.fn(async () => {});
  const page = await start({ messagesOf, importRemote: async () => ({ ...soccer, features }) });
  await goToDay(page, '/Results?timestamp=7');
  expect(messagesOf).toHaveBeenCalledWith(
    expect.objectContaining({ owner: 'soccer', messages }),
    new URLSearchParams('timestamp=7'),
  );
});

it('leaves the server’s content on a frozen page: no screen, no requests', async () => {
  const { router, calls } = await start({ address: '/Results?timestamp=5', isFrozen: true });
  expect(router.state.failure).toBeUndefined();
  await router.navigate('/about-us');
  await router.revalidate();
  expect(calls).toEqual([]);
});

it('the address changes once the page is there, and remembers what was left with it', async () => {
  const { router, calls, answer } = await start({ hasRemote: true });
  const going = router.navigate('/Results?timestamp=7', { state: { isOverPage: true } });
  await until(() => calls.length === 1);
  expect(address()).toBe('/about-us');
  expect(router.state.navigation).toMatchObject({ location: { search: '?timestamp=7' } });
  answer();
  await going;
  expect(address()).toBe('/Results?timestamp=7');
  expect(router.state.location.state).toEqual({ isOverPage: true });
});

it('going elsewhere cancels what is still loading', async () => {
  const { router, calls } = await start({ hasRemote: true });
  const abandoned = router.navigate('/Results?timestamp=7');
  await until(() => calls.length === 1);
  await router.navigate('/Events/5-a-b');
  await abandoned;
  expect(calls[0]?.isAborted).toBe(true);
  expect(shown(router)).toBe('events');
  expect(address()).toBe('/Events/5-a-b');
});

it('a page for subscribers leads to the premium page, which takes its place in the history', async () => {
  const { router, calls, answer, fail } = await start({ hasRemote: true });
  await router.navigate('/Events/5-a-b');
  const before = history.length;
  const going = router.navigate('/Results?timestamp=7');
  await until(() => calls.length === 1);
  fail({ status: 402, code: 'premium_required', message: '' });
  await until(() => calls.length === 2);
  answer({ sidebar: null, matches: [] });
  await going;
  expect(address()).toBe('/premium?source=Results&next=%2FResults%3Ftimestamp%3D7');
  expect(history.length).toBe(before + 1);
});

it('loads what is shown once more, also when it is still on its way', async () => {
  const { router, calls, answer } = await start({
    address: '/Results?timestamp=5',
    hasRemote: true,
  });
  const again = router.revalidate();
  await until(() => calls.length === 1);
  answer();
  await again;
  expect(router.state.location.search).toBe('?timestamp=5');
  void router.navigate('/Results?timestamp=7');
  await until(() => calls.length === 2);
  const fresh = router.revalidate();
  await until(() => calls.length === 3);
  expect(calls.map(({ timestamp, isAborted }) => [timestamp, isAborted])).toEqual([
    [5, false],
    [7, true],
    [7, false],
  ]);
  answer();
  await fresh;
  expect(address()).toBe('/Results?timestamp=7');
});

it('another part of the same document is shown without loading anything', async () => {
  const { router, calls } = await start({ address: '/Results?timestamp=5', hasRemote: true });
  await router.navigate('/Results?timestamp=5#top');
  expect(address()).toBe('/Results?timestamp=5#top');
  expect(calls).toEqual([]);
});

it('an error in a screen’s code on the way to it becomes an error page, and is reported', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => {});
  const messagesOf = jest.fn(() => Promise.reject(new Error('broken')));
  const { router, calls, answer } = await start({ hasRemote: true, messagesOf });
  const going = router.navigate('/Results?timestamp=7');
  await until(() => calls.length === 1);
  answer();
  await going;
  expect(router.state.failure).toEqual(crashed);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }));
  report.mockRestore();
});
