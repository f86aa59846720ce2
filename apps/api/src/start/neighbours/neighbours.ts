import { resolveTxt } from 'node:dns/promises';
import { Redis } from 'ioredis';
import { createTransport } from 'nodemailer';
import type { Config } from '../../platform/config/config.ts';

/** What a site asks of the servers it needs; a rejection says why they do not answer. */
export interface Neighbours {
  pingRedis(url: string): Promise<void>;
  greetMailServer(url: string): Promise<void>;
  /** TXT records of a name; none where it does not exist. */
  textsOf(name: string): Promise<readonly string[]>;
  /** Name of the bot of a token. */
  nameOfBot(config: Pick<Config, 'TELEGRAM_API_ROOT' | 'TELEGRAM_BOT_TOKEN'>): Promise<string>;
}

const PATIENCE_MS = 5_000;
const UNKNOWN_NAME = new Set(['ENOTFOUND', 'ENODATA']);

async function pingRedis(url: string): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: PATIENCE_MS,
    commandTimeout: PATIENCE_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
    disconnectTimeout: 100,
  });
  let why: Error | undefined;
  // names the cause, where the rejection only says that the connection was closed
  redis.on('error', (error: Error) => {
    why ??= error;
  });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    throw why ?? error;
  } finally {
    redis.disconnect();
  }
}

async function greetMailServer(url: string): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

async function textsOf(name: string): Promise<readonly string[]> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (UNKNOWN_NAME.has(String((error as NodeJS.ErrnoException).code))) return [];
    throw error;
  }
}

const nameOfBot: Neighbours['nameOfBot'] = async ({
  TELEGRAM_API_ROOT: root,
  TELEGRAM_BOT_TOKEN: token,
}) => {
  // Its errors may contain the address, and with it the token.
  const reply = await fetch(`${root}/bot${token}/getMe`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => {
    throw new Error('it cannot be reached');
  });
  const { ok, result } = (await reply.json().catch(() => ({}))) as {
    readonly ok?: boolean;
    readonly result?: { readonly username?: string };
  };
  if (ok !== true) throw new Error(`it answered ${reply.status}`);
  return result?.username ?? '';
};

export const neighbours: Neighbours = { pingRedis, greetMailServer, textsOf, nameOfBot };
