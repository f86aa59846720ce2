import { createHmac } from 'node:crypto';
import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { type HookReceiver, startHookReceiver } from '@tipmark/test-kit/hooks';
import { createHookSender, type HookSenderOptions } from './hook-sender.ts';
import { makeHookSecret } from './hook-signature.ts';

const LOCAL = { allowsLocal: true, ownHosts: [] };
const PUBLIC = { ...LOCAL, allowsLocal: false };
const SECRET = makeHookSecret();
const BODY = '{"type":"webhook.test","data":{"name":"Зенит – Спартак"}}';

let receiver: HookReceiver;

beforeEach(async () => {
  receiver = await startHookReceiver();
});
afterEach(() => receiver.close());

const message = (address: string, secrets: readonly string[] = [SECRET]) => ({
  id: '0b9f2f6e-5d1c-4c0a-9a53-0f6f1f7d9b11',
  timestampSeconds: 1_795_262_400,
  body: BODY,
  address,
  secrets,
});

const sendTo = (address: string, options: Partial<HookSenderOptions> = {}) =>
  createHookSender({ policy: LOCAL, ...options }).send(message(address));

/** Resolves every name to these addresses, one list after the other. */
function resolver(...answers: readonly (readonly string[])[]) {
  let count = 0;
  const lookup: LookupFunction = (_name, _options, callback) => {
    const addresses = answers[Math.min(count, answers.length - 1)] ?? [];
    count += 1;
    const found: LookupAddress[] = addresses.map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }));
    callback(null, found);
  };
  return { lookup, count: () => count };
}

test('a message arrives as it was written, with the headers of standard-webhooks', async () => {
  const answer = await sendTo(`${receiver.url}?a=1`);
  expect(answer).toMatchObject({ status: 204, retryAfterSeconds: 0 });
  const [{ headers, ...arrived } = { headers: {} }] = receiver.received;
  expect(arrived).toEqual({ path: '/hooks?a=1', body: BODY });
  const { id, timestampSeconds } = message('');
  const key = Buffer.from(SECRET.replace('whsec_', ''), 'base64');
  const digest = createHmac('sha256', key).update(`${id}.${timestampSeconds}.${BODY}`);
  expect(headers).toMatchObject({
    'webhook-id': id,
    'webhook-timestamp': String(timestampSeconds),
    'webhook-signature': `v1,${digest.digest('base64')}`,
    'content-type': 'application/json',
  });
});

test('after a change of the secret a message is signed with both', async () => {
  const former = makeHookSecret();
  await createHookSender({ policy: LOCAL }).send(message(receiver.url, [SECRET, former]));
  const signatures = receiver.received[0]?.headers['webhook-signature']?.split(' ') ?? [];
  expect(signatures).toHaveLength(2);
  expect(new Set(signatures).size).toBe(2);
});

test.each([200, 299, 301, 404, 410, 429, 500, 503])('the answer %i is returned', async (status) => {
  receiver.answerWith({ status, headers: { 'retry-after': '120' } });
  expect(await sendTo(receiver.url)).toMatchObject({ status, retryAfterSeconds: 120 });
});

test.each(['http://169.254.169.254/latest/', 'http://localhost:1/'])(
  'a redirect to %s is an answer and not followed',
  async (location) => {
    receiver.answerWith({ status: 307, headers: { location } });
    expect(await sendTo(receiver.url)).toMatchObject({ status: 307 });
    expect(receiver.received).toHaveLength(1);
  },
);

test('a receiver that does not answer is given up after the time-out', async () => {
  receiver.answerWith('silent');
  expect(await sendTo(receiver.url, { timeoutMs: 100 })).toMatchObject({ failure: 'timeout' });
});

test('of an endless answer nothing is read; endless headers are a failure', async () => {
  receiver.answerWith('endlessBody');
  expect(await sendTo(receiver.url)).toMatchObject({ status: 200 });
  receiver.answerWith('endlessHeaders');
  expect(await sendTo(receiver.url)).toMatchObject({ failure: 'unreachable' });
});

test('a closed connection and a closed port are failures', async () => {
  receiver.answerWith('closed');
  expect(await sendTo(receiver.url)).toMatchObject({ failure: 'unreachable' });
  await receiver.close();
  expect(await sendTo(receiver.url)).toMatchObject({ failure: 'unreachable' });
});

test('a certificate that nobody trusts is refused before anything is sent', async () => {
  const secure = await startHookReceiver({ isSecure: true });
  expect(await sendTo(secure.url)).toMatchObject({ failure: 'tls' });
  expect(secure.received).toEqual([]);
  const trusted = await sendTo(secure.url, { ca: secure.certificate });
  expect(trusted).toMatchObject({ status: 204 });
  await secure.close();
});

describe('a name that resolves to an address of this network', () => {
  test.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', 'fd00::1', '::ffff:10.0.0.1'])(
    '%s is never connected to',
    async (address) => {
      const { lookup } = resolver([address]);
      const url = receiver.url.replace('http://localhost', 'https://hooks.example.org');
      expect(await sendTo(url, { policy: PUBLIC, lookup })).toMatchObject({
        failure: 'refusedAddress',
      });
      expect(receiver.received).toEqual([]);
    },
  );

  test('a second answer of the resolver is not asked for: the checked address is the one used', async () => {
    // public at first, this machine afterwards
    const { lookup, count } = resolver(['203.0.114.1'], ['127.0.0.1']);
    const url = receiver.url.replace('http://localhost', 'https://hooks.example.org');
    const answer = await sendTo(url, { policy: PUBLIC, lookup, timeoutMs: 300 });
    expect(answer.status).toBeUndefined();
    expect(count()).toBe(1);
    expect(receiver.received).toEqual([]);
  });

  test('only the public ones of several addresses are used', async () => {
    const { lookup } = resolver(['10.0.0.1', '127.0.0.1']);
    const url = receiver.url.replace('http://localhost', 'https://hooks.example.org');
    const secure = await startHookReceiver({ isSecure: true });
    const address = secure.url.replace('localhost', 'hooks.example.org');
    // development allows this machine, but not the network around it
    const answer = await sendTo(address, { lookup, ca: secure.certificate });
    expect(answer.failure).toBe('tls');
    expect(await sendTo(url, { policy: PUBLIC, lookup })).toMatchObject({
      failure: 'refusedAddress',
    });
    await secure.close();
  });
});
