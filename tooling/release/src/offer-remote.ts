import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { type BuiltRemote, readBuiltRemote } from './built-remote.ts';

const LOOPBACK = '127.0.0.1';
const plainFile = /^\/(?:ssr\/)?[\w~-][\w.~-]*\.(js|css)$/;
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** A served build, until it is closed. */
export interface Offer {
  /** Address of its `release.json`, for `?mf.<remote>=` on a shell that allows overrides. */
  readonly address: string;
  readonly server: Server;
}

/**
 * Serves a build to testers without releasing it: `release.json` names entry, server bundle and
 * their hashes; a build made meanwhile is served from the next request on.
 * @param port 0 for any free one
 */
export async function offerRemote(appDir: string, name: string, port: number): Promise<Offer> {
  await readBuiltRemote(appDir, name);
  const server = createServer((request, reply) => {
    const [requested = ''] = (request.url ?? '').split('?', 1);
    // pages of other origins load it; it is not secret, since every visitor will get it
    reply.setHeader('Access-Control-Allow-Origin', '*');
    reply.setHeader('Cache-Control', 'no-store');
    answer(requested).then(
      ([type, body]) => reply.setHeader('Content-Type', type).end(body),
      () => reply.writeHead(404).end(),
    );
  });

  async function answer(requested: string): Promise<[type: string, body: string | Buffer]> {
    if (requested === '/release.json') {
      const built = await readBuiltRemote(appDir, name);
      return ['application/json', JSON.stringify(releaseOf(built))];
    }
    const [, kind = ''] = plainFile.exec(requested) ?? [];
    const type = TYPES[kind];
    if (type === undefined) throw new Error(requested);
    const file = requested.startsWith('/ssr/') ? requested : `/client${requested}`;
    return [type, await readFile(path.join(appDir, 'dist', file))];
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, resolve);
  });
  const bound = server.address();
  const chosen = typeof bound === 'object' && bound ? bound.port : port;
  return { address: `http://localhost:${chosen}/release.json`, server };
}

/** As the shell reads it, with addresses relative to the file itself. */
const releaseOf = ({ name, version, contract, uses, integrities, ssrIntegrity }: BuiltRemote) => ({
  name,
  version,
  contract,
  uses,
  entry: 'remoteEntry.js',
  integrity: integrities['remoteEntry.js'],
  ssrBundle: 'ssr/remote.js',
  ssrIntegrity,
});
