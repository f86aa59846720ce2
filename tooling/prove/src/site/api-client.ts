/** What a call was answered, and when it was sent and answered by this machine's clock. */
export interface Answer {
  readonly status: number;
  readonly data: unknown;
  /** Also one that a call answers with 200: a refusal by its rules. */
  readonly error: { readonly code: string } | undefined;
  readonly sentMs: number;
  readonly answeredMs: number;
}

/** Sends one call to a process of the API. @throws Error when the connection broke */
export async function send(
  url: string,
  call: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: object | string;
  },
): Promise<Answer> {
  const sentMs = Date.now();
  const reply = await fetch(url, {
    method: call.method ?? 'POST',
    headers: { 'content-type': 'application/json', ...call.headers },
    ...(call.body !== undefined && {
      body: typeof call.body === 'string' ? call.body : JSON.stringify(call.body),
    }),
  });
  const text = await reply.text();
  const answeredMs = Date.now();
  const { data, error } = JSON.parse(text || '{}');
  return { status: reply.status, data, error: error ?? data?.error, sentMs, answeredMs };
}

/** A user of the site, signed in. */
export interface Visitor {
  readonly token: string;
  readonly url: string;
  readonly email: string;
}

let countOfVisitors = 0;

/** Registers somebody who is not there yet. */
export async function register(apiUrl: string): Promise<Visitor> {
  countOfVisitors += 1;
  const name = `v${Date.now().toString(36)}x${countOfVisitors}`;
  const email = `${name}@example.com`;
  const { data, status } = await send(`${apiUrl}/register`, {
    body: { userEmail: email, userPassword: 'a quiet harbour at noon', userName: name },
  });
  if (status !== 200) throw new Error(`${name} was not registered: ${status}`);
  return { ...(data as { token: string; url: string }), email };
}

/** Sends records of the feed. @throws Error unless all were taken */
export async function sendRecords(apiUrl: string, feedKey: string, records: string): Promise<void> {
  const { status, error } = await send(`${apiUrl}/feed/records`, {
    headers: { authorization: feedKey, 'content-type': 'application/x-ndjson' },
    body: records,
  });
  if (status !== 200) throw new Error(`the feed was refused: ${status} ${JSON.stringify(error)}`);
}
