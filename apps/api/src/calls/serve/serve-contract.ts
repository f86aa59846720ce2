import {
  type DeclaredEndpoint,
  type EndpointName,
  endpoints,
  FOREIGN_CALL_DEADLINE_MS,
} from '@tipmark/contract';
import { COOKIE } from '@tipmark/domain';
import { networkOf } from '@tipmark/server-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withOwnerProof } from '../../people/account/proof/owner-proof.ts';
import { countryOf } from '../../platform/access/caller-country.ts';
import { isLoopbackAddress } from '../../platform/access/callers.ts';
import { createGuestReader, issueGuest } from '../../platform/access/guest-cookies.ts';
import { readCookie, readGuardedCookie, readToken } from '../../platform/access/request-token.ts';
import { refuseForeignWrite } from '../../platform/access/same-origin.ts';
import { type AnswerCookies, createAnswerCookies } from '../../platform/access/session-cookies.ts';
import { siteOf } from '../../platform/access/site-of.ts';
import type { AtOnce } from '../../platform/admission/call-queues.ts';
import { rateOf } from '../../platform/admission/limit-requests.ts';
import {
  atOnceOfNetwork,
  callsOfNetwork,
  networkKey,
} from '../../platform/admission/network-limits.ts';
import { withinDeadline } from '../../platform/database/deadline.ts';
import { answerCallError } from '../../platform/http/answer-call-error.ts';
import type { CachedCalls } from '../../platform/http/cached-calls.ts';
import { checkCallError } from '../../platform/http/check-call-error.ts';
import { checkReply } from '../../platform/http/check-reply.ts';
import { readIdempotencyKey } from '../../platform/http/idempotency.ts';
import { readRequest, refuseOtherMedia } from '../../platform/http/read-request.ts';
import { sendBody, storingOf } from '../../platform/http/send-body.ts';
import { sendPrivate } from '../../platform/http/send-private.ts';
import {
  createViewerReader,
  type ReadingReader,
  type ViewerReader,
} from '../../platform/http/viewer.ts';
import type { PrivateHandler, SharedHandler } from '../handler/handler.ts';
import type { Services } from '../handler/services.ts';
import { admit, hasInvalidToken, hideFromOutside } from './admit.ts';
import { handlers } from './handlers.ts';

type AnyPrivate = PrivateHandler<never>;
type AnyShared = SharedHandler<never>;
type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const FEED_BODY_LIMIT_BYTES = 32 * 1_024 * 1_024;

/** A cookie is prolonged with every use; a token in the header is its owner's responsibility. */
function prolong(request: FastifyRequest, cookies: AnswerCookies): void {
  const { signedIn } = request;
  const token = readToken(request);
  if (signedIn?.isProlonged !== true || token?.isCookie !== true || cookies.hasToken) return;
  cookies.signIn({ ...signedIn.user, token: token.value });
}

function answerShared(
  endpoint: DeclaredEndpoint,
  handler: AnyShared,
  services: Services,
  { read, cached }: CallReaders,
): Answer {
  const isChecked = services.config.NODE_ENV !== 'production';
  const isDayList = handler.isDayList === true;
  return async (request, reply) => {
    const reading = read(request.headers);
    const nowSeconds = services.clock();
    const parts = readRequest(endpoint, request);
    const call = { ...parts, ...reading, services, nowSeconds };
    const { key: ofCall, topics, maxAgeMs, renewAfterMs, build } = handler.resource(call as never);
    const key = `${endpoint.name}|${ofCall}`;
    const answer = await services.responses.get({
      key,
      topics,
      maxAgeMs,
      ...(renewAfterMs !== undefined && { renewAfterMs }),
      async build() {
        const data = await build();
        if (isChecked) checkReply(endpoint, data);
        return { data };
      },
    });
    const requested = { ...reading, url: request.raw.url ?? '', nowSeconds };
    const { name, path: route } = endpoint;
    cached.store(requested, { key, maxAgeMs, name, route, isDayList });
    return sendBody(request, reply, answer, storingOf(isDayList));
  };
}

function describeCaller(request: FastifyRequest, services: Services) {
  const { config } = services;
  return {
    signedIn: request.signedIn,
    hasInvalidToken: hasInvalidToken(request, services),
    userAgent: request.headers['user-agent'] ?? '',
    authorization: request.headers.authorization ?? '',
    address: networkOf(request.ip),
    isLoopback: isLoopbackAddress(request.ip),
    countryCode: countryOf(request, config),
    idempotencyKey: readIdempotencyKey(request),
    signInSecret: readGuardedCookie(request, 'sign_in'),
    display: readCookie(request, COOKIE.display),
    site: siteOf(request, config),
  };
}

const BUSY = { code: 'rate_limited', retryAfterSeconds: 1 } as const;

type RunCall = (request: FastifyRequest, call: () => unknown, guestId?: string) => Promise<unknown>;

/**
 * Runs a call within the limits of concurrent ones: of a user, of a guest and of the network of the
 * guest. A local address alone is not limited, as many callers share it.
 */
function queueOf(name: string, atOnce: AtOnce | undefined, { queues }: Services): RunCall {
  if (atOnce === undefined) return async (_request, call) => call();
  const ofCaller = queues.open(name, { ...atOnce, refusal: BUSY });
  const ofNetwork = queues.open(`${name} of network`, {
    ...atOnceOfNetwork(atOnce),
    refusal: BUSY,
  });
  return (request, call, guestId) => {
    const { signedIn } = request;
    if (signedIn !== undefined) return ofCaller.run(`user:${signedIn.user.id}`, call);
    const network = networkKey(request);
    if (guestId === undefined) return ofCaller.run(network, call);
    return ofCaller.run(`guest:${guestId}`, () => ofNetwork.run(network, call));
  };
}

function answerPrivate(
  endpoint: DeclaredEndpoint,
  handler: AnyPrivate,
  services: Services,
  readViewer: ViewerReader,
): Answer {
  const isChecked = services.config.NODE_ENV !== 'production';
  const isSecure = services.config.PUBLIC_URL?.startsWith('https:') === true;
  const run = queueOf(endpoint.name, handler.atOnce, services);
  return async (request, reply) => {
    const parts = readRequest(endpoint, request);
    const nowSeconds = services.clock();
    const cookies = createAnswerCookies(reply, isSecure, nowSeconds);
    const viewer = readViewer(request);
    const call = {
      ...parts,
      ...viewer,
      ...describeCaller(request, services),
      services,
      nowSeconds,
      cookies,
    };
    const answer = (): Promise<unknown> => handler.answer(call as never);
    const { signedIn } = request;
    const proved = (): Promise<unknown> =>
      endpoint.proof === undefined || signedIn === undefined
        ? answer()
        : withOwnerProof(services, { signedIn, body: parts.body, nowSeconds }, answer);
    const data = await withinDeadline(() => run(request, proved, viewer.guestId));
    if (isChecked) checkReply(endpoint, data);
    if (endpoint.access !== 'local') {
      prolong(request, cookies);
      issueGuest(request, cookies, services.guests);
    }
    return sendPrivate(request, reply, data);
  };
}

/** What is used before the handlers. */
export interface CallReaders {
  readonly read: ReadingReader;
  readonly cached: CachedCalls;
}

/** Operators' calls take as long as what they send. */
function deadlineOf({ access }: DeclaredEndpoint, handler: object, { config }: Services) {
  if (access === 'local') return {};
  const usualMs = config.CALL_DEADLINE_MS;
  return {
    deadlineMs: 'asksOthers' in handler ? Math.max(usualMs, FOREIGN_CALL_DEADLINE_MS) : usualMs,
  };
}

/** Registers every call of the contract with its handler. */
export function serveContract(
  app: FastifyInstance,
  services: Services,
  readers: CallReaders,
): void {
  const isChecked = services.config.NODE_ENV !== 'production';
  const readViewer = createViewerReader(readers.read, createGuestReader(services.guests));
  app.decorateRequest('signedIn', undefined);
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: DeclaredEndpoint = endpoints[name];
    const handler: object = handlers[name];
    const answer =
      'resource' in handler
        ? answerShared(endpoint, handler as AnyShared, services, readers)
        : answerPrivate(endpoint, handler as AnyPrivate, services, readViewer);
    const perMinute = 'callsPerMinute' in handler ? Number(handler.callsPerMinute) : undefined;
    const ofNetwork = perMinute === undefined ? undefined : callsOfNetwork(name, perMinute);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.bodyType === 'application/x-ndjson' ? { bodyLimit: FEED_BODY_LIMIT_BYTES } : {}),
      config: {
        isPrivate: endpoint.cache === 'private',
        callName: name,
        ...deadlineOf(endpoint, handler, services),
        ...(perMinute === undefined ? {} : rateOf(perMinute)),
      },
      async onRequest(request) {
        hideFromOutside(endpoint, request, services);
        refuseForeignWrite(request, services.config.PUBLIC_URL);
        refuseOtherMedia(endpoint, request);
        await admit(endpoint, request, services);
        if (ofNetwork !== undefined && request.signedIn === undefined) {
          await services.limits.take(ofNetwork, networkKey(request));
        }
      },
      handler: answer,
      ...(isChecked && {
        errorHandler(error, request, reply) {
          void answerCallError(checkCallError(endpoint, error), request, reply);
        },
      }),
    });
  }
}
