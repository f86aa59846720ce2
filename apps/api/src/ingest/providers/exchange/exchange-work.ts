import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FeedLine } from '@tipmark/contract/feed';
import {
  type BetfairAccount,
  catalogueFilterOf,
  createExchangeWants,
  exchangeFilterOf,
  lastStartIn,
  marketIdsOf,
  type Provider,
  type ScheduleSettings,
  type StreamState,
  startStreamClient,
} from '@tipmark/providers';
import type { Bus } from '../../../platform/bus/bus.ts';
import { onIngested } from '../../../platform/cache/on-ingested.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { createFeedMemory } from '../../apply/apply-batch.ts';
import { applyFeedStream } from '../../apply/apply-feed-stream.ts';
import { joinNewMatches } from '../../pairs/join-new-matches.ts';
import { readStates, saveState } from '../work/provider-queries.ts';
import { addSpend } from '../work/spend-queries.ts';
import { createRecordBuffer } from './record-buffer.ts';

export const EXCHANGE = 'betfair';

const MS = 1_000;
/** How often what has arrived is stored. */
const STORE_MS = 500;
/** How often the names of its markets are read. */
export const CATALOGUE_MS = 300_000;
/** Sessions of some countries end after twenty minutes. */
const EXTEND_MS = 600_000;
/** How often it is noted that the stream lives. */
const NOTE_MS = 15_000;
/** Rows of a page: a catalogue without descriptions may have so many. */
const PAGE = 1_000;
const MOST_PAGES = 10;
const LONGEST_FAILURE = 300;
/** Rows without a record that wait for the quarantine. */
const MOST_REFUSED = 1_000;

export interface ExchangeParts {
  readonly db: Db;
  readonly bus: Bus;
  readonly clock: () => number;
  readonly reader: Provider;
  readonly account: BetfairAccount;
  readonly appKey: string;
  readonly settings: () => ScheduleSettings;
  readonly open: () => Duplex;
  readonly random: () => number;
  readonly onError: (error: unknown, what: string) => void;
  readonly onState: (state: StreamState) => void;
  readonly heartbeatMs?: number;
  /** Shorter pauses in tests. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** Ends early, without an error, when the signal is aborted. */
const waitFor = (ms: number, signal: AbortSignal): Promise<unknown> =>
  pause(ms, undefined, { signal }).catch(() => undefined);

/**
 * Follows the exchange: what its stream reports is gathered and stored twice a second, what its
 * markets are called is asked every five minutes, and the session is extended.
 * @returns ends it, after what has arrived is stored
 */
export function startExchange(parts: ExchangeParts): () => Promise<void> {
  const { db, bus, clock, account, settings, random, onError, onState } = parts;
  const { wait = waitFor } = parts;
  const reader = parts.reader.openReader();
  const memory = createFeedMemory();
  const buffer = createRecordBuffer();
  const wants = createExchangeWants(
    () => exchangeFilterOf(settings()),
    parts.heartbeatMs === undefined ? {} : { heartbeatMs: parts.heartbeatMs, conflateMs: 0 },
  );
  const stopping = new AbortController();
  let refused: FeedLine[] = [];
  let cataloguedMs = 0;
  let heardMs = 0;
  let notedMs = 0;

  function take(body: string, at: number): void {
    const { records, notes } = reader.read({ at, status: 200, headers: {}, body });
    buffer.add(records, Date.now());
    heardMs = Date.now();
    for (const { path, text, isPart } of notes) {
      if (isPart || refused.length >= MOST_REFUSED) continue;
      const refusal = path === '' ? text : `${path}: ${text}`;
      refused.push({ line: refused.length + 1, source: EXCHANGE, record: { path }, refusal });
    }
  }

  /** What all markets are called, page by page. */
  async function askNames() {
    const markets = new Set<string>();
    let from: string | undefined;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const filter = catalogueFilterOf(exchangeFilterOf(settings()), clock(), from);
      await addSpend(db, EXCHANGE, clock(), 1);
      const { value, failure } = await account.catalogue(filter, PAGE);
      if (value === undefined) return failure;
      take(value.body, value.at);
      const ids = marketIdsOf(value.body);
      for (const id of ids) markets.add(id);
      from = lastStartIn(value.body);
      if (ids.length < PAGE || from === undefined) break;
    }
    cataloguedMs = Date.now();
    if (wants.noteMarkets([...markets])) client?.resubscribe();
    return undefined;
  }

  async function noteState(state: StreamState): Promise<void> {
    onState(state);
    if (state.kind === 'flowing') {
      await saveState(db, EXCHANGE, {
        failures: 0,
        closedUntil: 0,
        failure: null,
        answeredAt: clock(),
      });
      return;
    }
    const { failure, failures, pauseMs } = state;
    await saveState(db, EXCHANGE, {
      failures,
      closedUntil: Math.ceil(clock() + pauseMs / MS),
      failure: `${failure.kind}: ${failure.text}`.slice(0, LONGEST_FAILURE),
    });
  }

  async function store(): Promise<void> {
    const records = buffer.take(Date.now());
    const rows = refused;
    refused = [];
    if (records.length + rows.length > 0) {
      const lines: FeedLine[] = records.map((record, index) => ({ line: index + 1, record }));
      try {
        const report = await applyFeedStream(db, [...lines, ...rows], {
          memory,
          nowSeconds: clock,
        });
        onIngested(bus, report.touched);
        await joinNewMatches({ db, bus, clock }, report);
      } catch (error) {
        buffer.giveBack(records, Date.now());
        refused = rows;
        throw error;
      }
    }
    if (heardMs > notedMs && Date.now() - notedMs >= NOTE_MS) {
      notedMs = Date.now();
      await saveState(db, EXCHANGE, { answeredAt: clock() });
    }
  }

  /** Again and again until the end; what fails is tried again at the next time. */
  async function repeat(everyMs: number, what: string, run: () => Promise<unknown>): Promise<void> {
    while (!stopping.signal.aborted) {
      await waitFor(everyMs, stopping.signal);
      if (stopping.signal.aborted) return;
      await run().catch((error: unknown) => onError(error, what));
    }
  }

  let client: ReturnType<typeof startStreamClient> | undefined;

  /** Waits out a pause that the exchange asked of another process, or before a restart. */
  async function begin(): Promise<void> {
    const states = await readStates(db).catch((error: unknown) => {
      onError(error, 'its state was not read');
      return [];
    });
    const closedUntil = states.find(({ provider }) => provider === EXCHANGE)?.closedUntil ?? 0;
    if (closedUntil > clock()) await wait((closedUntil - clock()) * MS, stopping.signal);
    if (stopping.signal.aborted) return;
    client = startStreamClient({
      open: parts.open,
      account,
      appKey: parts.appKey,
      wanted: wants.wanted,
      narrow: wants.narrow,
      prepare: async () => (Date.now() - cataloguedMs < CATALOGUE_MS ? undefined : askNames()),
      nowMs: Date.now,
      random,
      wait,
      onLine: (text) => take(text, clock()),
      onState: (state) =>
        void noteState(state).catch((error: unknown) => onError(error, 'its state was not stored')),
    });
  }

  const work = [
    begin(),
    repeat(STORE_MS, 'prices were not stored, they are tried again', store),
    repeat(CATALOGUE_MS, 'the names of its markets were not read', askNames),
    repeat(EXTEND_MS, 'its session was not extended', () => account.keepAlive()),
  ];
  return async () => {
    stopping.abort();
    await Promise.all(work);
    await client?.stop();
    await waitFor(MS, AbortSignal.timeout(MS));
    await store().catch((error: unknown) => onError(error, 'the last prices were not stored'));
  };
}
