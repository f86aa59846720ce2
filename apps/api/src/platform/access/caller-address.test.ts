import { Socket } from 'node:net';
import Fastify from 'fastify';
import { createAddressReader } from './caller-address.ts';

const TRUSTED = ['loopback', '10.0.0.0/8'];

test.each([
  ['127.0.0.1', undefined],
  ['203.0.113.5', undefined],
  ['203.0.113.5', '198.51.100.1'],
  ['127.0.0.1', '198.51.100.1'],
  ['127.0.0.1', '198.51.100.1, 10.1.2.3'],
  ['10.9.9.9', '198.51.100.1, 203.0.113.9, 10.1.2.3'],
  ['127.0.0.1', '10.0.0.1, 127.0.0.1'],
  ['::1', '2001:db8::7'],
  ['::ffff:127.0.0.1', '198.51.100.1'],
])('from %s forwarded for %s it is the address that the framework finds', async (direct, named) => {
  const readAddress = createAddressReader(TRUSTED);
  const app = Fastify({ trustProxy: TRUSTED });
  app.get('/', (request) => ({ framework: request.ip, own: readAddress(request.raw) }));
  const reply = await app.inject({
    url: '/',
    remoteAddress: direct,
    headers: named === undefined ? {} : { 'x-forwarded-for': named },
  });
  expect(reply.statusCode).toBe(200);
  const { framework, own } = reply.json();
  expect(own).toBe(framework);
});

test('it is empty when the caller has left', () => {
  const socket = new Socket();
  expect(createAddressReader(TRUSTED)({ headers: {}, socket })).toBe('');
});
