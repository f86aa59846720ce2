import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendStatic } from './send-static.ts';
import { createReleasedFiles, readStaticFolder, type StaticFile } from './serve-static.ts';

export interface StaticOptions {
  /** Folder of the browser build that is served. */
  readonly buildDir: string;
  readonly remotesDir: string;
}

/** Files that browsers request at the root of every site. */
const rootFiles = [
  'favicon.svg',
  'favicon.ico',
  'manifest.webmanifest',
  'icon-maskable.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
  'badge-96.png',
];

/** `/assets/*` from the build, `/remotes/*` from the releases, and the few files of the root. */
export async function registerStatic(
  app: FastifyInstance,
  { buildDir, remotesDir }: StaticOptions,
): Promise<void> {
  const assets = await readStaticFolder(buildDir);
  const released = createReleasedFiles(remotesDir);
  const below = (request: FastifyRequest): string => {
    const [pathname = ''] = (request.raw.url ?? '').split('?', 1);
    return pathname.slice(pathname.indexOf('/', 1) + 1);
  };
  app.get('/assets/*', (request, reply) => sendFound(request, reply, assets.get(below(request))));
  app.get('/remotes/*', async (request, reply) =>
    sendFound(request, reply, await released(below(request))),
  );
  for (const name of rootFiles) {
    const file = assets.get(name);
    app.get(`/${name}`, (request, reply) => sendFound(request, reply, file));
  }
}

const sendFound = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile | undefined,
): FastifyReply =>
  file
    ? sendStatic(request, reply, file)
    : reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('Not found');
