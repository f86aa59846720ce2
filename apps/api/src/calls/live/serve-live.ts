import type { OutgoingHttpHeaders } from 'node:http';
import { LIVE_LIMITS, LIVE_NOTICES } from '@tipmark/contract/live';
import { type ParsedQueryOf, streams } from '@tipmark/contract/streams';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findLiveMatches } from '../../matches/live/live-queries.ts';
import { countUnreadOf } from '../../people/notices/notice-queries.ts';
import { hasSubscription, refuseUnsubscribed } from '../../people/premium/subscription.ts';
import { createGuestReader, issueGuest } from '../../platform/access/guest-cookies.ts';
import { readToken } from '../../platform/access/request-token.ts';
import { createAnswerCookies } from '../../platform/access/session-cookies.ts';
import {
  type ConnectionShare,
  createConnectionLimit,
} from '../../platform/admission/connection-limit.ts';
import { networkKey } from '../../platform/admission/network-limits.ts';
import { CallError } from '../../platform/errors/errors.ts';
import { readRequest } from '../../platform/http/read-request.ts';
import type { Services } from '../handler/services.ts';
import { hasInvalidToken } from '../serve/admit.ts';
import { createLiveHub, type LiveHub, type LivePace } from './live-hub.ts';
import { createListener } from './live-listener.ts';
import { createLiveNotices } from './live-notices.ts';
import { watchPremium } from './premium-watch.ts';
import type { SentVersion } from './watched-matches.ts';

export interface ServeLiveOptions {
  readonly pace?: Partial<LivePace>;
  readonly maxListeners?: number;
  /** Interval for checking that a subscription has not ended. */
  readonly premiumEveryMs?: number;
}

const MAX_LISTENERS = 4_000;

/**
 * A browser waits this long, and up to twice as long, so that not all reconnect at the same moment.
 */
const RETRY_MS = 2_000;

/** Clocks of processes differ, and a page is a little older than the instant it carries. */
const OVERLAP_MS = 5_000;

const SECOND_MS = 1_000;

/** The caller's state: the last event it saw, else the age of its page. */
function sentState(request: FastifyRequest, since: number | undefined): SentVersion | undefined {
  const last = request.headers['last-event-id'];
  const seen = typeof last === 'string' && /^\d{1,15}$/.test(last) ? Number(last) : undefined;
  const at = seen ?? (since === undefined ? undefined : since * SECOND_MS);
  return at === undefined ? undefined : { until: at + SECOND_MS - 1, again: at - OVERLAP_MS };
}

const streamHeaders = (reply: FastifyReply) => ({
  ...reply.getHeaders(),
  'content-type': 'text/event-stream; charset=utf-8',
  // Proxies must neither cache, compress nor buffer it.
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
});

/**
 * `GET /live`: server-sent events for as long as the caller listens. Limited per caller and in
 * total; a slow reader gets everything missed as one event, or is disconnected.
 */
export function serveLive(
  app: FastifyInstance,
  services: Services,
  { pace, maxListeners = MAX_LISTENERS, premiumEveryMs }: ServeLiveOptions = {},
): LiveHub {
  const { bus, db, clock, guests, config, sessions, scanner } = services;
  const hub = createLiveHub({
    bus,
    scanner,
    find: (ids) => findLiveMatches(db, ids),
    nowMs: () => clock() * SECOND_MS,
    onError: (err) => app.log.warn({ err }, 'live: changes of matches were not read, will retry'),
    ...(pace && { pace }),
  });
  const notices = createLiveNotices({
    bus,
    count: (userIds) => countUnreadOf(db, userIds),
    onError: (err) =>
      app.log.warn(
        { err },
        'live: unread notifications were not counted, the next change counts them',
      ),
    ...(pace?.gatherMs !== undefined && { gatherMs: pace.gatherMs }),
  });
  const readGuest = createGuestReader(guests);
  const connections = createConnectionLimit(() => hub.countOfListeners, maxListeners);
  const isSecure = config.PUBLIC_URL?.startsWith('https:') === true;

  /** Who a connection counts for: a user, or a guest and the network of the guest. */
  function callersOf(request: FastifyRequest): readonly ConnectionShare[] {
    const { connectionsOfCaller, connectionsOfNetwork } = LIVE_LIMITS;
    if (request.signedIn !== undefined) {
      return [{ caller: `user:${request.signedIn.user.id}`, max: connectionsOfCaller }];
    }
    const guestId = readGuest(request);
    const network = networkKey(request);
    if (guestId === undefined) {
      return network === undefined
        ? []
        : [{ caller: `no-guest:${network}`, max: connectionsOfCaller }];
    }
    const ofGuest = { caller: `guest:${guestId}`, max: connectionsOfCaller };
    return network === undefined
      ? [ofGuest]
      : [ofGuest, { caller: network, max: connectionsOfNetwork }];
  }

  async function isSubscriber(token: string | undefined): Promise<boolean> {
    const user = token === undefined ? undefined : (await sessions.resolve(token))?.user;
    return user !== undefined && !user.isBlocked && hasSubscription(user, clock());
  }

  app.get(streams.live.path, { exposeHeadRoute: false }, async (request, reply) => {
    const query = readRequest({ query: streams.live.query }, request).query as ParsedQueryOf<
      typeof streams.live
    >;
    const token = readToken(request);
    request.signedIn = token && (await sessions.resolve(token.value));
    const hasNotices = query.topics.includes(LIVE_NOTICES);
    // beside other topics it is omitted: a page whose session has ended continues
    if (hasNotices && query.topics.length === 1 && request.signedIn === undefined) {
      throw new CallError('unauthorized');
    }
    const isPremium = query.topics.some((topic) => topic.startsWith('scan:'));
    if (isPremium) {
      const payer = {
        signedIn: request.signedIn,
        hasInvalidToken: hasInvalidToken(request, services),
      };
      refuseUnsubscribed(payer, clock());
      await scanner.ready();
    }
    // a connection that has closed meanwhile emits no further close event
    if (reply.raw.destroyed) return reply.hijack();
    const releaseConnection = connections.acquire(callersOf(request));
    issueGuest(request, createAnswerCookies(reply, isSecure, clock()), guests);
    const headers = streamHeaders(reply);
    const response = reply.hijack().raw;
    const listener = createListener(response, {
      topics: query.topics,
      sent: sentState(request, query.since),
      elapsedMs: () => performance.now(),
      onReady: hub.wake,
    });
    const endWatch = isPremium
      ? watchPremium({
          isAllowed: () => isSubscriber(token?.value),
          onLapse: () => hub.lapse(listener),
          ...(premiumEveryMs !== undefined && { everyMs: premiumEveryMs }),
        })
      : () => {};
    const endNotices =
      hasNotices && request.signedIn !== undefined
        ? notices.add(request.signedIn.user.id, listener)
        : () => {};
    response.on('close', () => {
      endWatch();
      endNotices();
      hub.remove(listener);
      releaseConnection();
    });
    response.on('error', () => response.destroy());
    response.writeHead(200, headers as OutgoingHttpHeaders);
    response.write(`retry: ${Math.round(RETRY_MS * (1 + Math.random()))}\n\n`);
    hub.add(listener);
  });
  app.addHook('preClose', async () => {
    notices.close();
    await hub.close();
  });
  return hub;
}
