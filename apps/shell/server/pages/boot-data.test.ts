import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nodeExchange } from '@tipmark/api-client/server';
import { CONTRACT_VERSION } from '@tipmark/remote-kit';
import { htmlText, scriptJson } from '@tipmark/web-server';
import fc from 'fast-check';
import type { BootData } from '../../src/host/routing/boot-data.ts';
import { createHostStore } from '../../src/host/store/create-host-store.ts';
import { bootJson, withoutInitial } from './boot-data.ts';

const boot = (loads: object): BootData => ({
  contract: CONTRACT_VERSION,
  locale: 'ru',
  productSlug: 'tipmark',
  registry: {},
  styles: { href: '/assets/styles.css' },
  i18n: { common: { yes: 'Да <b>' } },
  state: { session: { userUrl: '</script>' }, loads } as unknown as BootData['state'],
  isClockFixed: false,
});

const textOf = (given: BootData) =>
  Buffer.concat(bootJson(given).map((one) => Buffer.from(one))).toString();

/** A reply of the API, read as the server reads it. */
async function answered(body: string): Promise<object> {
  const server = createServer((_request, response) => response.end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const request = { method: 'GET', baseUrl: `http://127.0.0.1:${port}`, path: '/', headers: {} };
  const { reply } = await nodeExchange(request, new AbortController().signal);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return (reply as { data: object }).data;
}

it('passes a response on unchanged', async () => {
  const data = await answered('{"data":{"price":1.50,"name":"Зенит"}}');
  const given = boot({ day: { status: 'ready', key: 'a', data } });
  expect(textOf(given)).toContain('{"price":1.50,"name":"Зенит"}');
  expect(JSON.parse(textOf(given))).toEqual(JSON.parse(JSON.stringify(given)));
});

it.each(['</script>', '<!--', 'a & b', '\u2028'])(
  'escapes a response that contains %j',
  async (text) => {
    const data = await answered(JSON.stringify({ data: { text } }));
    const given = boot({ day: { status: 'ready', key: 'a', data }, other: { status: 'idle' } });
    expect(textOf(given)).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(textOf(given))).toEqual(given);
  },
);

it('serialises every state, with loads or without', () => {
  const nothing = { ...boot({}), state: {} };
  expect(JSON.parse(textOf(nothing))).toEqual({ ...nothing, state: { loads: {} } });
  const data = { ...boot({ a: { status: 'failed', error: { code: '<' } } }), i18n: {} };
  expect(JSON.parse(textOf(data))).toEqual(data);
});

it('escapes data that could end the script element', () => {
  const hostile = { text: '</script><script>alert(1)</script><!-- \u2028\u2029 &amp;' };
  expect(scriptJson(hostile)).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(scriptJson(hostile))).toEqual(hostile);
});

it('parses back to the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = scriptJson(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    }),
  );
});

it('escapes text for attributes and between tags', () => {
  expect(htmlText(`"><img onerror='x'>&`)).toBe('&quot;&gt;&lt;img onerror=&#39;x&#39;&gt;&amp;');
});

it('leaves out the slices that the browser begins with anyway, and those alone', () => {
  const slices = {
    filters: (state = { open: [] as string[] }) => state,
    tips: (state: readonly string[] = [], { type }: { type: string }) =>
      type === 'tip' ? [...state, 'one'] : state,
  };
  const remote = { name: 'soccer', features: [{ name: 'day', screens: [], slices }] } as const;
  const loadDataLayer = () => {
    throw new Error('no data is needed');
  };
  const server = createHostStore({ loadDataLayer });
  server.install(remote as unknown as Parameters<typeof server.install>[0]);
  const initial = server.getState();
  server.dispatch({ type: 'tip' });
  const sent = withoutInitial(server.getState(), initial);
  expect(Object.keys(sent).toSorted()).toEqual(['commands', 'loads', 'session', 'tips', 'view']);
  const browser = createHostStore({ preloadedState: { ...sent }, loadDataLayer });
  browser.install(remote as unknown as Parameters<typeof server.install>[0]);
  expect(browser.getState()).toEqual(server.getState());
});
