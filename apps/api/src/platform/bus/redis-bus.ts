import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { type Bus, createLocalBus } from './bus.ts';

const CHANNEL = 'tipmark:purge';
const EVERYTHING = ['*'];

interface Message {
  readonly from: string;
  readonly topics: readonly string[];
}

function readMessage(text: string): Message | undefined {
  try {
    const message: unknown = JSON.parse(text);
    if (typeof message !== 'object' || message === null) return undefined;
    if (!('from' in message) || !('topics' in message) || !Array.isArray(message.topics)) {
      return undefined;
    }
    return { from: String(message.from), topics: message.topics.map(String) };
  } catch {
    return undefined;
  }
}

/**
 * Bus between processes. Without Redis each process still receives its own messages. On every
 * connection everything counts as out of date, since purges may have been missed before it;
 * likewise for the others after a purge that could not be published.
 */
export function createRedisBus(url: string, onError: (error: Error) => void): Bus {
  const me = randomUUID();
  const local = createLocalBus();
  const options = { maxRetriesPerRequest: 1, enableOfflineQueue: false, lazyConnect: true };
  const sender = new Redis(url, options);
  const receiver = new Redis(url, { ...options, autoResubscribe: false });
  /** A purge failed: the other processes do not know what is out of date. */
  let isOwing = false;

  function send(topics: readonly string[]): void {
    sender.publish(CHANNEL, JSON.stringify({ from: me, topics })).catch((error: Error) => {
      isOwing = true;
      onError(error);
    });
  }

  for (const client of [sender, receiver]) client.on('error', onError);
  receiver.on('ready', () => {
    // purges before the subscription would still be missed
    receiver.subscribe(CHANNEL).then(() => local.publish(EVERYTHING), onError);
  });
  sender.on('ready', () => {
    if (!isOwing) return;
    isOwing = false;
    send(EVERYTHING);
  });
  receiver.on('message', (_channel: string, text: string) => {
    const message = readMessage(text);
    if (message !== undefined && message.from !== me) local.publish(message.topics);
  });
  for (const client of [sender, receiver]) client.connect().catch(onError);

  return {
    publish(topics) {
      if (topics.length === 0) return;
      local.publish(topics);
      send(topics);
    },
    subscribe: local.subscribe,
    async close() {
      await local.close();
      sender.disconnect();
      receiver.disconnect();
    },
  };
}
