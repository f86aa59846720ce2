import {
  OPEN_ROOT,
  type OpenCollection,
  openAnswerOf,
  openCollections,
} from '@tipmark/contract/open';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { keyIn } from '../../open/keys/open-keys.ts';
import { writeCursor } from '../../open/listing/cursor.ts';
import { guestOfAddress } from '../../open/quota/guest-caller.ts';
import type { OpenCaller } from '../../open/quota/quotas.ts';
import { networkKey } from '../../platform/admission/network-limits.ts';
import { CallError } from '../../platform/errors/errors.ts';
import { sendBody } from '../../platform/http/send-body.ts';
import type { Services } from '../handler/services.ts';
import { describeOpen } from './describe-open.ts';
import type { OpenFront } from './open-front.ts';
import type { OpenHandler } from './open-handler.ts';
import { openHandlers } from './open-handlers.ts';
import {
  CROSS_ORIGIN,
  deprecationHeaders,
  OPEN_STORING,
  PREFLIGHT,
  quotaHeaders,
} from './open-headers.ts';
import { type ReadOpenCall, readOpenCall } from './read-open-call.ts';
import { serveBulk } from './serve-bulk.ts';

type AnyHandler = OpenHandler<OpenCollection>;

export interface ServeOpenOptions {
  readonly front: Pick<OpenFront, 'store'>;
  readonly collections?: Readonly<Record<string, OpenCollection>>;
  readonly handlers?: Readonly<Record<string, unknown>>;
}

const ALLOWED = ['GET', 'HEAD', 'OPTIONS'];

/** A handler answered something that its collection does not promise. */
class BrokenOpenAnswer extends Error {
  override readonly name = 'BrokenOpenAnswer';
}

function checkAnswer(collection: OpenCollection, answer: unknown): void {
  const result = z.safeParse(openAnswerOf(collection), answer);
  if (result.success) return;
  const faults = result.error.issues.map(
    ({ path, code }) => `${path.map(String).join('.')}: ${code}`,
  );
  throw new BrokenOpenAnswer(`${collection.name}: ${faults.slice(0, 5).join('; ')}`);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the open API; undefined for calls that are not limited. */
    openCaller: OpenCaller | undefined;
  }
}

/**
 * Who calls: the owner of a key, else a network.
 * @throws CallError unauthorized for a key that nobody has, rate_limited for too many of them
 */
async function callerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { open, clock }: Services,
): Promise<OpenCaller | undefined> {
  const key = keyIn(request.headers.authorization);
  if (key === undefined) return guestOfAddress(request.ip);
  const caller = await open.keys.find(key, networkKey(request), clock());
  if (caller !== undefined) return caller;
  void reply.header('www-authenticate', 'Bearer');
  throw new CallError('unauthorized', { message: { key: 'open_key_unknown' } });
}

/** @throws CallError rate_limited */
async function takeFromQuota(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<void> {
  const { open, clock } = services;
  const caller = await callerOf(request, reply, services);
  request.openCaller = caller;
  if (caller === undefined) return;
  const state = await open.quotas.take(caller, clock());
  void reply.headers(quotaHeaders(caller, state));
  if (state.isAllowed) return;
  throw new CallError('rate_limited', { retryAfterSeconds: state.retryAfterSeconds });
}

const withFields = (rows: readonly object[], fields: readonly string[] | undefined) =>
  fields === undefined
    ? rows
    : rows.map((row) =>
        Object.fromEntries(fields.map((name) => [name, (row as Record<string, unknown>)[name]])),
      );

/** The bytes of a page: the same for all who ask for it. */
function pageOf(
  collection: OpenCollection,
  handler: AnyHandler,
  call: ReadOpenCall,
  services: Services,
) {
  const { segments, filters, wanted, fields, locale, list } = call;
  const isChecked = services.config.NODE_ENV !== 'production';
  return {
    key: JSON.stringify([list, wanted, fields, locale]),
    topics: handler.topics({ segments, filters } as never),
    maxAgeMs: handler.maxAgeMs,
    async build() {
      const nowSeconds = services.clock();
      const asked = { segments, filters, wanted, locale, nowSeconds, services };
      const { rows, next } = await handler.answer(asked as never);
      const cursor = next === undefined ? null : writeCursor(list, next);
      if (isChecked) checkAnswer(collection, { data: rows, next: cursor });
      return { data: withFields(rows, fields), next: cursor };
    },
  };
}

/** The collections of the open API, for programs of everybody. */
export function serveOpen(
  app: FastifyInstance,
  services: Services,
  { front, collections = openCollections, handlers = openHandlers }: ServeOpenOptions,
): void {
  app.register(async (scope) => {
    let description: Buffer | undefined;
    scope.decorateRequest('openCaller', undefined);
    scope.addHook('onRequest', async (_request, reply) => void reply.headers(CROSS_ORIGIN));
    scope.addHook('onResponse', async ({ openCaller }, { statusCode }) =>
      openCaller?.note?.(statusCode),
    );
    for (const [name, collection] of Object.entries(collections)) {
      const handler = handlers[name] as AnyHandler;
      const promise = deprecationHeaders(collection.deprecated);
      const url = `${OPEN_ROOT}${collection.path}`;
      scope.get(url, {
        config: { callName: `open ${name}`, deadlineMs: services.config.CALL_DEADLINE_MS },
        async onRequest(request, reply) {
          void reply.headers(promise);
          await takeFromQuota(request, reply, services);
        },
        async handler(request, reply) {
          const call = readOpenCall(collection, handler.order, request);
          const page = pageOf(collection, handler, call, services);
          const answer = await services.open.responses.get(page);
          const { key, maxAgeMs } = page;
          front.store(request.raw.url ?? '', { key, maxAgeMs, route: url, headers: promise });
          return sendBody(request, reply, answer, OPEN_STORING);
        },
      });
    }
    serveBulk(scope, services, (request, reply) => takeFromQuota(request, reply, services));
    scope.get(`${OPEN_ROOT}/openapi.json`, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=60')
        .type('application/json; charset=utf-8')
        .send((description ??= Buffer.from(JSON.stringify(describeOpen(collections))))),
    );
    scope.options(`${OPEN_ROOT}/*`, (_request, reply) => reply.code(204).headers(PREFLIGHT).send());
    scope.get(`${OPEN_ROOT}/*`, () => {
      throw new CallError('route_not_found');
    });
    scope.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE'],
      url: `${OPEN_ROOT}/*`,
      onRequest: async () => {
        throw new CallError('method_not_allowed', { allow: ALLOWED });
      },
      handler: () => {},
    });
  });
}
