import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ownerOfPath } from '@tipmark/route-builder';

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A build whose server bundle is `drawn`: what its pages show, or `throw`. */
export async function aBuildDrawing(app: string, drawn: string): Promise<string> {
  await rm(app, { recursive: true, force: true });
  const [entry, chunk] = [`entry ${drawn}`, `chunk ${drawn}`];
  const files: Record<string, string> = {
    'package.json': '{"version":"1.2.3"}',
    'dist/client/remoteEntry.js': entry,
    'dist/client/12.ab.js': chunk,
    'dist/client/assets.json': JSON.stringify({
      exposed: ['12.ab.js'],
      integrities: { 'remoteEntry.js': hashOf(entry), '12.ab.js': hashOf(chunk) },
    }),
    'dist/maps/12.ab.js.map': '{"sources":["secret.ts"]}',
    'dist/ssr/remote.js': drawn,
    'dist/ssr/seam.json': '{"contract":1,"uses":{}}',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(app, file)), { recursive: true });
    await writeFile(path.join(app, file), text);
  }
  return app;
}

interface Release {
  readonly version: string;
  readonly entry: string;
  readonly integrity: string;
}

export interface ComposedSite {
  readonly url: string;
  /** Every page fails, as while the API is away. */
  isDown: boolean;
  stop(): void;
}

/** A site that composes its pages from a folder of releases, as far as addresses and hashes go. */
export async function aComposedSite(remotesDir: string): Promise<ComposedSite> {
  const site = { url: '', isDown: false, stop: () => {} };
  const read = (file: string) => readFile(path.join(remotesDir, file), 'utf8');

  async function releaseOf(remote: string, request: IncomingMessage): Promise<Release | undefined> {
    const chosen = new RegExp(`mf\\.${remote}=([^;]+)`).exec(request.headers.cookie ?? '')?.[1];
    if (chosen) return JSON.parse(await read(`${remote}/${chosen}/release.json`)) as Release;
    return (JSON.parse(await read('remotes.json')) as Record<string, Release>)[remote];
  }

  async function page(address: string, request: IncomingMessage): Promise<[number, string]> {
    const remote = ownerOfPath(address);
    if (site.isDown) return [503, 'busy'];
    if (remote === 'shell') return [200, document({}, '')];
    const release = await releaseOf(remote, request);
    if (!release) return [404, document({}, '')];
    const { version, entry, integrity } = release;
    const registry = { registry: { [remote]: { version } } };
    const drawn = await read(`${remote}/${version}/ssr/remote.js`);
    if (drawn === 'throw')
      return [500, document({ ...registry, failure: { reason: 'screen' } }, '')];
    const head = `<link rel="modulepreload" href="${entry}" integrity="${integrity}">`;
    return [200, document(registry, head, drawn)];
  }

  const server = createServer((request, reply) => {
    const address = (request.url ?? '/').replace(/\?.*/, '');
    const [, remote, version, file] = /^\/remotes\/([^/]+)\/([^/]+)\/(.+)$/.exec(address) ?? [];
    const answer = file
      ? read(`${remote}/${version}/client/${file}`).then((text) => [200, text] as const)
      : page(address, request);
    answer.then(
      ([status, body]) => reply.writeHead(status).end(body),
      () => reply.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  site.stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return site;
}

const document = (boot: object, head: string, body = ''): string =>
  `<!doctype html><head>${head}</head><body>${body}` +
  `<script id="boot" type="application/json">${JSON.stringify(boot)}</script></body>`;
