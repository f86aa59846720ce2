import { CONTRACT_VERSION, type RemoteModule } from '@tipmark/remote-kit';
import { createRemoteLoader, type RemoteLoaderOptions } from './remote-loader.ts';

const files = { entry: '/remotes/soccer/1/remoteEntry.js', integrity: 'sha384-x' };
const entry = { version: '1', files };

const aRemote = (contract = CONTRACT_VERSION): RemoteModule => ({
  contract,
  name: 'soccer',
  features: [],
  messages: {
    ru: async () => ({ default: { hello: 'Привет' } }),
    en: async () => ({ default: { hello: 'Hello' } }),
  },
});

const aLoader = (options: Partial<RemoteLoaderOptions> = {}) =>
  createRemoteLoader({
    registry: { soccer: entry },
    importRemote: async () => aRemote(),
    loadStyles: async () => {},
    locale: 'en',
    adopt: () => {},
    hasMessages: () => false,
    ...options,
  });

/** Advances everything that only waits for time. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Handles the failure at once: it may occur before anybody awaits it. */
const failureOf = (loading: Promise<unknown>) => loading.catch((error: unknown) => error);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('loads a remote once, with the messages of the page’s language', async () => {
  const adopt = jest.fn();
  const importRemote = jest.fn(async () => aRemote());
  const loader = aLoader({ adopt, importRemote });
  const [first, second] = await Promise.all([loader.load('soccer'), loader.load('soccer')]);
  expect(first).toBe(second);
  expect(importRemote.mock.calls).toEqual([['soccer', files]]);
  expect(adopt).toHaveBeenCalledWith(first, { hello: 'Hello' });
});

it('does not fetch messages the page came with', async () => {
  const remote = aRemote();
  const messages = jest.spyOn(remote.messages, 'en');
  await aLoader({ importRemote: async () => remote, hasMessages: () => true }).load('soccer');
  expect(messages).not.toHaveBeenCalled();
});

it('retries a broken remote once, and again when it is requested again', async () => {
  const importRemote = jest.fn().mockRejectedValue(new Error('404'));
  const loader = aLoader({ importRemote });
  const failure = failureOf(loader.load('soccer'));
  await pass(1000);
  expect(await failure).toHaveProperty('message', 'Remote "soccer" did not load: 404');
  expect(importRemote).toHaveBeenCalledTimes(2);
  expect(loader.isLive('soccer')).toBe(false);
  importRemote.mockResolvedValue(aRemote());
  await expect(loader.load('soccer')).resolves.toMatchObject({ name: 'soccer' });
});

it('gives up on an unresponsive remote after four seconds, without a retry', async () => {
  const importRemote = jest.fn(() => new Promise<never>(() => {}));
  const failure = failureOf(aLoader({ importRemote }).load('soccer'));
  await pass(4000);
  expect(await failure).toHaveProperty('isLate', true);
  expect(importRemote).toHaveBeenCalledTimes(1);
});

it('does not adopt a remote with another contract', async () => {
  const adopt = jest.fn();
  const loader = aLoader({ adopt, importRemote: async () => aRemote(99) });
  await expect(loader.load('soccer')).rejects.toThrow('has contract 99, this page');
  expect(adopt).not.toHaveBeenCalled();
});

it.each(['hockey', 'constructor'])(
  'does not load %s, which is not in the page’s registry',
  async (name) => {
    const importRemote = jest.fn();
    const loader = aLoader({ importRemote });
    expect(loader.has(name)).toBe(false);
    await expect(loader.load(name)).rejects.toThrow('is not part of this site');
    expect(importRemote).not.toHaveBeenCalled();
  },
);

describe('remotes the page does not show', () => {
  const others = { hockey: { version: '2' }, tennis: { version: '3' } };
  const registry = { soccer: entry, ...others };
  const filesAt = (name: string) => ({
    entry: `/remotes/${name}/e.js`,
    integrity: `sha384-${name}`,
  });
  const fetched = jest.fn();
  const answer = (status: number, body: unknown) =>
    fetched.mockResolvedValueOnce({ ok: status === 200, status, json: async () => body });

  beforeEach(() => {
    fetched.mockReset();
    globalThis.fetch = fetched;
  });

  it('are loaded from the files of the versions the page knows, fetched once for all', async () => {
    answer(200, { hockey: filesAt('hockey'), tennis: filesAt('tennis') });
    const importRemote = jest.fn(async (name: string) => ({ ...aRemote(), name }));
    const loader = aLoader({ registry, importRemote });
    await Promise.all(['soccer', 'hockey', 'tennis'].map((name) => loader.load(name)));
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      '/remotes/releases/1?hockey=2&tennis=3',
    ]);
    expect(importRemote.mock.calls.toSorted()).toEqual([
      ['hockey', filesAt('hockey')],
      ['soccer', files],
      ['tennis', filesAt('tennis')],
    ]);
  });

  it('are requested again after an error, or when their version was not there', async () => {
    answer(503, {});
    answer(200, { tennis: filesAt('tennis') });
    const loader = aLoader({ registry });
    const failure = failureOf(loader.load('hockey'));
    await pass(1000);
    expect(await failure).toHaveProperty(
      'message',
      'Remote "hockey" did not load: its version is no longer there',
    );
    answer(200, { hockey: filesAt('hockey'), tennis: filesAt('tennis') });
    await expect(loader.load('hockey')).resolves.toBeDefined();
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('are requested again when the list of their files never arrives', async () => {
    jest.useRealTimers();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('too late')));
    fetched.mockImplementationOnce(async (_, { signal }: { signal: AbortSignal }) => {
      signal.throwIfAborted();
    });
    answer(200, { hockey: filesAt('hockey'), tennis: filesAt('tennis') });
    await expect(aLoader({ registry }).load('hockey')).resolves.toBeDefined();
    expect(AbortSignal.timeout).toHaveBeenCalledWith(3000);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
