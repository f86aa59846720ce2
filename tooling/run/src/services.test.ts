import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { openDataObstacle, postgresObstacle, redisObstacle } from './services.ts';

async function serverAnswering(reply: string) {
  const server = createServer((socket) => {
    socket.on('data', () => socket.write(reply));
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

describe('services', () => {
  it.each([
    ['+PONG\r\n', undefined],
    ['-NOAUTH Authentication required.\r\n', undefined],
    ['HTTP/1.1 400 Bad Request\r\n', expect.stringContaining('HTTP/1.1 400')],
  ])('knows Redis by its answer %j', async (reply, obstacle) => {
    const { server, port } = await serverAnswering(reply);
    expect(await redisObstacle(`redis://127.0.0.1:${port}/15`)).toEqual(obstacle);
    server.close();
  });

  it('says which address does not answer', async () => {
    const { server, port } = await serverAnswering('');
    server.close();
    await once(server, 'close');
    expect(await redisObstacle(`redis://127.0.0.1:${port}`)).toContain(`127.0.0.1:${port}`);
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    expect(await postgresObstacle(url)).toContain(url);
  });

  it('asks for a folder of open data that is there', () => {
    expect(openDataObstacle(undefined)).toContain('not set');
    expect(openDataObstacle('/nowhere')).toContain('/nowhere');
    expect(openDataObstacle(import.meta.dirname)).toBeUndefined();
  });
});
