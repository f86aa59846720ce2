import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findOpenData, findPostgres, findProgram, findRedis } from './machine-key.ts';

const NOWHERE = '127.0.0.1:1';

describe('keys of the machine', () => {
  let folder: string;
  let server: Server | undefined;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'key-'));
  });
  afterEach(() => {
    server?.close();
    server = undefined;
    rmSync(folder, { recursive: true });
  });

  it('keys real files by their contents and names, not by their folder', () => {
    const fill = (name: string, text: string): string => {
      const root = path.join(folder, name);
      mkdirSync(path.join(root, 'soccer'), { recursive: true });
      writeFileSync(path.join(root, 'soccer/E0.csv'), text);
      return root;
    };
    const one = findOpenData(fill('one', 'a'));
    expect(one).toEqual({ key: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(findOpenData(fill('two', 'a'))).toEqual(one);
    expect(findOpenData(fill('two', 'b'))).not.toEqual(one);
  });

  it('reports which folder of real files is missing', () => {
    expect(findOpenData(undefined)).toEqual({ missing: expect.stringContaining('OPEN_DATA_DIR') });
    expect(findOpenData('/no/such')).toEqual({ missing: expect.stringContaining('/no/such') });
  });

  it('reports the address where PostgreSQL or Redis does not answer', async () => {
    expect(await findPostgres(`postgres://postgres@${NOWHERE}/x`)).toEqual({
      missing: expect.stringContaining(NOWHERE),
    });
    expect(await findRedis(`redis://${NOWHERE}`)).toEqual({
      missing: expect.stringContaining(NOWHERE),
    });
  });

  async function answering(reply: string): Promise<string> {
    server = createServer((socket) => socket.on('data', () => socket.end(reply)));
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it.each([
    ['$20\r\nredis_version:7.0.15\r\n', { key: '7.0.15' }],
    ['-NOAUTH Authentication required.\r\n', { key: 'protected' }],
    ['HTTP/1.1 400 Bad Request\r\n', { missing: expect.stringContaining('HTTP/1.1 400') }],
  ])('recognizes Redis by its answer %j', async (reply, found) => {
    expect(await findRedis(await answering(reply))).toEqual(found);
  });

  it('keys a program by the version it prints', () => {
    expect(findProgram(process.execPath)).toEqual({ key: process.version });
    expect(findProgram('no-such-program')).toEqual({ missing: expect.any(String) });
  });
});
