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

/** Of more topics than these, everything is out of date. */
const MOST_OWED = 1_000;
const LOOK_EVERY_MS = 1_000;
const ANSWER_WITHIN_MS = 3_000;
/** Until then a missing answer says nothing. */
const DOUBT_AFTER_MS = 1_500;

/**
 * A connection whose line is cut says nothing and stays open: it is asked for a sign of life and
 * opened again without one.
 * @param onDeaf called again and again while nothing may arrive
 * @returns stops asking
 */
function keepAsking(client: Redis, onDeaf: () => void): () => void {
  let askedAtMs: number | undefined;
  const timer = setInterval(() => {
    if (client.status !== 'ready') {
      askedAtMs = undefined;
      onDeaf();
      return;
    }
    if (askedAtMs !== undefined) {
      const silentMs = performance.now() - askedAtMs;
      if (silentMs >= DOUBT_AFTER_MS) onDeaf();
      if (silentMs < ANSWER_WITHIN_MS) return;
      askedAtMs = undefined;
      client.disconnect(true);
      return;
    }
    askedAtMs = performance.now();
    const answered = () => {
      askedAtMs = undefined;
    };
    // whoever fails at once is not cut off
    client.ping().then(answered, answered);
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Bus between processes. Without Redis each process still receives its own messages. On every
 * connection everything counts as out of date, since purges may have been missed before it;
 * what could not be published is published later.
 * @param onDeaf called every second while purges of others may be missed
 */
export function createRedisBus(
  url: string,
  onError: (error: Error) => void,
  onDeaf: () => void = () => {},
): Bus {
  const me = randomUUID();
  const local = createLocalBus();
  const options = { maxRetriesPerRequest: 1, enableOfflineQueue: false, lazyConnect: true };
  const sender = new Redis(url, options);
  const receiver = new Redis(url, { ...options, autoResubscribe: false });
  /** Out of date, and the other processes do not know. */
  let owed = new Set<string>();
  const canSend = Promise.withResolvers<void>();
  const canReceive = Promise.withResolvers<void>();

  function owe(topics: readonly string[]): void {
    for (const topic of topics) owed.add(topic);
    if (owed.size > MOST_OWED) owed = new Set(EVERYTHING);
  }

  function send(topics: readonly string[]): void {
    sender.publish(CHANNEL, JSON.stringify({ from: me, topics })).catch((error: Error) => {
      owe(topics);
      onError(error);
    });
  }

  for (const client of [sender, receiver]) client.on('error', onError);
  receiver.on('ready', () => {
    // purges before the subscription would still be missed
    receiver.subscribe(CHANNEL).then(() => {
      local.publish(EVERYTHING);
      canReceive.resolve();
    }, onError);
  });
  sender.on('ready', () => {
    canSend.resolve();
    if (owed.size === 0) return;
    const topics = [...owed];
    owed = new Set();
    send(topics);
  });
  receiver.on('message', (_channel: string, text: string) => {
    const message = readMessage(text);
    if (message !== undefined && message.from !== me) local.publish(message.topics);
  });
  for (const client of [sender, receiver]) client.connect().catch(onError);
  const stops = [keepAsking(sender, () => {}), keepAsking(receiver, onDeaf)];

  return {
    connected: Promise.all([canSend.promise, canReceive.promise]).then(() => undefined),
    publish(topics) {
      if (topics.length === 0) return;
      local.publish(topics);
      send(topics);
    },
    subscribe: local.subscribe,
    async close() {
      await local.close();
      for (const stop of stops) stop();
      sender.disconnect();
      receiver.disconnect();
    },
  };
}
