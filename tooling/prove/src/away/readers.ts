import { setTimeout as pause } from 'node:timers/promises';
import type { WholeSite } from '../site/whole-site.ts';
import type { Reply } from './judge-reply.ts';

const BETWEEN_MS = 150;
const PATIENCE_MS = 30_000;
const DAY = 86_400;

/** Asks for a page or call, however it ends. */
export async function ask(url: string): Promise<Reply> {
  const begunMs = performance.now();
  const request = `GET ${url}`;
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    await reply.arrayBuffer();
    const retryAfter = reply.headers.get('retry-after');
    return { request, status: reply.status, retryAfter, ms: performance.now() - begunMs };
  } catch {
    return { request, status: undefined, retryAfter: null, ms: performance.now() - begunMs };
  }
}

let countOfDays = 0;

/** A page that was shown before, one that is in no cache, and calls by both ways. */
export function addressesOf({ shell, api }: WholeSite): readonly (() => string)[] {
  const newDay = () => {
    countOfDays += 1;
    return 1_000_000_000 + countOfDays * DAY;
  };
  return [
    () => `${shell}/Results`,
    () => `${shell}/Results?timestamp=${newDay()}`,
    () => `${shell}/api/soccer/results/page?timestamp=${newDay()}`,
    () => `${api}/soccer/results/page`,
    () => `${api}/tennis/results/page?timestamp=${newDay()}`,
  ];
}

/** Visitors who read until they are stopped. */
export function readAlong(site: WholeSite) {
  const replies: Reply[] = [];
  let isOver = false;
  const lane = async (address: () => string) => {
    while (!isOver) {
      replies.push(await ask(address()));
      await pause(BETWEEN_MS);
    }
  };
  const lanes = Promise.all(addressesOf(site).map(lane));
  return {
    replies,
    async stop() {
      isOver = true;
      await lanes;
    },
  };
}
