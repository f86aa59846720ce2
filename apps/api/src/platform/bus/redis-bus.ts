import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { CONNECT_WITHIN_MS } from '../config/connect-within.ts';
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
const MOST_UNPUBLISHED = 1_000;
const CHECK_EVERY_MS = 1_000;
/** Checks in a row without an answer after which purges of others count as missed. */
const CUT_OFF_AFTER = 2;
/** After so many the connection is opened again. */
const REOPEN_AFTER = 3;

/**
 * A cut connection stays open and silent, so that it is checked by a PING every second. Checks are
 * counted instead of milliseconds: a process that was busy has not read its answers yet. Each check
 * therefore first reads what has arrived.
 * @param onCutOff called with every check while nothing may arrive
 * @returns ends the checks
 */
function watchConnection(client: Redis, onCutOff: () => void): () => void {
  let unanswered = 0;
  const answered = () => {
    unanswered = 0;
  };
  function check(): void {
    if (client.status !== 'ready') {
      unanswered = 0;
      onCutOff();
      return;
    }
    if (unanswered >= CUT_OFF_AFTER) onCutOff();
    if (unanswered >= REOPEN_AFTER) {
      unanswered = 0;
      client.disconnect(true);
      return;
    }
    unanswered += 1;
    // a command that fails at once is no sign of a cut connection
    client.ping().then(answered, answered);
  }
  // timers precede reading in a turn of the event loop, immediates follow it
  const timer = setInterval(() => setImmediate(check), CHECK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Bus between processes. Without Redis each process still receives its own messages. On every
 * connection everything counts as out of date, since purges may have been missed before it;
 * what could not be published is published later.
 * @param onCutOff called every second while purges of others may be missed
 */
export function createRedisBus(
  url: string,
  onError: (error: Error) => void,
  onCutOff: () => void = () => {},
): Bus {
  const me = randomUUID();
  const local = createLocalBus();
  const options = {
    connectTimeout: CONNECT_WITHIN_MS,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    lazyConnect: true,
  };
  const sender = new Redis(url, options);
  const receiver = new Redis(url, { ...options, autoResubscribe: false });
  /** Out of date, and the other processes do not know. */
  let unpublished = new Set<string>();
  const canSend = Promise.withResolvers<void>();
  const canReceive = Promise.withResolvers<void>();

  function publishLater(topics: readonly string[]): void {
    for (const topic of topics) unpublished.add(topic);
    if (unpublished.size > MOST_UNPUBLISHED) unpublished = new Set(EVERYTHING);
  }

  function send(topics: readonly string[]): void {
    // that it is away was reported, and is not again for everything that changes meanwhile
    if (sender.status !== 'ready') return publishLater(topics);
    sender.publish(CHANNEL, JSON.stringify({ from: me, topics })).catch((error: Error) => {
      publishLater(topics);
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
    if (unpublished.size === 0) return;
    const topics = [...unpublished];
    unpublished = new Set();
    send(topics);
  });
  receiver.on('message', (_channel: string, text: string) => {
    const message = readMessage(text);
    if (message !== undefined && message.from !== me) local.publish(message.topics);
  });
  for (const client of [sender, receiver]) client.connect().catch(onError);
  const stops = [watchConnection(sender, () => {}), watchConnection(receiver, onCutOff)];

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
