import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { aSite } from '../testing/a-site.ts';

test('a shell that ends answers its proxy on open connections and accepts no others', async () => {
  const site = await aSite();
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = site.app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = async (by: Agent) => {
    const headers = { host: 'tips.example', 'x-forwarded-for': '192.0.2.1' };
    const path = '/main.0123abcd.js';
    const request = get({ host: '127.0.0.1', port, path: `/assets${path}`, agent: by, headers });
    const [reply] = (await once(request, 'response')) as [IncomingMessage];
    let body = '';
    for await (const chunk of reply) body += String(chunk);
    return { status: reply.statusCode, connection: reply.headers.connection, body };
  };
  expect(await ask(agent)).toMatchObject({ status: 200, connection: 'keep-alive' });
  const stopped = site.stop();
  await pause(50);
  await expect(ask(new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(await ask(agent)).toEqual({ status: 200, connection: 'close', body: 'main()' });
  await stopped;
});
