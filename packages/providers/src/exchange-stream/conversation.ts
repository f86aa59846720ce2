import type { Duplex } from 'node:stream';
import {
  authenticationLine,
  clocksAfter,
  type StreamClocks,
  type Subscription,
  subscriptionLine,
} from '../betfair/stream-lines.ts';
import { numberOf, reach, textOf } from '../values/soft.ts';
import { createLineReader } from './line-reader.ts';

/** Ids of the two messages; every connection has the same, so that an image replaces what was. */
const AUTHENTICATION = 1;
const SUBSCRIPTION = 2;
/** Heartbeats that may be missed. */
const MISSED_HEARTBEATS = 2;
const LONGEST_TEXT = 300;

/** How a connection ended. */
export type StreamEnd =
  | { readonly kind: 'stopped' }
  /** Closed, silent, or what arrived was no line of the stream. */
  | { readonly kind: 'lost'; readonly text: string }
  | { readonly kind: 'refused'; readonly code: string; readonly text: string };

export interface ConversationParts {
  readonly socket: Duplex;
  readonly appKey: string;
  readonly session: string;
  /** What is subscribed to now. */
  readonly wanted: () => Omit<Subscription, 'id'>;
  /** Asks for less, after the exchange refused that much. @returns false: it cannot be less */
  readonly narrow: () => boolean;
  /** Kept over connections; empty after an image is asked for. */
  readonly clocks: { current: StreamClocks };
  /** How long an answer may take. */
  readonly answerMs: number;
  /** A line of the operation `mcm`. */
  readonly onLine: (text: string) => void;
  /** The first line with data of this connection arrived. */
  readonly onFlowing: () => void;
}

export interface Conversation {
  readonly ended: Promise<StreamEnd>;
  /** Subscribes again, to what is wanted now. */
  resubscribe(): void;
  stop(): void;
}

/**
 * One connection: signs in, subscribes from where the last one was, and hands on what arrives until
 * it is closed, falls silent, or is refused.
 */
export function converse(parts: ConversationParts): Conversation {
  const { socket, appKey, session, wanted, narrow, clocks, answerMs, onLine, onFlowing } = parts;
  const { promise: ended, resolve } = Promise.withResolvers<StreamEnd>();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let isSubscribed = false;
  let isFlowing = false;
  let heartbeatMs = 0;

  function end(how: StreamEnd): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    socket.destroy();
    resolve(how);
  }

  /** Whatever arrives ends the silence. */
  function listen(): void {
    clearTimeout(timer);
    const ms = isSubscribed ? heartbeatMs * MISSED_HEARTBEATS + answerMs / 10 : answerMs;
    timer = setTimeout(() => end({ kind: 'lost', text: `silent for ${Math.ceil(ms)} ms` }), ms);
  }

  function subscribe(): void {
    isSubscribed = false;
    const now = wanted();
    heartbeatMs = now.heartbeatMs;
    socket.write(subscriptionLine({ ...now, id: SUBSCRIPTION }, clocks.current));
  }

  function fail(line: unknown): void {
    const code = textOf(reach(line, 'errorCode')) ?? 'no code';
    const text = textOf(reach(line, 'errorMessage'), LONGEST_TEXT) ?? '';
    let isMended = false;
    if (code === 'INVALID_CLOCK') {
      isMended = clocks.current.clk !== undefined;
      clocks.current = {};
    }
    if (code === 'SUBSCRIPTION_LIMIT_EXCEEDED') isMended = narrow();
    if (!isMended) end({ kind: 'refused', code, text });
    else if (reach(line, 'connectionClosed') === true) end({ kind: 'lost', text: code });
    else subscribe();
  }

  function hearStatus(line: unknown): void {
    if (reach(line, 'statusCode') !== 'SUCCESS') fail(line);
    else if (numberOf(reach(line, 'id')) === AUTHENTICATION) subscribe();
    else isSubscribed = true;
  }

  function hearData(line: unknown, text: string): void {
    isSubscribed = true;
    onLine(text);
    // Only what was handed on is behind us.
    clocks.current = clocksAfter(clocks.current, line);
    if (isFlowing) return;
    isFlowing = true;
    onFlowing();
  }

  function hear(text: string): void {
    if (isOver) return;
    const line = parsed(text);
    const op = reach(line, 'op');
    if (op === 'connection') socket.write(authenticationLine(AUTHENTICATION, appKey, session));
    else if (op === 'status') hearStatus(line);
    else if (op === 'mcm') hearData(line, text);
    // What was in it is lost: the next connection gets it from the clocks.
    else if (line === undefined) end({ kind: 'lost', text: 'a line that is no JSON' });
  }

  const read = createLineReader(hear);
  socket.on('data', (chunk: Buffer) => {
    if (isOver) return;
    try {
      read(chunk);
    } catch (error) {
      end({ kind: 'lost', text: error instanceof Error ? error.message : String(error) });
      return;
    }
    if (!isOver) listen();
  });
  socket.on('error', ({ message }) => end({ kind: 'lost', text: message }));
  socket.on('end', () => end({ kind: 'lost', text: 'the connection was closed' }));
  socket.on('close', () => end({ kind: 'lost', text: 'the connection was closed' }));
  listen();
  return {
    ended,
    resubscribe() {
      if (isOver || !isSubscribed) return;
      clocks.current = {};
      subscribe();
    },
    stop: () => end({ kind: 'stopped' }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
