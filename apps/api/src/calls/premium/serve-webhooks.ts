import type { FastifyInstance } from 'fastify';
import { AcquirerAway, AcquirerMisconfigured } from '../../people/acquirers/acquirer.ts';
import { applyEvents } from '../../people/billing/apply-events.ts';
import { CallError, fieldError } from '../../platform/errors/errors.ts';
import type { Services } from '../handler/services.ts';

const MAX_NOTIFICATION_BYTES = 65_536;
const RETRY_SECONDS = 30;

/**
 * `POST /webhooks/{acquirer}`: notifications of an acquirer. The raw body is verified; 200 means
 * that it is stored, anything else that it has to be sent again.
 */
export function serveWebhooks(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_NOTIFICATION_BYTES },
      (_request, bytes: Buffer, done) => done(null, bytes),
    );
    scope.post<{ Params: { acquirer: string } }>('/webhooks/:acquirer', async (request, reply) => {
      const acquirer = services.acquirers.byName(request.params.acquirer);
      if (acquirer === undefined) throw new CallError('not_found');
      const { body } = request;
      if (!Buffer.isBuffer(body) || body.length === 0) throw fieldError('body', 'missing');
      const events = await acquirer.read(body, request.headers).catch((error: unknown) => {
        const isOver = error instanceof AcquirerAway || error instanceof AcquirerMisconfigured;
        if (!isOver) throw error;
        throw new CallError('unavailable', { retryAfterSeconds: RETRY_SECONDS, cause: error });
      });
      const outcomes = await applyEvents(services, acquirer, events);
      if (outcomes.includes('mismatched')) throw fieldError('amount', 'bad_value');
      if (outcomes.includes('early')) {
        throw new CallError('unavailable', { retryAfterSeconds: RETRY_SECONDS });
      }
      return reply.header('cache-control', 'no-store').send({ data: {} });
    });
  });
}
