import { type Dispatcher, errors, request } from 'undici';
import { ACCEPTED_ENCODINGS, BodyTooLong, readBody, UnknownEncoding } from './read-body.ts';

/** What limits a request. */
export interface RequestLimits {
  readonly mostBytes: number;
  /** From the first byte sent to the last received, over all redirects. */
  readonly deadlineMs: number;
  readonly mostRedirects: number;
}

export interface HttpReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Why a request has no reply. `unsent`: it did not reach the provider, so that it costs nothing;
 * `uncertain`: the provider may have counted it; `final`: a repetition would end the same.
 */
export class NoReply extends Error {
  override readonly name = 'NoReply';
  readonly kind: 'unsent' | 'uncertain' | 'final';

  constructor(kind: NoReply['kind'], message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

const UNSENT: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

function codeOf(error: unknown): string {
  const code: unknown = Object(error).code;
  return typeof code === 'string' ? code : '';
}

function noReplyOf(error: unknown): NoReply {
  if (error instanceof NoReply) return error;
  const text = error instanceof Error ? error.message : String(error);
  if (error instanceof BodyTooLong) return new NoReply('final', `the answer is ${text}`, error);
  if (error instanceof UnknownEncoding) return new NoReply('final', text, error);
  if (Object(error).name === 'TimeoutError')
    return new NoReply('uncertain', 'no whole answer within the deadline', error);
  if (error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError)
    return new NoReply('uncertain', 'no answer in time', error);
  const code = codeOf(error);
  const about = code === '' || text.includes(code) ? text : `${text} (${code})`;
  return new NoReply(UNSENT.has(code) ? 'unsent' : 'uncertain', about, error);
}

/** Several values of a name are joined as HTTP joins them. */
function plainHeaders(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      Array.isArray(value) ? value.join(', ') : String(value ?? ''),
    ]),
  );
}

/** Where a redirect leads; a key never goes to another host. */
function redirected(from: string, location: string | undefined): string {
  if (location === undefined || !URL.canParse(location, from))
    throw new NoReply('final', 'redirects to no address');
  const to = new URL(location, from);
  if (to.origin !== new URL(from).origin)
    throw new NoReply('final', `redirects to another host, ${to.host}`);
  return to.href;
}

/**
 * Sends one GET request and reads its reply.
 * @throws NoReply
 */
export async function requestOnce(
  url: string,
  headers: Readonly<Record<string, string>>,
  dispatcher: Dispatcher,
  { mostBytes, deadlineMs, mostRedirects }: RequestLimits,
): Promise<HttpReply> {
  const signal = AbortSignal.timeout(deadlineMs);
  let address = url;
  try {
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const reply = await request(address, {
        method: 'GET',
        headers: { ...headers, 'accept-encoding': ACCEPTED_ENCODINGS },
        dispatcher,
        signal,
      });
      const got = plainHeaders(reply.headers);
      if (REDIRECTS.has(reply.statusCode)) {
        await reply.body.dump();
        address = redirected(address, got['location']);
        continue;
      }
      const body = await readBody(reply.body, got['content-encoding'] ?? '', mostBytes);
      return { status: reply.statusCode, headers: got, body };
    }
  } catch (error) {
    throw noReplyOf(error);
  }
  throw new NoReply('final', `redirects more than ${mostRedirects} times`);
}
