import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { remoteConfig } from '../remote-config.ts';

export interface ServeOptions {
  /** Absolute folder of the remote. */
  readonly dir: string;
  readonly name: string;
  readonly port: number;
}

type Handler = Parameters<
  NonNullable<ConstructorParameters<typeof RspackDevServer>[0]['setupMiddlewares']>
>[0][number];

const HOST = 'localhost';
const sha384 = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Serves a remote in development. `release.json` is what a shell that allows overrides takes as
 * `REMOTE_<NAME>_URL`: it also renders the pages on the server from the newest source.
 */
export async function serveRemote({ dir, name, port }: ServeOptions): Promise<RspackDevServer> {
  const [client = {}, ssr = {}] = await remoteConfig({ dir, name, isHot: true });
  const compiler = rspack(client);
  const bundleDir = path.join(dir, 'node_modules/.cache/hot');
  watchBundle({ ...ssr, output: { ...ssr.output, path: bundleDir } });
  const server = new RspackDevServer(
    {
      host: HOST,
      port,
      hot: true,
      liveReload: true,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' },
      client: {
        webSocketURL: { protocol: 'ws', hostname: HOST, port, pathname: '/ws' },
        overlay: false,
        logging: 'warn',
      },
      devMiddleware: { publicPath: '/' },
      setupMiddlewares: (middlewares) => [releaseOf(compiler, bundleDir, name), ...middlewares],
    },
    compiler,
  );
  await server.start();
  return server;
}

/** The server bundle, rebuilt on every edit; the development server is for browsers only. */
function watchBundle(config: Configuration): void {
  rspack(config).watch({}, (error, stats) => {
    if (error) console.error(error.message);
    else if (stats?.hasErrors()) console.error(stats.toString('errors-only'));
  });
}

/** Serves what a shell server requests: the release and its server bundle. */
function releaseOf(compiler: Compiler, bundleDir: string, name: string): Handler {
  /** The browser's files are in the memory of the development server. */
  const entryFile = (): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      const { outputPath, outputFileSystem } = compiler;
      if (!outputFileSystem) return reject(new Error('the remote is not built yet'));
      outputFileSystem.readFile(path.join(outputPath, 'remoteEntry.js'), (error, bytes) =>
        error ? reject(error) : resolve(Buffer.from(bytes ?? '')),
      );
    });
  async function release(): Promise<string> {
    const entry = await entryFile();
    const bundle = await readFile(path.join(bundleDir, 'remote.js'));
    const seam = JSON.parse(await readFile(path.join(bundleDir, 'seam.json'), 'utf8')) as object;
    return JSON.stringify({
      ...seam,
      name,
      version: 'dev',
      entry: 'remoteEntry.js',
      integrity: sha384(entry),
      ssrBundle: 'ssr/remote.js',
      ssrIntegrity: sha384(bundle),
      isDevelopment: true,
    });
  }
  const answers: Record<string, () => Promise<Buffer | string>> = {
    '/release.json': release,
    '/ssr/remote.js': () => readFile(path.join(bundleDir, 'remote.js')),
  };
  return {
    name: 'release',
    middleware: (request: IncomingMessage, reply: ServerResponse, next: () => void) => {
      const answer = answers[request.url ?? ''];
      if (!answer) return next();
      reply.setHeader('Cache-Control', 'no-store');
      // before the first build there is nothing to serve
      answer().then(
        (body) => reply.end(body),
        () => {
          reply.statusCode = 503;
          reply.end();
        },
      );
    },
  };
}
