import type { FastifyInstance } from 'fastify';
import { describeApi } from './openapi.ts';

const POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/**
 * `/openapi.json` and a page to read it, both also under the site's `/api`. The description takes
 * as long as the rest of the start, so it is made on first use.
 */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  let document: ReturnType<typeof describeApi> | undefined;
  let bytes: Buffer | undefined;
  const content = () => (document ??= describeApi());
  app.get('/openapi.json', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=60')
      .type('application/json; charset=utf-8')
      .send((bytes ??= Buffer.from(JSON.stringify(content())))),
  );
  const { default: reader } = await import('@scalar/fastify-api-reference');
  await app.register(reader, {
    routePrefix: '/docs',
    configuration: {
      content,
      telemetry: false,
      withDefaultFonts: false,
      hideClientButton: true,
      agent: { disabled: true },
      proxyUrl: '',
    },
    hooks: {
      onRequest(request, reply, next) {
        void reply.header('content-security-policy', POLICY);
        const path = request.raw.url?.split('?', 1)[0];
        // Relative, since the site has the page under /api.
        if (path?.toLowerCase().endsWith('/docs') === true) void reply.redirect('docs/');
        else next();
      },
    },
  });
}
