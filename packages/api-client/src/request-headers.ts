/** Who calls: the browser's session, or what the server knows of it while it renders. */
export interface CallerSession {
  /** Raw token; the browser never has it (its cookie is HttpOnly), the server passes it on. */
  readonly token?: string;
  readonly isSignedIn?: boolean;
  /** Minutes east of UTC, Moscow = 180. */
  readonly timeZoneOffsetMinutes?: number;
}

/** The visitor's own request, passed on while the server renders a page for them. */
export interface VisitorRequest {
  readonly clientUrl: string;
  readonly ip: string;
  readonly httpVersion: string;
  readonly userAgent?: string | undefined;
  readonly cookie?: string | undefined;
  readonly referer?: string | undefined;
}

/**
 * A header value holds printable latin characters only; the rest would make the transport throw.
 */
const printable = (value: string): string => value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '');

function ofVisitor(visitor: VisitorRequest): Record<string, string | undefined> {
  return {
    'X-Client-Url': visitor.clientUrl,
    'X-Forwarded-For': visitor.ip,
    'X-Http-Version': visitor.httpVersion,
    'User-Agent': visitor.userAgent,
    Cookie: visitor.cookie,
    Referer: visitor.referer,
    // the server asks over loopback: packing and unpacking would cost more than the bytes
    'Accept-Encoding': 'identity',
  };
}

/** The headers of every call; the visitor's own ones only on server rendering. */
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
    ...(visitor && ofVisitor(visitor)),
  };
  const present = Object.entries(all).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return Object.fromEntries(present.map(([name, value]) => [name, printable(value)]));
}
