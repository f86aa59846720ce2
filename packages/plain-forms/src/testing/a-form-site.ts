import { createBareServer, createLogger, createServerMetrics } from '@tipmark/web-server';
import { type FakeApi, startFakeApi } from '@tipmark/web-server/testing';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { registerPlainForms } from '../register-plain-forms.ts';

export interface FormSite {
  readonly api: FakeApi;
  ask(options: InjectOptions): Promise<LightMyRequestResponse>;
  stop(): Promise<void>;
}

/** A server with nothing but forms, before an API whose replies a test decides. */
export async function aFormSite(): Promise<FormSite> {
  const api = await startFakeApi();
  const publicUrl = 'http://tips.example';
  const logger = createLogger('test', 'silent');
  const app = createBareServer({
    config: {
      publicUrl,
      hosts: ['localhost'],
      countryHeader: 'x-country-code',
      defaultCountry: 'RU',
    },
    isTrustedProxy: () => true,
    logger,
    metrics: createServerMetrics(),
  });
  registerPlainForms(app, { apiUrl: api.url, publicUrl, log: logger });
  await app.ready();
  return {
    api,
    ask: (options) => app.inject(options),
    async stop() {
      await app.close();
      await api.stop();
    },
  };
}
