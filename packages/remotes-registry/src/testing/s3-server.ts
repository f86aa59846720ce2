import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { AwsClient } from 'aws4fetch';

/**
 * What happens to a request: `lost` = it is carried out and its answer is cut, `cut` = it does not
 * arrive, `busy` = 503, `wrong` = a page of something else, `slow` = an answer that never comes.
 */
export type Fault = 'lost' | 'cut' | 'busy' | 'wrong' | 'slow';

export interface S3Server {
  /** The variables of a process that uses it. */
  readonly env: Readonly<Record<string, string>>;
  /** Requests that arrived, as `PUT soccer/1/release.json`. */
  readonly requests: string[];
  /** Decides about the faults of coming requests. */
  faultOf: (method: string, key: string) => Fault | undefined;
  /** False: writes are carried out whatever their condition, as by old servers. */
  hasConditions: boolean;
  stop(): Promise<void>;
}

const BUCKET = 'releases';
const PREFIX = 'tipmark';
const KEY = 'S3RVER';

/**
 * A real S3 server, which checks signatures, behind a proxy that adds what it lacks: writes on a
 * condition, as Amazon documents them (412, 404 and one at a time for a key), and faults.
 * @param host where it listens
 */
export async function startS3Server(host = '127.0.0.1'): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 's3-'));
  const upstream = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await upstream.run();
  const client = new AwsClient({
    accessKeyId: KEY,
    secretAccessKey: KEY,
    service: 's3',
    region: 'us-east-1',
    retries: 0,
  });
  const tails = new Map<string, Promise<unknown>>();

  /** One request at a time for a key: an object is replaced at once or not at all. */
  function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const mine = (tails.get(key) ?? Promise.resolve()).then(work, work);
    tails.set(
      key,
      mine.catch(() => {}),
    );
    return mine;
  }

  async function tagOf(target: string): Promise<string | undefined> {
    const reply = await client.fetch(`http://127.0.0.1:${port}${target}`, { method: 'HEAD' });
    return reply.ok ? (reply.headers.get('etag') ?? undefined) : undefined;
  }

  async function refusalOf({ method, url = '', headers }: http.IncomingMessage) {
    const { 'if-match': match, 'if-none-match': noneMatch } = headers;
    if (method !== 'PUT' || (match === undefined && noneMatch === undefined)) return undefined;
    const tag = await tagOf(url);
    if (match !== undefined && tag === undefined) return errorOf(404, 'NoSuchKey');
    const holds = match === undefined ? tag === undefined : tag === match;
    return holds ? undefined : errorOf(412, 'PreconditionFailed');
  }

  async function answer(request: http.IncomingMessage, reply: http.ServerResponse): Promise<void> {
    const key = (request.url ?? '').replace(`/${BUCKET}/${PREFIX}/`, '');
    const body = await buffer(request);
    server.requests.push(`${request.method} ${key}`);
    const fault = server.faultOf(request.method ?? '', key);
    if (fault === 'cut') request.socket.destroy();
    else if (fault === 'busy') send(reply, errorOf(503, 'SlowDown'));
    else if (fault === 'wrong') send(reply, { status: 200, headers: {}, body: Buffer.from('<p>') });
    if (fault !== undefined && fault !== 'lost') return;
    const result = await inTurn(key, async () => {
      const refusal = server.hasConditions ? await refusalOf(request) : undefined;
      return refusal ?? (await forward(request, body, port));
    });
    if (fault === 'lost') request.socket.destroy();
    else send(reply, result);
  }

  const proxy = http.createServer((request, reply) => {
    answer(request, reply).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, host, resolve);
  });
  const server: S3Server = {
    env: {
      REMOTES_URL: `s3://${BUCKET}/${PREFIX}`,
      AWS_ENDPOINT_URL_S3: `http://${host}:${(proxy.address() as AddressInfo).port}`,
      AWS_ACCESS_KEY_ID: KEY,
      AWS_SECRET_ACCESS_KEY: KEY,
    },
    requests: [],
    faultOf: () => undefined,
    hasConditions: true,
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
      await upstream.close();
      await rm(directory, { recursive: true });
    },
  };
  return server;
}

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

const errorOf = (status: number, code: string): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(`<Error><Code>${code}</Code></Error>`),
});

function send(reply: http.ServerResponse, { status, headers, body }: Answer): void {
  reply.writeHead(status, headers).end(body);
}

/** Passed on unchanged, with its signature; conditions of writes have been decided. */
function forward(request: http.IncomingMessage, body: Buffer, port: number): Promise<Answer> {
  const { method, url: target, headers } = request;
  return new Promise((resolve, reject) => {
    const sent = http.request(
      { host: '127.0.0.1', port, method, path: target, headers, agent: false },
      (reply) => {
        buffer(reply).then((received) => {
          const { 'transfer-encoding': _, connection: __, ...others } = reply.headers;
          resolve({ status: reply.statusCode ?? 500, headers: others, body: received });
        }, reject);
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}
