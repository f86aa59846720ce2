import { aPage, day, noStyles, type SitePage, soccer, until } from '../../testing/site-fixture.tsx';
import { createRouter, type SiteRouter } from './create-router.tsx';
import { notFound, remoteAbsent } from './page-failure.ts';
import { screenLoader } from './screen-loader.ts';
import type { OwnedScreen } from './screen-visit.ts';

let router: SiteRouter | undefined;

afterEach(() => router?.dispose());

interface Start extends SitePage {
  /** The server rendered a screen of the remote, which is loaded. */
  readonly hasRemote?: boolean;
  readonly isFrozen?: boolean;
  readonly wordsOf?: (owned: OwnedScreen) => Promise<void>;
}

async function start({
  hasRemote = false,
  isFrozen = false,
  wordsOf = async () => {},
  ...given
}: Start = {}) {
  const page = aPage(given);
  const initial = hasRemote ? await page.loadRemoteModule() : undefined;
  router = createRouter({
    shell: page.shell,
    boot: page.boot,
    store: page.store,
    remotes: page.remotes,
    initial,
    isFrozen,
    loaderFor: screenLoader({
      store: page.store,
      shell: page.shell,
      wordsOf,
      styles: noStyles,
    }),
  });
  return { ...page, router };
}

const shown = (site: SiteRouter) => site.state.matches.map(({ route }) => route.id);
const problems = (site: SiteRouter) => Object.values(site.state.errors ?? {});

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
  expect(shown(router)).toEqual(['frame', 'results']);
  expect(router.state.initialized).toBe(true);
  expect(calls).toEqual([]);
});

it('starts with the failure the server rendered', async () => {
  const { router } = await start({ address: '/Results', hasRemote: true, failure: notFound });
  expect(router.state.errors).toEqual({ results: notFound });
});

it('loads a remote once, when the visitor first opens one of its pages', async () => {
  const page = await start();
  await goToDay(page, '/Results?timestamp=7');
  expect(shown(page.router)).toEqual(['frame', 'results']);
  expect(day.select(page.store.getState()).data).toMatchObject({ timestamp: 7 });
  await page.router.navigate('/about-us');
  expect(shown(page.router)).toEqual(['frame', 'aboutUs']);
  await page.router.navigate('/Events/5-a-b');
  expect(shown(page.router)).toEqual(['frame', 'events']);
  expect(page.importRemote).toHaveBeenCalledTimes(1);
});

it('shows that a remote is absent, and shows its screen once it loads', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const page = await start();
  const loadPart = page.importRemote.getMockImplementation();
  page.importRemote.mockRejectedValue(new Error('404'));
  await page.router.navigate('/Results?timestamp=7');
  expect(problems(page.router)).toEqual([remoteAbsent]);
  expect(warn).toHaveBeenCalledTimes(1);
  if (loadPart) page.importRemote.mockImplementation(loadPart);
  await goToDay(page, '/Results?timestamp=8');
  expect(problems(page.router)).toEqual([]);
  expect(shown(page.router)).toEqual(['frame', 'results']);
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
    expect(shown(router)).toEqual(['frame', 'missing']);
    expect(importRemote).not.toHaveBeenCalled();
  },
);

it('serves the pages of another language under their own addresses', async () => {
  const page = await start({ locale: 'en', address: '/en/about-us' });
  expect(shown(page.router)).toEqual(['frame', 'aboutUs']);
  await goToDay(page, '/en/Results?timestamp=7');
  expect(shown(page.router)).toEqual(['frame', 'results']);
});

it('a followed link asks for the messages that the feature of its screen adds', async () => {
  const own = async () => ({ default: { results: { title: 'Day' } } });
  const messages = { ru: own, en: own };
  const features = soccer.features.map((feature) => ({ ...feature, messages }));
  const wordsOf = jest.fn(async () => {});
  const page = await start({ wordsOf, importRemote: async () => ({ ...soccer, features }) });
  await goToDay(page, '/Results?timestamp=7');
  expect(wordsOf).toHaveBeenCalledWith(expect.objectContaining({ owner: 'soccer', messages }));
});

it('leaves the server’s content on a frozen page: no screen, no requests', async () => {
  const { router, calls } = await start({ address: '/Results?timestamp=5', isFrozen: true });
  expect(shown(router)).toEqual(['frame', 'missing']);
  expect(problems(router)).toEqual([]);
  expect(calls).toEqual([]);
});
