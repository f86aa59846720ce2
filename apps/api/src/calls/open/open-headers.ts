import type { OutgoingHttpHeaders } from 'node:http';
import { type Deprecation, OPEN_ROOT } from '@tipmark/contract/open';
import { leftOf, policyOf } from '../../open/quota/quota-headers.ts';
import type { OpenCaller, QuotaState } from '../../open/quota/quotas.ts';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Storing } from '../../platform/http/send-body.ts';

/** Where the site has it. */
export const OPEN_BASE = `/api${OPEN_ROOT}`;

const EXPOSED =
  'ETag, RateLimit, RateLimit-Policy, Retry-After, Deprecation, Sunset, Link, X-Request-Id';

/** Pages of any site may read the answers; none may send cookies with its questions. */
export const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED,
  'cross-origin-resource-policy': 'cross-origin',
} as const;

export const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'Authorization, If-None-Match, Accept-Language',
  'access-control-max-age': '86400',
} as const;

/** The browser of a caller may store an answer; a shared cache would repeat another one's quota. */
export const OPEN_STORING: Storing = {
  'cache-control': 'private, max-age=5',
  vary: 'Accept-Encoding',
};

/** Only for callers that are limited. */
export function quotaHeaders(
  caller: OpenCaller | undefined,
  state: QuotaState | undefined,
): OutgoingHttpHeaders {
  if (caller === undefined || state === undefined) return {};
  return {
    'ratelimit-policy': policyOf(caller.quota),
    ratelimit: leftOf(state),
    ...(!state.isAllowed && { 'retry-after': String(state.retryAfterSeconds) }),
  };
}

/** RFC 9745 and RFC 8594. */
export function deprecationHeaders(deprecated: Deprecation | undefined): OutgoingHttpHeaders {
  if (deprecated === undefined) return {};
  const { since, sunset, successor } = deprecated;
  return {
    deprecation: `@${since}`,
    sunset: atSecond(sunset).toUTCString(),
    ...(successor !== undefined && {
      link: `<${OPEN_BASE}${successor}>; rel="successor-version"`,
    }),
  };
}
