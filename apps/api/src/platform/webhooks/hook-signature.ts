import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A new secret of a webhook, in the form of standard-webhooks: 256 random bits. */
export const makeHookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

/** What is signed: the same body under another id or time has another signature. */
export interface SignedContent {
  readonly id: string;
  readonly timestampSeconds: number;
  readonly body: string;
}

function signatureOf(secret: string, { id, timestampSeconds, body }: SignedContent): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const digest = createHmac('sha256', key).update(`${id}.${timestampSeconds}.${body}`);
  return `v1,${digest.digest('base64')}`;
}

/**
 * The headers of standard-webhooks.
 * @param secrets the present one, and a former one that its receiver may still have
 */
export function signedHeaders(
  secrets: readonly string[],
  content: SignedContent,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  return {
    'webhook-id': content.id,
    'webhook-timestamp': String(content.timestampSeconds),
    'webhook-signature': secrets.map((secret) => signatureOf(secret, content)).join(' '),
  };
}
