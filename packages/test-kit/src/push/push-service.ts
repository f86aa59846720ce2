import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DAY_SECONDS } from '@tipmark/domain';

/** What a browser hands a site that may push to it. */
export interface PushSubscriptionData {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface DeliveredPush {
  readonly endpoint: string;
  readonly text: string;
  readonly secondsToLive: number;
  readonly urgency: string | undefined;
  /** Contact in the signed token of the sender. */
  readonly subject: string;
}

export interface PushService {
  readonly origin: string;
  /** What the browsers have received, decrypted, in order. */
  readonly delivered: readonly DeliveredPush[];
  /** Messages refused because they violate the protocol, and why. */
  readonly refused: readonly string[];
  /** A browser subscribes with the key of a site. */
  subscribe(applicationServerKey: string): PushSubscriptionData;
  /** The next messages to the browser get this answer. */
  answerWith(endpoint: string, status: number, headers?: Readonly<Record<string, string>>): void;
  answerAgain(endpoint: string): void;
  close(): Promise<void>;
}

interface Browser {
  readonly pair: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
  readonly serverKey: string;
  answer?: { readonly status: number; readonly headers: Readonly<Record<string, string>> };
}

const SALT_BYTES = 16;
const RECORD_SIZE_AT = SALT_BYTES;
const KEY_LENGTH_AT = 20;
const KEY_AT = 21;
const TAG_BYTES = 16;
const MAX_BODY = 4_096;

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Reads a message of one record by RFC 8291 and RFC 8188. */
function decrypt({ pair, auth }: Browser, body: Buffer): string {
  const salt = body.subarray(0, SALT_BYTES);
  const recordSize = body.readUInt32BE(RECORD_SIZE_AT);
  const keyLength = body.readUInt8(KEY_LENGTH_AT);
  const senderKey = body.subarray(KEY_AT, KEY_AT + keyLength);
  const record = body.subarray(KEY_AT + keyLength);
  if (record.length > recordSize) throw new Error('more than one record');
  const shared = pair.computeSecret(senderKey);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const material = derive(shared, auth, about, 32);
  const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(record.length - TAG_BYTES));
  const padded = Buffer.concat([
    decipher.update(record.subarray(0, record.length - TAG_BYTES)),
    decipher.final(),
  ]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('the last record does not end as one');
  return padded.subarray(0, end).toString('utf8');
}

/** Checks the sender by RFC 8292; returns the contact it names. */
function checkSender(header: string | undefined, browser: Browser, origin: string): string {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? [];
  if (key !== browser.serverKey) throw new Error('not the key the browser subscribed with');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the token is not signed with the key');
  const read = (part: string) =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  if (read(head)['alg'] !== 'ES256') throw new Error('the token is not signed by ES256');
  const { aud, exp, sub } = read(claims);
  if (aud !== origin) throw new Error(`the token is for ${String(aud)}`);
  const secondsLeft = Number(exp) - Date.now() / 1_000;
  if (!(secondsLeft > 0 && secondsLeft <= DAY_SECONDS))
    throw new Error('the token has no day left');
  if (!/^(?:mailto:.+@|https:\/\/)/.test(String(sub)))
    throw new Error('the sender names no contact');
  return String(sub);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const number = (value: string | string[] | undefined): number =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : Number.NaN;

/**
 * A push service that follows RFC 8030, 8188, 8291 and 8292.
 * @param host where it listens
 * @param behind the origin others reach it at, where it is not its own
 */
export async function startPushService(
  host = '127.0.0.1',
  behind = async (own: string): Promise<string> => own,
): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const delivered: DeliveredPush[] = [];
  const refused: string[] = [];
  let origin = '';

  function receive(request: IncomingMessage, browser: Browser, body: Buffer): DeliveredPush {
    if (request.method !== 'POST') throw new Error(`method ${request.method}`);
    if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('encoding');
    if (body.length > MAX_BODY) throw new Error(`${body.length} bytes`);
    const secondsToLive = number(request.headers['ttl']);
    if (Number.isNaN(secondsToLive)) throw new Error('no time to live');
    const urgency = request.headers['urgency'];
    return {
      endpoint: origin + String(request.url),
      text: decrypt(browser, body),
      secondsToLive,
      urgency: typeof urgency === 'string' ? urgency : undefined,
      subject: checkSender(request.headers.authorization, browser, origin),
    };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const browser = browsers.get(origin + String(request.url));
    if (!browser) return void response.writeHead(404).end();
    if (browser.answer) {
      return void response.writeHead(browser.answer.status, browser.answer.headers).end();
    }
    try {
      delivered.push(receive(request, browser, body));
      response.writeHead(201, { location: `${origin}/message/${delivered.length}` }).end();
    } catch (error) {
      refused.push(error instanceof Error ? error.message : String(error));
      response.writeHead(400).end();
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  origin = await behind(`http://${host}:${(server.address() as AddressInfo).port}`);
  return {
    origin,
    delivered,
    refused,
    subscribe(serverKey) {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const auth = randomBytes(16);
      const endpoint = `${origin}/push/${randomBytes(16).toString('base64url')}`;
      browsers.set(endpoint, { pair, auth, serverKey });
      const p256dh = pair.getPublicKey().toString('base64url');
      return { endpoint, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    answerWith(endpoint, status, headers = {}) {
      const browser = browsers.get(endpoint);
      if (browser) browser.answer = { status, headers };
    },
    answerAgain(endpoint) {
      const browser = browsers.get(endpoint);
      if (browser) delete browser.answer;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
