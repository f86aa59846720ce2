import type { Duplex } from 'node:stream';
import type { Failure } from '../answers/reading.ts';
import type { StreamClocks, Subscription } from '../betfair/stream-lines.ts';
import type { BetfairAccount } from './account.ts';
import { afterEnd, afterLogin, NO_TROUBLE, type StreamTrouble } from './after-end.ts';
import { type Conversation, converse, type StreamEnd } from './conversation.ts';

/** A connection that gave data for so long was a good one: what ends it is no repeated failure. */
const STEADY_MS = 30_000;
const ANSWER_MS = 15_000;

/** How the stream does. */
export type StreamState =
  | { readonly kind: 'flowing' }
  | {
      readonly kind: 'away';
      readonly failure: Failure;
      readonly failures: number;
      readonly pauseMs: number;
    };

export interface StreamClientParts {
  readonly open: () => Duplex;
  readonly account: Pick<BetfairAccount, 'session' | 'forget'>;
  readonly appKey: string;
  readonly wanted: () => Omit<Subscription, 'id'>;
  readonly narrow: () => boolean;
  /** Done once there is a session, before a connection is made. */
  readonly prepare: () => Promise<Failure | undefined>;
  readonly nowMs: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Ends early, without an error, when the signal is aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
  readonly onLine: (text: string) => void;
  readonly onState: (state: StreamState) => void;
  readonly answerMs?: number;
}

export interface StreamClient {
  /** Subscribes to what is wanted now. */
  resubscribe(): void;
  /** Resolves when nothing more arrives. */
  stop(): Promise<void>;
}

/**
 * Keeps one connection open: after each end it pauses, longer after each failure, and goes on from
 * the clocks of the one before.
 */
export function startStreamClient(parts: StreamClientParts): StreamClient {
  const { open, account, appKey, wanted, narrow, prepare, nowMs, random } = parts;
  const { wait, onLine, onState, answerMs = ANSWER_MS } = parts;
  const stopping = new AbortController();
  const clocks: { current: StreamClocks } = { current: {} };
  let trouble: StreamTrouble = NO_TROUBLE;
  let conversation: Conversation | undefined;

  async function pause(failure: Failure, pauseMs: number): Promise<void> {
    onState({ kind: 'away', failure, failures: trouble.failures, pauseMs });
    await wait(pauseMs, stopping.signal);
  }

  async function afterFailedLogin(failure: Failure): Promise<void> {
    const next = afterLogin(trouble, failure, random());
    trouble = next.trouble;
    await pause(failure, next.pauseMs);
  }

  async function connectOnce(session: string): Promise<StreamEnd> {
    let flowingSince: number | undefined;
    conversation = converse({
      socket: open(),
      appKey,
      session,
      wanted,
      narrow,
      clocks,
      answerMs,
      onLine,
      onFlowing: () => {
        flowingSince = nowMs();
        onState({ kind: 'flowing' });
      },
    });
    const end = await conversation.ended;
    conversation = undefined;
    if (flowingSince !== undefined && nowMs() - flowingSince >= STEADY_MS) trouble = NO_TROUBLE;
    return end;
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const { value: session, failure } = await account.session();
      const unready = failure ?? (await prepare());
      if (stopping.signal.aborted) return;
      if (session === undefined || unready !== undefined) {
        if (unready !== undefined) await afterFailedLogin(unready);
        continue;
      }
      const end = await connectOnce(session);
      if (end.kind === 'stopped') return;
      const next = afterEnd(trouble, end, random());
      trouble = next.trouble;
      if (next.isSessionOver) account.forget(session);
      await pause(next.failure, next.pauseMs);
    }
  }

  const running = run();
  return {
    resubscribe: () => conversation?.resubscribe(),
    async stop() {
      stopping.abort();
      conversation?.stop();
      await running;
    },
  };
}
