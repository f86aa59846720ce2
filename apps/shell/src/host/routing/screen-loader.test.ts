import type { Screen } from '@tipmark/remote-kit';
import { RedirectTo } from '@tipmark/router';
import { dayMatchesLoad } from '../../features/day-matches/day-matches-load.ts';
import { aPage, day, noStyles, until } from '../../testing/site-fixture.tsx';
import { missingLoader, screenLoader } from './screen-loader.ts';

type Page = ReturnType<typeof aPage>;

async function loading(
  page: Page,
  {
    changed = {},
    messagesOf = async () => {},
    leaveTo = () => {},
    styles = noStyles,
  }: {
    changed?: Partial<Screen>;
    messagesOf?: () => Promise<void>;
    leaveTo?: (address: string) => void;
    styles?: typeof noStyles;
  } = {},
) {
  await page.loadRemoteModule();
  const owned = page.screenOf('results');
  if (!owned) throw new Error('the remote has no results');
  const leaving = new AbortController();
  const load = screenLoader({ store: page.store, shell: page.shell, messagesOf, styles, leaveTo });
  const url = new URL('http://site/Results?timestamp=5');
  const arrival = { params: {}, url, signal: leaving.signal };
  const outcome = Promise.resolve(
    load({ ...owned, screen: { ...owned.screen, ...changed } })(arrival),
  ).then(
    () => 'shown',
    (error: unknown) => error,
  );
  return { outcome, leaving };
}

/** A page that is not found lists the matches of the day. */
async function answerDayMatches(page: Page) {
  await until(() => page.calls.length === 2);
  expect(page.calls[1]?.sport).toBe(1);
  page.answer({ sidebar: null, matches: [] });
}

it('requests the data of the address and shows the screen once it has arrived', async () => {
  const page = aPage();
  const { outcome } = await loading(page);
  await until(() => page.calls.length === 1);
  expect(page.calls[0]?.timestamp).toBe(5);
  page.answer();
  expect(await outcome).toBe('shown');
  expect(day.select(page.store.getState())).toMatchObject({
    status: 'ready',
    data: { timestamp: 5 },
  });
});

it('asks for further loads after the first responses, before it shows the screen', async () => {
  const page = aPage();
  const calledFor: unknown[] = [];
  const { outcome } = await loading(page, {
    changed: {
      furtherLoads: (state) => {
        calledFor.push(day.select(state).data);
        return [];
      },
    },
  });
  await until(() => page.calls.length === 1);
  expect(calledFor).toEqual([]);
  page.answer();
  expect(await outcome).toBe('shown');
  expect(calledFor).toEqual([expect.objectContaining({ timestamp: 5 })]);
});

it('waits for the messages and the code of the screen, not only for its data', async () => {
  const page = aPage();
  const messages = Promise.withResolvers<void>();
  const code = Promise.withResolvers<void>();
  const { outcome } = await loading(page, {
    messagesOf: () => messages.promise,
    changed: { code: () => code.promise },
  });
  const shown = jest.fn();
  void outcome.then(shown);
  await until(() => page.calls.length === 1);
  page.answer();
  messages.resolve();
  await until(() => day.select(page.store.getState()).status === 'ready');
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown).not.toHaveBeenCalled();
  code.resolve();
  expect(await outcome).toBe('shown');
});

it('applies the styles of the remote once all have arrived', async () => {
  const page = aPage();
  const arrival = Promise.withResolvers<void>();
  const apply = jest.fn();
  const { outcome } = await loading(page, { styles: { loaded: () => arrival.promise, apply } });
  await until(() => page.calls.length === 1);
  page.answer();
  await until(() => day.select(page.store.getState()).status === 'ready');
  expect(apply).not.toHaveBeenCalled();
  arrival.resolve();
  expect(await outcome).toBe('shown');
  expect(apply).toHaveBeenCalledWith('soccer');
});

it('opens the address as a document when its styles do not arrive', async () => {
  const page = aPage();
  const leaveTo = jest.fn();
  const loaded = () => Promise.reject(new Error('lost'));
  const { outcome } = await loading(page, { leaveTo, styles: { ...noStyles, loaded } });
  await until(() => page.calls.length === 1);
  page.answer();
  await outcome;
  expect(leaveTo).toHaveBeenCalledWith('http://site/Results?timestamp=5');
});

it('code that does not load counts as a lost network', async () => {
  const page = aPage();
  const lost = Object.assign(new Error('Loading chunk match failed'), { name: 'ChunkLoadError' });
  const { outcome } = await loading(page, { changed: { code: () => Promise.reject(lost) } });
  expect(await outcome).toMatchObject({ reason: 'loadFailed', failure: { status: 0 } });
});

it('a page for subscribers redirects everybody else to the premium page', async () => {
  const page = aPage();
  const { outcome } = await loading(page);
  await until(() => page.calls.length === 1);
  page.fail({ status: 402, code: 'premium_required', message: '' });
  expect(await outcome).toEqual(
    new RedirectTo('/premium?source=Results&next=%2FResults%3Ftimestamp%3D5'),
  );
});

it.each([
  [{ status: 404, code: 'not_found', message: '' } as const, { reason: 'notFound', status: 404 }],
  [{ status: 403, code: 'forbidden', message: '' } as const, { reason: 'loadFailed', status: 403 }],
  [{ status: 0, code: 'network', message: '' } as const, { reason: 'loadFailed', status: 503 }],
])('%j becomes the failure of the page', async (failure, expected) => {
  const page = aPage();
  const { outcome } = await loading(page);
  await until(() => page.calls.length === 1);
  page.fail(failure);
  if (expected.status === 404) await answerDayMatches(page);
  expect(await outcome).toMatchObject({ ...expected, failure });
  expect(page.calls).toHaveLength(expected.status === 404 ? 2 : 1);
});

it('a page that requires signing in is opened as a new document, for the server to redirect to the login', async () => {
  const page = aPage();
  const leaveTo = jest.fn();
  const { outcome } = await loading(page, { leaveTo });
  await until(() => page.calls.length === 1);
  page.fail({ status: 401, code: 'unauthorized', message: '' });
  expect(await outcome).toMatchObject({ reason: 'loadFailed', status: 401 });
  expect(leaveTo).toHaveBeenCalledWith('http://site/Results?timestamp=5');
});

it('is not found if the screen finds nothing in its data', async () => {
  const page = aPage();
  const { outcome } = await loading(page);
  await until(() => page.calls.length === 1);
  page.answer({ leagues: [], timestamp: 404 });
  await answerDayMatches(page);
  expect(await outcome).toMatchObject({ reason: 'notFound' });
  expect(dayMatchesLoad.select(page.store.getState())).toMatchObject({ status: 'ready' });
});

it('navigating away while it loads cancels the request', async () => {
  const page = aPage();
  const { outcome, leaving } = await loading(page);
  await until(() => page.calls.length === 1);
  leaving.abort();
  expect(await outcome).toMatchObject({ name: 'AbortError' });
  expect(page.calls[0]?.isAborted).toBe(true);
  expect(day.select(page.store.getState()).status).toBe('idle');
});

it('an unknown address is shown with matches of its sport, and without them if they fail to load', async () => {
  for (const isFailing of [false, true]) {
    const page = aPage();
    const url = new URL('http://site/hockey/nowhere');
    const { signal } = new AbortController();
    const shown = missingLoader(page.store, page.shell)({ params: {}, url, signal });
    await until(() => page.calls.length === 1);
    expect(page.calls[0]?.sport).toBe(2);
    if (isFailing) page.fail({ status: 503, code: 'unavailable', message: '' });
    else page.answer({ sidebar: null, matches: [] });
    await shown;
    const { status } = dayMatchesLoad.select(page.store.getState());
    expect(status).toBe(isFailing ? 'failed' : 'ready');
  }
});
