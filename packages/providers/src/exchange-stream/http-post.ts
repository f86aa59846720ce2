import { type Dispatcher, request } from 'undici';
import type { Failure } from '../answers/reading.ts';
import { ACCEPTED_ENCODINGS, readBody } from '../network/read-body.ts';

export interface PostReply {
  readonly status: number;
  readonly body: string;
}

/** Sends a form or a text. Never throws: what has no answer is a failure without what was sent. */
export type HttpPost = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<
  | { readonly value: PostReply; readonly failure?: undefined }
  | { readonly value?: undefined; readonly failure: Failure }
>;

const DEADLINE_MS = 30_000;
const MOST_BYTES = 32_000_000;

export function createHttpPost(dispatcher: Dispatcher, deadlineMs = DEADLINE_MS): HttpPost {
  return async (url, headers, body) => {
    try {
      const reply = await request(url, {
        method: 'POST',
        headers: { ...headers, 'accept-encoding': ACCEPTED_ENCODINGS },
        body,
        dispatcher,
        signal: AbortSignal.timeout(deadlineMs),
      });
      const encoding = String(reply.headers['content-encoding'] ?? '');
      const text = await readBody(reply.body, encoding, MOST_BYTES);
      return { value: { status: reply.statusCode, body: text } };
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      return { failure: { kind: 'down', text: `${new URL(url).host}: ${text}` } };
    }
  };
}
