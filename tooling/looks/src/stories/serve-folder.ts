import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** Replaces images the site has and a Storybook has not. */
const IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html' };

/** Serves the files of a folder on a free port of the loopback interface; any image is found. */
export async function serveFolder(dir: string): Promise<{ address: string; close(): void }> {
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    readFile(path.join(dir, path.normalize(pathname))).then(
      (bytes) => reply.setHeader('Content-Type', TYPES[path.extname(pathname)] ?? '').end(bytes),
      () => {
        if (request.headers['sec-fetch-dest'] !== 'image') reply.writeHead(404).end();
        else reply.setHeader('Content-Type', 'image/svg+xml').end(IMAGE);
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
