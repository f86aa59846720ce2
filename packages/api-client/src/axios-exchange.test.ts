import { statistics, timezone } from '@tipmark/contract';
import { firstValueFrom } from 'rxjs';
import { answeringServer, json } from './answering-server-fixture.ts';
import { createApiClient } from './create-api-client.ts';

const api = answeringServer();

/** Requests of the browser’s exchange, as passed to `fetch`. */
async function fetchedBy(call: () => Promise<unknown>): Promise<Request[]> {
  const requests: Request[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    requests.push(input instanceof Request ? input : new Request(input, init));
    return fetch(input, init);
  };
  await call().finally(() => {
    globalThis.fetch = fetch;
  });
  return requests;
}

test('statistics are sent with keepalive, other calls without it', async () => {
  api.answer = json(200, { data: {} });
  const client = createApiClient({ baseUrl: api.baseUrl, locale: 'ru' });
  const reported = await fetchedBy(() =>
    firstValueFrom(client.call(statistics, { body: { event_type: 'page_view' } })),
  );
  const requested = await fetchedBy(() => firstValueFrom(client.call(timezone, {})));
  expect(
    [...reported, ...requested].map(({ url, keepalive }) => [new URL(url).pathname, keepalive]),
  ).toEqual([
    ['/statistics', true],
    ['/timezone', false],
  ]);
});
