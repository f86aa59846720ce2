import webPush from 'web-push';
import { publicPushKey } from './push-key.ts';
import type { PushTarget } from './push-queries.ts';
import { NoAnswer } from './reach.ts';
import { MustWait } from './telegram-failures.ts';

/** The browser accepts no more notifications: its owner unsubscribed, or it is gone. */
export class BrowserGone extends Error {
  override readonly name = 'BrowserGone';
}

/** The push service refuses this message, and would refuse it again. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused';
}

export interface PushMessage {
  readonly body: string;
  readonly secondsToLive: number;
}

export interface PushSender {
  /** Application server key, which browsers subscribe with. */
  readonly publicKey: string;
  /** False for addresses that do not belong to a push service. */
  accepts(endpoint: string): boolean;
  /** Whether the push service at an origin answers at all. */
  answers(origin: string): Promise<boolean>;
  /** @throws BrowserGone, PushRefused, MustWait, NoAnswer, any other error when temporary */
  send(target: PushTarget, message: PushMessage): Promise<void>;
}

export interface PushSenderOptions {
  /** A private key of P-256, as base64url. */
  readonly privateKey: string;
  /** Origins of push services; `https://*.name` covers every host below the name. */
  readonly services: readonly string[];
  /** The contact for a push service, `mailto:` or `https:`. */
  readonly contact: string;
}

const TIMEOUT_MS = 15_000;
const ASKED_WITHIN_MS = 3_000;
const GONE = new Set([404, 410]);
const TOO_MANY = 429;
const DEFAULT_WAIT_SECONDS = 60;
/** Nobody reads a notification that is older. */
const LONGEST_WAIT_SECONDS = 86_400;
const SECOND_MS = 1_000;

/** The mailbox in a sender such as `Tipmark <no-reply@tipmark.test>`, as push services require. */
export const contactOf = (sender: string): string =>
  `mailto:${/<([^<>]+)>/.exec(sender)?.[1] ?? sender}`;

function isOf({ origin, protocol, host }: URL, service: string): boolean {
  if (!service.startsWith('https://*.')) return origin === service;
  return protocol === 'https:' && host.endsWith(service.slice('https://*'.length));
}

/**
 * Seconds that a service asks to wait: a number of them, or a date.
 * @returns 0 when it asks for none
 */
export function retryAfterSeconds(header: string | null, nowMs: number): number {
  const text = header?.trim() ?? '';
  const seconds = /^\d+$/.test(text)
    ? Number(text)
    : Math.ceil((Date.parse(text) - nowMs) / SECOND_MS);
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds), LONGEST_WAIT_SECONDS) : 0;
}

/** Sends by RFC 8030: encrypted for the browser, signed with the key of this site. */
export function createPushSender(options: PushSenderOptions): PushSender {
  const { privateKey, services, contact } = options;
  const publicKey = publicPushKey(privateKey);
  const vapidDetails = { subject: contact, publicKey, privateKey };
  return {
    publicKey,
    accepts(endpoint) {
      if (!URL.canParse(endpoint)) return false;
      const url = new URL(endpoint);
      if (url.username !== '' || url.password !== '') return false;
      return services.some((service) => isOf(url, service));
    },
    async answers(origin) {
      const signal = AbortSignal.timeout(ASKED_WITHIN_MS);
      try {
        const reply = await fetch(`${origin}/`, { redirect: 'manual', signal });
        await reply.body?.cancel();
        return true;
      } catch {
        return false;
      }
    },
    async send({ endpoint, p256dh, auth }, { body, secondsToLive }) {
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, body, {
        vapidDetails,
        TTL: secondsToLive,
        contentEncoding: 'aes128gcm',
        urgency: 'normal',
      });
      const reply = await fetch(request.endpoint, {
        method: request.method,
        headers: request.headers as Record<string, string>,
        body: new Uint8Array(request.body),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((cause: unknown) => {
        throw new NoAnswer(`${new URL(endpoint).host} did not answer`, { cause });
      });
      await reply.body?.cancel();
      if (reply.ok) return;
      const text = `the push service answered ${reply.status}`;
      if (GONE.has(reply.status)) throw new BrowserGone(text);
      if (reply.status === TOO_MANY || reply.status >= 500) {
        const after = retryAfterSeconds(reply.headers.get('retry-after'), Date.now());
        if (after > 0) throw new MustWait(after);
        if (reply.status === TOO_MANY) throw new MustWait(DEFAULT_WAIT_SECONDS);
        throw new Error(text);
      }
      throw new PushRefused(text);
    },
  };
}
