import { type DeclaredEndpoint, type EndpointName, endpoints } from '@tipmark/contract';
import type { InjectOptions } from 'fastify';
import { CALLERS, STOPPED, someCallers } from '../../platform/access/testing/callers.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

let api: TestApi;
const headersOf = someCallers(() => api);
beforeAll(async () => {
  api = await createTestApi();
  api.services.messenger.offerLocal('http://127.0.0.1:4000/dev/telegram');
}, 60_000);
afterAll(() => api.close());

/**
 * A call with an invalid body and invalid segments: an unauthorized caller is refused before they
 * are checked.
 */
function callOf({ method, path }: DeclaredEndpoint, headers: Record<string, string>) {
  const url = path.replaceAll(/:\w+/g, '0');
  return {
    method,
    url,
    headers,
    ...(method === 'GET' ? {} : { payload: {} }),
  } as InjectOptions;
}

const CASES = (Object.keys(endpoints) as EndpointName[]).flatMap((name) =>
  CALLERS.map((caller) => [name, caller] as const),
);

test.each(CASES)('%s called by %s is answered as its access requires', async (name, caller) => {
  const endpoint: DeclaredEndpoint = endpoints[name];
  const headers = await headersOf(caller);
  if (endpoint.access === 'local') {
    const passedOn = { ...headers, 'x-forwarded-for': '203.0.113.5' };
    expect((await api.app.inject(callOf(endpoint, passedOn))).statusCode).toBe(404);
    return;
  }
  const { statusCode } = await api.app.inject(callOf(endpoint, headers));
  const stopped = STOPPED[endpoint.access][caller];
  // an owner's proof is missing in an invalid body
  const accepted = [200, 400, 404, 409, 422, ...(endpoint.proof === undefined ? [] : [403])];
  if (stopped === undefined) expect(accepted).toContain(statusCode);
  else expect(statusCode).toBe(stopped);
});
