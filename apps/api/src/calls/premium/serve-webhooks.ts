import { networkOf } from '@tipmark/server-kit';
import type { FastifyInstance } from 'fastify';
import {
  type Acquirer,
  AcquirerAway,
  type AcquirerEvent,
  AcquirerMisconfigured,
} from '../../people/acquirers/acquirer.ts';
import { applyEvents, type Outcome } from '../../people/billing/apply-events.ts';
import {
  type NotedNotification,
  noteNotifications,
} from '../../people/billing/notification-queries.ts';
import { createAddressCheck, isLoopbackAddress } from '../../platform/access/callers.ts';
import type { Limit } from '../../platform/admission/rate-limits.ts';
import type { Config } from '../../platform/config/config.ts';
import { CallError, fieldError } from '../../platform/errors/errors.ts';
import type { Services } from '../handler/services.ts';

const MAX_NOTIFICATION_BYTES = 65_536;
const RETRY_SECONDS = 30;
/** Each notification may cause a request to the acquirer. */
const NOTIFICATIONS: Limit = { name: 'acquirer-notifications', max: 120, windowSeconds: 60 };

function whyNot(error: Error): string {
  if (!(error instanceof CallError)) return `could not be verified: ${error.message}`;
  return `not accepted: ${Object.keys(error.details ?? {}).join(', ') || error.code}`;
}

type Senders = (address: string) => boolean;

const everywhere: Senders = () => true;

/** Where notifications of an acquirer come from. PayPro's are signed, the sandbox's as well. */
function sendersOf({ YOOKASSA_NETWORKS: list }: Config): Readonly<Record<string, Senders>> {
  return { yookassa: list.join() === 'any' ? everywhere : createAddressCheck(list) };
}

/**
 * `POST /webhooks/{acquirer}`: notifications of an acquirer. The raw body is verified; 200 means
 * that it is stored, anything else that it has to be sent again.
 */
export function serveWebhooks(app: FastifyInstance, services: Services): void {
  const senders = sendersOf(services.config);

  async function refuseStrangers(name: string, address: string): Promise<void> {
    if (isLoopbackAddress(address)) return;
    if (!(senders[name] ?? everywhere)(address)) {
      throw new CallError('forbidden', { message: { key: 'unknown_sender', values: { address } } });
    }
    await services.limits.take(NOTIFICATIONS, `${name}:${networkOf(address)}`);
  }

  const note = (acquirer: Acquirer, noted: readonly Omit<NotedNotification, 'acquirerType'>[]) =>
    noteNotifications(
      services.db,
      noted.map((one) => ({ ...one, acquirerType: acquirer.type })),
      services.clock(),
    );

  async function read(
    acquirer: Acquirer,
    body: Buffer,
    headers: Readonly<Record<string, unknown>>,
  ): Promise<readonly AcquirerEvent[]> {
    try {
      return await acquirer.read(body, headers);
    } catch (error) {
      const isOver = error instanceof AcquirerAway || error instanceof AcquirerMisconfigured;
      if (isOver || error instanceof CallError) {
        await note(acquirer, [{ kind: null, providerId: null, outcome: whyNot(error) }]);
      }
      if (!isOver) throw error;
      throw new CallError('unavailable', { retryAfterSeconds: RETRY_SECONDS, cause: error });
    }
  }

  async function receive(
    acquirer: Acquirer,
    body: Buffer,
    headers: Readonly<Record<string, unknown>>,
  ): Promise<readonly Outcome[]> {
    const events = await read(acquirer, body, headers);
    const outcomes = await applyEvents(services, acquirer, events);
    const noted = events.map(({ kind, providerId }, index) => {
      return { kind, providerId, outcome: outcomes[index] ?? 'unknown' };
    });
    const nothing = [{ kind: null, providerId: null, outcome: 'nothing to apply' }];
    await note(acquirer, noted.length > 0 ? noted : nothing);
    return outcomes;
  }

  void app.register(async (scope) => {
    // Their senders name no language, and a refusal is read by an operator.
    scope.addHook('onRequest', async ({ headers }) => {
      headers['accept-language'] ??= 'en';
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_NOTIFICATION_BYTES },
      (_request, bytes: Buffer, done) => done(null, bytes),
    );
    scope.post<{ Params: { acquirer: string } }>('/webhooks/:acquirer', async (request, reply) => {
      const acquirer = services.acquirers.byName(request.params.acquirer);
      if (acquirer === undefined) throw new CallError('not_found');
      await refuseStrangers(acquirer.name, request.ip);
      const { body } = request;
      if (!Buffer.isBuffer(body) || body.length === 0) throw fieldError('body', 'missing');
      const outcomes = await receive(acquirer, body, request.headers);
      if (outcomes.includes('mismatched')) throw fieldError('amount', 'bad_value');
      if (outcomes.includes('early')) {
        throw new CallError('unavailable', { retryAfterSeconds: RETRY_SECONDS });
      }
      return reply.header('cache-control', 'no-store').send({ data: {} });
    });
  });
}
