import { createDrain } from '@tipmark/server-kit';
import type { FastifyInstance } from 'fastify';
import { registerApiProxy } from '../api-proxy.ts';
import { createBareServer } from '../bare-server.ts';
import { createLogger } from '../request-log.ts';
import { createServerMetrics } from '../server-metrics.ts';
import { type FakeApi, startFakeApi } from './fake-api.ts';

export interface Proxy {
  readonly app: FastifyInstance;
  readonly api: FakeApi;
  stop(): Promise<void>;
}

/** A server with nothing but the proxy, before an API whose replies a test decides. */
export async function aProxy(): Promise<Proxy> {
  const api = await startFakeApi();
  const app = createBareServer({
    config: {
      publicUrl: 'http://tips.example',
      hosts: [],
      countryHeader: 'x-country',
      defaultCountry: 'RU',
    },
    isTrustedProxy: () => false,
    logger: createLogger('test', 'silent'),
    metrics: createServerMetrics(),
  });
  registerApiProxy(app, { apiUrl: api.url });
  app.addHook('preClose', createDrain(app.server));
  await app.ready();
  return {
    app,
    api,
    async stop() {
      await app.close();
      await api.stop();
    },
  };
}
