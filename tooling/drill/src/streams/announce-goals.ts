import type { FeedRecord } from '@tipmark/contract/feed';
import { paced } from '../load/pace.ts';
import { goalOf, goalRecord } from './match-day.ts';

export interface Feed {
  /** Sends records to one of the APIs, to another one while that is away. @throws Error */
  send(records: readonly FeedRecord[]): Promise<void>;
}

interface Receipt {
  readonly data: { readonly quarantined: number };
}

/** An API that does not answer within this time is away. */
const PATIENCE_MS = 10_000;

/** A provider of the operator, who knows the addresses of all APIs. */
export function createFeed(apiUrls: readonly string[], feedKey: string): Feed {
  let first = 0;

  async function sendTo(url: string, body: string): Promise<string | undefined> {
    const headers = { authorization: feedKey, 'content-type': 'application/x-ndjson' };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const reply = await fetch(`${url}/feed/records`, { method: 'POST', headers, body, signal });
    const text = await reply.text();
    if (!reply.ok) return `${reply.status}: ${text.slice(0, 200)}`;
    const { quarantined } = (JSON.parse(text) as Receipt).data;
    if (quarantined > 0) throw new Error(`the feed refused records: ${text.slice(0, 300)}`);
    return undefined;
  }

  return {
    async send(records) {
      const body = records.map((record) => `${JSON.stringify(record)}\n`).join('');
      const reasons: string[] = [];
      // a record counts once, however often it arrives
      for (let tries = 0; tries < apiUrls.length; tries += 1) {
        const url = apiUrls[first % apiUrls.length] ?? '';
        const reason = await sendTo(url, body).catch((error: Error) => error.message);
        if (reason === undefined) return;
        reasons.push(reason);
        first += 1;
      }
      throw new Error(`no API took a record of the feed: ${reasons.join('; ')}`);
    },
  };
}

export interface Announced {
  /** By match the goals that were announced. */
  readonly lastOf: ReadonlyMap<number, number>;
  readonly count: number;
}

export interface GoalsOptions {
  readonly matches: number;
  readonly perSecond: number;
  /** From now on the goal may be known. */
  readonly onSent?: (match: number) => void;
  /** From now on it is known. */
  readonly onTaken?: (match: number) => void;
}

/** Announces a goal after the other, in each match in turn, until `isOver`. */
export async function announceGoals(
  feed: Feed,
  { matches, perSecond, onSent, onTaken }: GoalsOptions,
  isOver: () => boolean,
): Promise<Announced> {
  const lastOf = new Map<number, number>();
  let count = 0;
  await paced({ perSecond, lanes: 1 }, isOver, async (number) => {
    const { match, goals } = goalOf(number, matches);
    onSent?.(match);
    await feed.send([goalRecord(match, goals, Math.floor(Date.now() / 1_000))]);
    onTaken?.(match);
    lastOf.set(match, goals);
    count += 1;
  });
  return { lastOf, count };
}
