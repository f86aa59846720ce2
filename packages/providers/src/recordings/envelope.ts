import { withoutKeys } from '../values/without-keys.ts';
import { instantOf } from './instant.ts';
import type { RecordedAnswer } from './recorded-answer.ts';

type Fields = Readonly<Record<string, unknown>>;

/** One of them stands around a recorded body. */
const AROUND = ['at', 'fetchedAt', 'status', 'http_status', 'headers', 'call', 'url'] as const;
const OK = 200;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a recorded answer with its circumstances, not a body alone. */
function isEnvelope(value: unknown): value is Fields {
  if (!isFields(value)) return false;
  if ('body' in value) return AROUND.some((name) => name in value);
  return 'http_status' in value;
}

/** By lower-case name; several values of one name are joined as HTTP joins them. */
function headersOf(value: unknown): Record<string, string> {
  if (!isFields(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([name, text]) => [
      name.toLowerCase(),
      Array.isArray(text) ? text.join(', ') : String(text),
    ]),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The body, and what remains of an envelope that has none. */
function bodyOf(envelope: Fields): Pick<RecordedAnswer, 'body' | 'content'> {
  if (!('body' in envelope)) {
    const { http_status: _status, case: _case, headers: _headers, ...rest } = envelope;
    return { body: JSON.stringify(rest), content: rest };
  }
  const { body } = envelope;
  if (typeof body === 'string') return { body, content: parsed(body) };
  return { body: JSON.stringify(body), content: body };
}

function callOf(envelope: Fields): Pick<RecordedAnswer, 'call' | 'host'> {
  const text = [envelope['url'], envelope['call']].find((value) => typeof value === 'string');
  if (typeof text !== 'string') return { call: undefined, host: undefined };
  if (!URL.canParse(text)) return { call: withoutKeys(text), host: undefined };
  const { host, pathname, search } = new URL(text);
  return { call: withoutKeys(`${pathname}${search}`), host };
}

/** The form of published examples: the call, the headers and the body of its answer. */
function exampleIn(value: unknown): unknown {
  if (!isFields(value) || !('response_headers' in value) || !('response' in value)) return value;
  const { request, response_headers: headers, response: body } = value;
  return { url: isFields(request) ? request['url'] : undefined, headers, body };
}

/** A parsed value of a file as an answer: with its envelope, or a body alone. */
export function answerIn(found: unknown, text: string): RecordedAnswer {
  const value = exampleIn(found);
  if (!isEnvelope(value)) {
    const nothing = { at: undefined, headers: {}, call: undefined, host: undefined };
    return { ...nothing, status: OK, body: text, content: value };
  }
  const headers = headersOf(value['headers']);
  const status = Number(value['status'] ?? value['http_status'] ?? OK);
  return {
    at: instantOf(value['at']) ?? instantOf(value['fetchedAt']) ?? instantOf(headers['date']),
    status: Number.isInteger(status) ? status : OK,
    headers,
    ...callOf(value),
    ...bodyOf(value),
  };
}
