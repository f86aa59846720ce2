import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendLoad } from './load.ts';

let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function loadOn(answer: Parameters<typeof createServer>[1], isPatient = true) {
  server = createServer(answer as never);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const order = { urls: { shell: url, api: url }, seed: 1, salt: 'test', network: 1 };
  const addresses = new Set<number>();
  const tally = await sendLoad({ ...order, perSecond: 40, seconds: 1, isPatient }, (visitor) => {
    addresses.add(visitor);
    return `2001:db8::${visitor.toString(16)}`;
  });
  return { tally, addresses };
}

test('visitors come at their pace although nobody is answered', async () => {
  const { tally, addresses } = await loadOn(() => {});
  expect(tally.sent).toBe(addresses.size);
  expect(tally.sent).toBeGreaterThan(1);
  expect(tally).toMatchObject({ inTime: 0, dead: 0, wrong: 0 });
});

test('a patient visitor waits as long as the site says, an answered one does not come again', async () => {
  const refused = await loadOn((_request, reply) => {
    reply.writeHead(503, { 'retry-after': '60' }).end();
  });
  expect(refused.tally.refused).toBe(refused.addresses.size);
  server.close();
  const answered = await loadOn((_request, reply) => void reply.end('ok'));
  expect(answered.tally.inTime).toBe(answered.addresses.size);
});

test('a connection that breaks is one without an answer', async () => {
  const { tally } = await loadOn((request) => void request.socket.destroy());
  expect(tally.dead).toBeGreaterThan(0);
  expect(tally.faults[0]).toMatch(/no answer/);
});
