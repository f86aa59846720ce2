import { createProviderNetwork, openDispatcher } from '@tipmark/providers';
import { ENDPOINTS } from '@tipmark/providers/endpoints';
import { openTracing, type Tracing, withinSpan } from '@tipmark/server-kit';
import { startProviderServer } from '@tipmark/test-kit/providers';
import { startPushService } from '@tipmark/test-kit/push';
import {
  type CollectedSpan,
  startTraceCollector,
  type TraceCollector,
} from '@tipmark/test-kit/traces';
import { callAcquirer } from '../people/acquirers/call-acquirer.ts';
import { startBotApi } from '../people/telegram/testing/bot-api-server.ts';
import { readConfig } from '../platform/config/config.ts';
import { createSmtpTransport } from '../platform/outbox/mail-transport.ts';
import { createMessenger } from '../platform/outbox/messenger.ts';
import { createPushSender } from '../platform/outbox/push-sender.ts';
import { startMailServer } from '../testing/mail-server.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const TOKEN = `12345:${KEY}`;
const READER = 'reader-of-nobody@tipmark.test';
const TEXT = 'a letter to nobody';
const closing: { close(): unknown }[] = [];
const secrets = [KEY, READER, TEXT, 'secretquery', 'secretbody'];

let collector: TraceCollector;
let tracing: Tracing;

beforeAll(async () => {
  collector = await startTraceCollector();
  const { endpoint } = collector;
  const onTrouble = (line: string) => {
    throw new Error(line);
  };
  tracing = await openTracing({ endpoint, ratio: 1, service: 'api', onTrouble, gatherMs: 50 });
});
afterAll(async () => {
  await tracing.stop();
  for (const one of closing) await one.close();
  await collector.close();
});

async function opened<One extends { close(): unknown }>(one: One | Promise<One>): Promise<One> {
  const server = await one;
  closing.push(server);
  return server;
}

/** Runs work as a job; returns the spans of its calls once they have arrived. */
async function callsOf(name: string, work: () => Promise<unknown>): Promise<CollectedSpan[]> {
  const job = tracing.begin(name, 'internal');
  await withinSpan(job, work);
  job.end();
  const { spanId } = await collector.waitFor((span) => span.name === name);
  return collector.spans.filter(({ parentSpanId }) => parentSpanId === spanId);
}

const hostOf = (url: string) => new URL(url).host;
const attributesOf = (method: string, url: string, status: number) => ({
  'http.request.method': method,
  'server.address': hostOf(url),
  'http.response.status_code': status,
});

test('a provider, whose key is in the query', async () => {
  const server = await opened(startProviderServer(() => ({ body: { ok: true } })));
  const dispatcher = await opened(openDispatcher(1_000));
  const network = createProviderNetwork({
    dispatcher,
    nowMs: Date.now,
    random: () => 0.5,
    wait: async () => {},
    keyOf: () => KEY,
    userAgent: 'tipmark-test',
  });
  const endpoint = ENDPOINTS.find(({ name }) => name === 'the-odds-api');
  if (endpoint === undefined) throw new Error('no provider the-odds-api');
  const ask = () =>
    network.call({ ...endpoint, root: server.root }, '/v4/sports?of=secretquery', {
      admitRepeat: () => true,
    });
  const [call] = await callsOf('job providers', ask);
  expect(server.calls[0]?.query.toString()).toContain(KEY);
  expect(call).toMatchObject({ name: `GET ${hostOf(server.root)}`, kind: 3, isFailed: false });
  expect(call?.attributes).toEqual(attributesOf('GET', server.root, 200));
});

test('an acquirer', async () => {
  const server = await opened(startProviderServer(() => ({ status: 500, body: { key: KEY } })));
  const question = { method: 'POST', headers: { authorization: KEY }, body: 'secretbody' } as const;
  const ask = () =>
    callAcquirer(`${server.root}/payments?id=secretquery`, question).catch(() => {});
  const [call] = await callsOf('job payments', ask);
  expect(call).toMatchObject({ isFailed: true });
  expect(call?.attributes).toEqual(attributesOf('POST', server.root, 500));
});

test('a push service, whose address is a secret of its browser', async () => {
  const service = await opened(startPushService());
  const privateKey = Buffer.alloc(32, 7).toString('base64url');
  const sender = createPushSender({
    privateKey,
    services: [service.origin],
    contact: 'mailto:site@tipmark.test',
  });
  const { endpoint, keys } = service.subscribe(sender.publicKey);
  const send = () => sender.send({ endpoint, ...keys }, { body: TEXT, secondsToLive: 60 });
  const [call] = await callsOf('job push', send);
  expect(service.delivered).toHaveLength(1);
  expect(call?.attributes).toEqual(attributesOf('POST', service.origin, 201));
  secrets.push(privateKey, new URL(endpoint).pathname);
});

test('Telegram, whose token is in the address', async () => {
  const bot = await opened(startBotApi(TOKEN));
  const config = readConfig({ TELEGRAM_BOT_TOKEN: TOKEN, TELEGRAM_API_ROOT: bot.root });
  const [call] = await callsOf('job telegram', () =>
    createMessenger(config).send('11', { text: TEXT }),
  );
  expect(bot.sent).toHaveLength(1);
  expect(call?.attributes).toEqual(attributesOf('POST', bot.root, 200));
});

test('the mail server', async () => {
  const server = await opened(startMailServer());
  const transport = await opened(createSmtpTransport(server.url, 'site@tipmark.test'));
  const letter = {
    messageId: '<1@tipmark.test>',
    to: READER,
    subject: TEXT,
    text: TEXT,
    html: TEXT,
  };
  const [call] = await callsOf('job mail', () => transport.send(letter));
  expect(server.delivered).toHaveLength(1);
  expect(call).toMatchObject({ name: 'mail', kind: 3, attributes: {}, isFailed: false });
});

test('no span contains a key, a query, an address of a reader or a text', async () => {
  await tracing.stop();
  const sent = collector.bodies.join('\n');
  for (const secret of secrets) expect(sent).not.toContain(secret);
  expect(collector.refused).toEqual([]);
});
