import {
  COUNTRY_HEADER,
  REQUEST_ID_HEADER,
  TRACE_HEADER,
} from '@tipmark/contract/forwarded-headers';

/** The caller: the browser's session, or its request while the server renders. */
export interface CallerSession {
  /** Raw token; the browser never has it (its cookie is HttpOnly), the server passes it on. */
  readonly token?: string;
  readonly isSignedIn?: boolean;
  /** Minutes east of UTC, Moscow = 180. */
  readonly timeZoneOffsetMinutes?: number;
  /** In a browser: the trace of the page, if it has one. */
  readonly traceparent?: string | undefined;
}

/** The visitor's own request, passed on while the server renders a page for them. */
export interface VisitorRequest {
  readonly clientUrl: string;
  readonly ip: string;
  readonly httpVersion: string;
  /** Under which the calling server logs the page. */
  readonly requestId?: string | undefined;
  /** Two capital letters, as known to the calling server. */
  readonly countryCode?: string | undefined;
  readonly userAgent?: string | undefined;
  readonly cookie?: string | undefined;
  readonly referer?: string | undefined;
  /** How long the page waits for its calls. */
  readonly deadlineMs?: number | undefined;
  /** The trace the page belongs to. */
  readonly traceparent?: string | undefined;
}

/**
 * A header value may only have printable latin characters; others would make the transport throw.
 */
const printable = (value: string): string => value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '');

function ofVisitor(visitor: VisitorRequest): Record<string, string | undefined> {
  return {
    'X-Client-Url': visitor.clientUrl,
    'X-Forwarded-For': visitor.ip,
    'X-Http-Version': visitor.httpVersion,
    [COUNTRY_HEADER]: visitor.countryCode,
    [REQUEST_ID_HEADER]: visitor.requestId,
    [TRACE_HEADER]: visitor.traceparent,
    'User-Agent': visitor.userAgent,
    Cookie: visitor.cookie,
    Referer: visitor.referer,
    'X-Deadline-Ms': visitor.deadlineMs?.toString(),
    // the server calls over loopback: compressing would cost more than the bytes
    'Accept-Encoding': 'identity',
  };
}

/** The headers of every call; the visitor's own ones only in server rendering. */
export function requestHeaders(
  locale: string,
  session: CallerSession,
  visitor?: VisitorRequest,
): Record<string, string> {
  const all = {
    Authorization: session.token ?? '',
    'Accept-Language': locale,
    'Timezone-Offset':
      session.isSignedIn && session.timeZoneOffsetMinutes !== undefined
        ? String(session.timeZoneOffsetMinutes)
        : undefined,
    [TRACE_HEADER]: session.traceparent,
    ...(visitor && ofVisitor(visitor)),
  };
  const present = Object.entries(all).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return Object.fromEntries(present.map(([name, value]) => [name, printable(value)]));
}
