import Fastify, { type FastifyInstance } from 'fastify';
import { registerApiProxy } from './api-proxy.ts';
import { type FakeApi, startFakeApi } from './testing/fake-api.ts';

let api: FakeApi;
let app: FastifyInstance;

beforeAll(async () => {
  api = await startFakeApi();
  app = Fastify();
  registerApiProxy(app, { apiUrl: api.url, answerWithinMs: 300 });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await api.stop();
});

/** Of a machine on which other tests run; without a limit it would be five minutes. */
const PATIENCE_MS = 30_000;

test(
  'a call that the API does not answer is answered with 503 and Retry-After',
  async () => {
    api.answer = () => {};
    const reply = await app.inject('/api/timezone');
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('5');
    expect(reply.json().error.code).toBe('unavailable');
  },
  PATIENCE_MS,
);

test('a visitor cannot shorten the deadline of the API', async () => {
  let seen: string | string[] | undefined;
  api.answer = (received, response) => {
    seen = received.headers['x-deadline-ms'];
    response.end('{"data":1}');
  };
  await app.inject({ url: '/api/timezone', headers: { 'x-deadline-ms': '1' } });
  expect(seen).toBeUndefined();
});
