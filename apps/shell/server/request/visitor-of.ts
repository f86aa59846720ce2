import type { VisitorRequest } from '@tipmark/api-client';
import { COOKIE } from '@tipmark/domain';
import { addressOf } from '@tipmark/web-server';
import type { FastifyRequest } from 'fastify';
import type { RequestContext } from './request-context.ts';

/** What the API has not answered by then is of no use to the page, which waits a little longer. */
const DEADLINE_MS = 8500;

/**
 * The visitor's request as passed to the API while the server renders. A guest's page is shared, so
 * only the guest's cookie that is part of the page's key is passed on.
 */
export function visitorOf(request: FastifyRequest, context: RequestContext): VisitorRequest {
  const zone = encodeURIComponent(context.session.timeZone);
  return {
    clientUrl: request.raw.url ?? '/',
    ip: addressOf(request),
    requestId: request.id,
    countryCode: context.session.countryCode,
    httpVersion: request.raw.httpVersion,
    userAgent: request.headers['user-agent'],
    cookie: context.isPersonal ? request.headers.cookie : `${COOKIE.timezone}=${zone}`,
    referer: request.headers.referer,
    deadlineMs: DEADLINE_MS,
    traceparent: request.span?.traceparent,
  };
}
