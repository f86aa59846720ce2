import { setTimeout as pause } from 'node:timers/promises';
import type { BetfairServer } from '@tipmark/test-kit/providers';
import type { Reading } from '../answers/reading.ts';
import { betfair } from '../betfair/betfair.ts';
import { type BetfairAccount, createBetfairAccount } from '../exchange-stream/account.ts';
import {
  createExchangeWants,
  type ExchangeFilter,
  marketIdsOf,
} from '../exchange-stream/exchange-wants.ts';
import { createHttpPost } from '../exchange-stream/http-post.ts';
import { openSocket } from '../exchange-stream/open-socket.ts';
import { type StreamState, startStreamClient } from '../exchange-stream/stream-client.ts';
import { openDispatcher } from '../network/open-dispatcher.ts';

export const ACCESS = {
  appKey: 'app-key-of-the-test',
  user: 'olga@example.org',
  password: 'a password that no log may contain',
};
const FILTER: ExchangeFilter = {
  eventTypeIds: ['1'],
  marketTypes: ['MATCH_ODDS'],
  competitionIds: undefined,
};
const PATIENCE_MS = 5_000;

/** A client of a server, and what it made of what arrived. */
export interface BetfairWatch {
  /** Last prices by match and outcome. */
  readonly odds: ReadonlyMap<string, number>;
  readonly inPlay: ReadonlyMap<string, number | null>;
  readonly states: readonly StreamState[];
  readonly pauses: readonly number[];
  /** Everything that could be written to a log. */
  readonly written: () => string;
  readonly resubscribe: () => void;
  readonly account: BetfairAccount;
  stop(): Promise<void>;
}

export async function until(isTrue: () => boolean, what: string): Promise<void> {
  for (const endMs = Date.now() + PATIENCE_MS; Date.now() < endMs; await pause(2)) {
    if (isTrue()) return;
  }
  throw new Error(`it did not happen in time: ${what}`);
}

/** Pauses take no time; heartbeats and answers are those of a test. */
export function watchBetfair(
  server: BetfairServer,
  known: { readonly session?: string; readonly password?: string } = {},
): BetfairWatch {
  const reader = betfair.openReader();
  const dispatcher = openDispatcher(1_000);
  const odds = new Map<string, number>();
  const inPlay = new Map<string, number | null>();
  const states: StreamState[] = [];
  const pauses: number[] = [];
  const { appKey, user } = ACCESS;
  const password = known.password ?? ACCESS.password;
  const roots = { api: server.root, login: server.root, certificateLogin: server.root };
  const nowSeconds = () => Math.floor(Date.now() / 1_000);
  const account = createBetfairAccount(
    {
      appKey,
      hasCertificate: false,
      ...(known.session === undefined ? { user, password } : { session: known.session }),
    },
    createHttpPost(dispatcher),
    nowSeconds,
    roots,
  );
  const wants = createExchangeWants(() => FILTER, { heartbeatMs: 40, conflateMs: 0 });

  function fold({ records }: Reading): void {
    for (const record of records) {
      if (record.kind !== 'odds' && record.kind !== 'in-play') continue;
      for (const [, outcome, price] of record.prices) {
        const key = `${record.matchKey} ${outcome}`;
        if (record.kind === 'in-play') inPlay.set(key, price);
        else if (price !== null) odds.set(key, price);
      }
    }
  }

  const client = startStreamClient({
    open: () => openSocket(server.stream),
    account,
    appKey,
    wanted: wants.wanted,
    narrow: wants.narrow,
    async prepare() {
      const { value, failure } = await account.catalogue(
        { marketTypeCodes: ['MATCH_ODDS'] },
        1_000,
      );
      if (value === undefined) return failure;
      wants.noteMarkets(marketIdsOf(value.body));
      fold(reader.read(value));
      return undefined;
    },
    nowMs: Date.now,
    random: () => 0,
    async wait(ms) {
      pauses.push(ms);
      await pause(1);
    },
    onLine: (body) => fold(reader.read({ at: nowSeconds(), status: 200, headers: {}, body })),
    onState: (state) => states.push(state),
    answerMs: 400,
  });
  return {
    odds,
    inPlay,
    states,
    pauses,
    account,
    written: () => JSON.stringify([states, [...odds], [...inPlay]]),
    resubscribe: client.resubscribe,
    async stop() {
      await client.stop();
      await dispatcher.close();
    },
  };
}
