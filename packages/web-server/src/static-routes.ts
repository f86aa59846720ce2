import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { retainFormerBuilds } from './former-builds.ts';
import { sendStatic } from './send-static.ts';
import { createReleasedFiles, readStaticFolder, type StaticFile } from './serve-static.ts';

export interface StaticOptions {
  /** Folder of the browser build that is served. */
  readonly buildDir: string;
  readonly remotesDir: string;
  /** Copies the version of a remote that is not in the folder. */
  readonly fetchVersion?: ((name: string, version: string) => Promise<void>) | undefined;
  /** Folder for the files of this and former builds. */
  readonly storeDir: string;
  readonly warn: (message: string) => void;
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

/**
 * `/assets/*` from the build or a former one, `/remotes/*` from the releases, and the few files of
 * the root.
 */
export async function registerStatic(
  app: FastifyInstance,
  { buildDir, remotesDir, fetchVersion, storeDir, warn }: StaticOptions,
): Promise<void> {
  const assets = await readStaticFolder(buildDir);
  const former = await retainFormerBuilds({ buildDir, storeDir, warn });
  const released = createReleasedFiles(remotesDir, fetchVersion);
  const below = (request: FastifyRequest): string => {
    const [pathname = ''] = (request.raw.url ?? '').split('?', 1);
    return pathname.slice(pathname.indexOf('/', 1) + 1);
  };
  app.get('/assets/*', async (request, reply) => {
    const name = below(request);
    return sendFound(request, reply, assets.get(name) ?? (await former(name)));
  });
  app.get('/remotes/*', async (request, reply) =>
    // a CDN may fetch them from here for pages of this site
    sendFound(
      request,
      reply.header('Access-Control-Allow-Origin', '*'),
      await released(below(request)),
    ),
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
