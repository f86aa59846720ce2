import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { type ReleaseStore, StoreError } from './release-store.ts';

export interface S3Options {
  readonly bucket: string;
  /** Without slashes around it; empty = the whole bucket. */
  readonly prefix: string;
  /** Of another server than Amazon's: keys follow the bucket in the path. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
  /** Requests that fail are repeated so many times; a shell asks again by itself. */
  readonly retries?: number;
  readonly deadlineMs?: number;
  /** Before the first repetition; later ones take twice as long each. */
  readonly pauseMs?: number;
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
};

/**
 * Releases in an object store with the S3 API. It must support conditional writes, as Amazon S3,
 * Cloudflare R2 and MinIO do: without them two teams could undo each other's release.
 */
export function createS3Store(options: S3Options): ReleaseStore {
  const {
    bucket,
    prefix,
    endpoint,
    region,
    retries = 4,
    deadlineMs = 10_000,
    pauseMs = 200,
  } = options;
  const { accessKeyId, secretAccessKey, sessionToken } = options;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken && { sessionToken }),
    service: 's3',
    region,
    retries: 0,
  });
  const root = endpoint
    ? `${endpoint.replace(/\/+$/, '')}/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`;
  const base = prefix === '' ? root : `${root}/${prefix}`;
  const location = `s3://${prefix === '' ? bucket : `${bucket}/${prefix}`}`;

  async function askOnce(key: string, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(deadlineMs);
    const reply = await client.fetch(`${base}/${key}`, { ...init, signal, redirect: 'error' });
    // the body belongs to the deadline, too
    const body = await reply.arrayBuffer();
    const { status, headers } = reply;
    return new Response(withoutBody.has(status) ? null : body, { status, headers });
  }

  async function ask(key: string, init: RequestInit): Promise<Response> {
    for (let attempt = 0; ; attempt += 1) {
      const reply = await askOnce(key, init).catch((error: unknown) => whyOf(error));
      const isBroken = typeof reply === 'string' || reply.status >= 500 || reply.status === 429;
      if (!isBroken) return reply;
      if (attempt >= retries) throw new StoreError(`${location} ${failed(key, reply)}`);
      await delay(pauseMs * 2 ** attempt * (0.5 + Math.random()));
    }
  }

  async function write(
    key: string,
    bytes: Buffer,
    conditions: Readonly<Record<string, string>>,
    cacheControl: string,
  ): Promise<boolean> {
    const [ending = ''] = /[^.]*$/.exec(key) ?? [];
    const type = (Object.hasOwn(TYPES, ending) && TYPES[ending]) || 'application/octet-stream';
    const reply = await ask(key, {
      method: 'PUT',
      body: Uint8Array.from(bytes),
      headers: { 'Content-Type': type, 'Cache-Control': cacheControl, ...conditions },
    });
    if (reply.ok) return true;
    // 412: the condition does not hold; 409: another write was under way; 404: nothing to replace
    const isConflict =
      reply.status === 412 ||
      reply.status === 409 ||
      (reply.status === 404 && (await reply.clone().text()).includes('NoSuchKey'));
    if (isConflict) return false;
    throw new StoreError(`${location} ${await refused(key, reply)}`);
  }

  return {
    location,
    async read(key, knownTag) {
      const headers = knownTag === undefined ? undefined : { 'If-None-Match': knownTag };
      const reply = await ask(key, { method: 'GET', ...(headers && { headers }) });
      if (reply.status === 304) return 'unchanged';
      if (reply.status === 404 && !(await reply.clone().text()).includes('NoSuchBucket')) {
        return undefined;
      }
      const tag = reply.headers.get('etag');
      if (!reply.ok || !tag) throw new StoreError(`${location} ${await refused(key, reply)}`);
      if (tag === knownTag) return 'unchanged';
      return { bytes: Buffer.from(await reply.arrayBuffer()), tag };
    },
    create: (key, bytes) =>
      write(key, bytes, { 'If-None-Match': '*' }, 'public, max-age=31536000, immutable'),
    replace: (key, bytes, tag) =>
      write(
        key,
        bytes,
        tag === undefined ? { 'If-None-Match': '*' } : { 'If-Match': tag },
        'no-cache',
      ),
  };
}

const withoutBody = new Set([204, 304]);

const failed = (key: string, reply: Response | string): string =>
  typeof reply === 'string'
    ? `does not answer (${key}: ${reply}); check AWS_ENDPOINT_URL_S3 and the network`
    : `answers ${reply.status} (${key})`;

/** Of the codes of S3 those that somebody can do something about. */
const ADVICE: Readonly<Record<string, string>> = {
  NoSuchBucket: 'create the bucket, or correct REMOTES_URL',
  AccessDenied: 'the key may not do this; give it GetObject and PutObject',
  InvalidAccessKeyId: 'correct AWS_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'correct AWS_SECRET_ACCESS_KEY and AWS_REGION',
  NotImplemented: 'this store has no conditional writes, use another one',
};

async function refused(key: string, reply: Response): Promise<string> {
  const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await reply.text()) ?? [];
  const advice = Object.hasOwn(ADVICE, code) ? `: ${ADVICE[code]}` : '';
  return `answers ${reply.status} ${code} (${key})${advice}`;
}

function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}
