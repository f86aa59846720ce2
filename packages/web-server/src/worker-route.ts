import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendStatic } from './send-static.ts';
import { readStaticFile } from './serve-static.ts';

export interface WorkerRouteOptions {
  /** Folder of the shell's builds. */
  readonly distDir: string;
  /** False: browsers that have a worker get one that removes itself. */
  readonly hasWorker: boolean;
}

/** What the worker itself may do: connect to this site, and run no scripts of others. */
const workerPolicy = "default-src 'none'; connect-src 'self'";

/** `/sw.js`, requested again on every visit: browsers compare its bytes. */
export async function registerWorkerRoute(
  app: FastifyInstance,
  { distDir, hasWorker }: WorkerRouteOptions,
): Promise<void> {
  const file = await readStaticFile(
    path.join(distDir, 'worker', hasWorker ? 'sw.js' : 'removal.js'),
  );
  app.get('/sw.js', (request, reply) => {
    if (!file) return reply.code(404).header('Cache-Control', 'no-store').send('Not found');
    reply.header('Content-Security-Policy', workerPolicy);
    return sendStatic(request, reply, { ...file, cacheControl: 'no-cache' });
  });
}
