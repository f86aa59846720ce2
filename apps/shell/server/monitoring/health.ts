import type { RemoteHost } from '@tipmark/remotes-registry';
import type { IsOperator } from '@tipmark/web-server';
import type { FastifyInstance } from 'fastify';

export interface HealthOptions {
  readonly host: RemoteHost;
  /** True when every registered remote has been tried once. */
  readonly isReady: () => boolean;
  readonly isOperator: IsOperator;
}

/** Health for operators; for everybody else these pages do not exist. */
export function registerHealth(
  app: FastifyInstance,
  { host, isReady, isOperator }: HealthOptions,
): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      if (!isOperator(request)) await reply.code(404).send('');
    });
    scope.get('/health/live', async () => ({ isLive: true }));
    scope.get('/health/ready', async (_request, reply) =>
      reply.code(isReady() ? 200 : 503).send({ isReady: isReady() }),
    );
    scope.get('/health/remotes', async () => host.state());
  });
}
