import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { requireFreePort } from './free-ports.ts';

describe('requireFreePort', () => {
  it('fails with a command for another port if the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(requireFreePort('API_PORT', port, '127.0.0.1')).rejects.toMatchObject({
      exitCode: 76,
      message: expect.stringContaining(`API_PORT=${port + 1} npm start`),
    });
    other.close();
    await once(other, 'close');
    await expect(requireFreePort('API_PORT', port, '127.0.0.1')).resolves.toBeUndefined();
  });
});
