/** @jest-environment @tipmark/jest-preset/environment-node.mjs */

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from '@tipmark/api-client';
import { hostFeatures } from '../../start/host-features.ts';
import { createHostStore } from '../store/create-host-store.ts';
import { createDataLayer } from '../store/data-layer/data-layer.ts';
import { followPageViews, pageView, type WatchedRouter } from './follow-page-views.ts';
import { statisticsCalls, statisticsCommand } from './statistics-command.ts';

interface Event {
  event_type: string;
  event_properties: Record<string, unknown>;
  user_agent: string;
}

let server: Server;
let received: Event[];
let status: number;

beforeEach(async () => {
  received = [];
  status = 200;
  server = createServer((request, response) => {
    request.setEncoding('utf8').once('data', (text: string) => {
      received.push(JSON.parse(text) as Event);
      response.writeHead(status).end('{"data":{}}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

function openPage(pathname: string) {
  const { port } = server.address() as AddressInfo;
  const api = createApiClient({ baseUrl: `http://127.0.0.1:${port}`, locale: 'ru' });
  const errors: unknown[] = [];
  const store = createHostStore({
    features: hostFeatures,
    loadDataLayer: () => createDataLayer({ api, onError: (error) => errors.push(error) }),
    onError: (error) => errors.push(error),
  });
  store.install(statisticsCalls);
  let listener: (state: WatchedRouter['state']) => void = () => {};
  const at = (path: string, state: string, historyAction = 'PUSH') => {
    const [to = '', search] = path.split('?');
    return {
      historyAction,
      location: { pathname: to, search: search ? `?${search}` : '' },
      navigation: { state },
    };
  };
  const router: WatchedRouter = {
    state: at(pathname, 'idle'),
    subscribe(next) {
      listener = next;
      return () => {};
    },
  };
  followPageViews(store, router, 'Browser/1');
  return {
    store,
    errors,
    go: (path: string, state = 'idle') => listener(at(path, state)),
    choose: (path: string) => listener(at(path, 'idle', 'REPLACE')),
  };
}

const arrived = async (count: number) => {
  while (received.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
};

const byText = (a: unknown, b: unknown) => String(a).localeCompare(String(b));

describe('page views', () => {
  test('are reported for the first page and every next one, once it is shown', async () => {
    const { store, go } = openPage('/Results');
    go('/Results', 'loading');
    go('/Results');
    go('/Results?timestamp=5');
    await arrived(2);
    expect(
      received.map(({ event_properties }) => event_properties['path']).toSorted(byText),
    ).toEqual(['/Results', '/Results?timestamp=5']);
    expect(received[0]).toMatchObject({
      event_type: 'page_view',
      event_properties: { route: 'results' },
      user_agent: 'Browser/1',
    });
    store.dispose();
  });

  test('a tab or a filter of the current page is not a view', async () => {
    const { store, go, choose } = openPage('/Results');
    choose('/Results?tab=live');
    choose('/Results?tab=live&sort=time');
    go('/about-us');
    await arrived(2);
    expect(
      received.map(({ event_properties }) => event_properties['path']).toSorted(byText),
    ).toEqual(['/about-us', '/Results']);
    store.dispose();
  });

  test('a failing report is ignored, and the next one is sent', async () => {
    status = 500;
    const { store, errors, go } = openPage('/Results');
    await arrived(1);
    status = 200;
    go('/about-us');
    await arrived(2);
    expect(errors).toEqual([]);
    store.dispose();
  });
});

describe('the event', () => {
  const event = (pathname: string, search = '') =>
    pageView({ pathname, search }, 'B'.repeat(2000)).request as { body: Event };

  test('contains the match of a match page, by which its views are counted', () => {
    const { body } = event('/en/Events/50213-zenit-spartak');
    expect(body.event_properties).toEqual({
      path: '/en/Events/50213-zenit-spartak',
      route: 'events',
      matchUrl: '50213-zenit-spartak',
    });
  });

  test('contains no secret from the address in an email', () => {
    for (const { body } of [
      event('/en/recover-password/s3cret', '?next=x'),
      event('/unsubscribe', '?token=s3cret'),
    ]) {
      expect(JSON.stringify(body)).not.toContain('s3cret');
    }
    expect(event('/confirm-email/s3cret').body.event_properties).toEqual({
      path: '/confirm-email/[hash]',
      route: 'confirmEmail',
    });
  });

  test('is cut to the limits of the call', () => {
    const { body } = event(`/${'x'.repeat(3000)}`, '?q=1');
    expect(String(body.event_properties['path'])).toHaveLength(500);
    expect(body.event_properties['route']).toBeNull();
    expect(body.user_agent.length).toBeLessThanOrEqual(512);
  });

  test('is sent in parallel with others', () => {
    expect(statisticsCommand.when).toBe('each');
  });
});
