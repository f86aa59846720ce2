import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FormSite } from './a-form-site.ts';

export interface RecordedCall {
  readonly call: string;
  readonly body: unknown;
  readonly cookie: string | undefined;
}

/** Makes the site's API give every call the same reply. @returns the calls, as they arrive */
export function recordCalls(
  { api }: Pick<FormSite, 'api'>,
  reply: object,
  { status = 200, cookies = [] }: { status?: number; cookies?: readonly string[] } = {},
): readonly RecordedCall[] {
  const calls: RecordedCall[] = [];
  api.answer = (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      calls.push({
        call: `${request.method} ${request.url}`,
        body: JSON.parse(Buffer.concat(parts).toString()),
        cookie: request.headers.cookie,
      });
      response.writeHead(status, {
        'content-type': 'application/json',
        'set-cookie': [...cookies],
      });
      response.end(JSON.stringify(reply));
    });
  };
  return calls;
}

/** Sends a form without scripts. */
export const sendForm = (
  { ask }: Pick<FormSite, 'ask'>,
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): ReturnType<FormSite['ask']> =>
  ask({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
