import { AcquirerAway, AcquirerMisconfigured, AcquirerRefused } from './acquirer.ts';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_CHARS = 1_000_000;
const TOO_MANY = 429;
const SERVER_ERROR = 500;
const UNAUTHORIZED = [401, 403];
const NOT_FOUND = 404;
const MAX_REASON_CHARS = 300;

export interface Question {
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export type Answer = Readonly<Record<string, unknown>>;

function parse(text: string): Answer {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Answer;
  } catch {
    // thrown below
  }
  throw new AcquirerAway('it did not answer in JSON');
}

/**
 * One request to an acquirer over the network.
 * @returns undefined when there is no such object
 * @throws AcquirerAway, AcquirerRefused, AcquirerMisconfigured
 */
export async function callAcquirer(
  url: string,
  { method, headers = {}, body }: Question,
  timeoutMs = TIMEOUT_MS,
): Promise<Answer | undefined> {
  let status: number;
  let text: string;
  try {
    const reply = await fetch(url, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    status = reply.status;
    text = await reply.text();
  } catch (cause) {
    throw new AcquirerAway(`${new URL(url).host} does not answer`, { cause });
  }
  if (text.length > MAX_ANSWER_CHARS) throw new AcquirerAway('its answer is too long');
  const answered = `it answered ${status}: ${text.slice(0, MAX_REASON_CHARS)}`;
  if (status >= SERVER_ERROR || status === TOO_MANY) throw new AcquirerAway(answered);
  // A wrong key will be corrected, so payments are not given up.
  if (UNAUTHORIZED.includes(status)) throw new AcquirerMisconfigured(answered);
  if (status === NOT_FOUND) return undefined;
  if (status >= 400) throw new AcquirerRefused(answered);
  return parse(text);
}

/** `990.00` → 99000; undefined unless it is an amount with at most two decimals. */
export function minorOf(text: unknown): number | undefined {
  const [, sign, whole, part = ''] = /^(-?)(\d{1,9})(?:[.,](\d{1,4}))?$/.exec(String(text)) ?? [];
  if (whole === undefined || /[1-9]/.test(part.slice(2))) return undefined;
  const minor = Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0'));
  return sign === '-' ? -minor : minor;
}

export const decimalOf = (minor: number): string => (minor / 100).toFixed(2);
