import { randomUUID } from 'node:crypto';
import type { OwnDatabase } from '../site/own-database.ts';
import { filesOf, linksOf } from './addresses.ts';
import type { Client } from './client.ts';

/** What the visitors of a drill request again and again. */
export interface SiteMap {
  readonly pages: readonly string[];
  /** Files that the pages of the former build need: they stay open during the upgrade. */
  readonly files: readonly string[];
  readonly calls: readonly string[];
}

const MOST_PAGES = 40;
const DAY = 86_400;

/** Finds pages that links lead to, and the files they need, before anything is counted. */
export async function exploreSite(client: Client, now: number): Promise<SiteMap> {
  const begin = ['/', '/Results', `/Results?timestamp=${now}`];
  const pages: string[] = [];
  const files = new Set<string>();
  const waiting = [...begin];
  const met = new Set(begin);
  const refusals = new Map<string, number | string>();
  while (pages.length < MOST_PAGES && waiting.length > 0) {
    const address = waiting.shift() ?? '';
    const reply = await client.get(address);
    // a link may lead to a page for members, or elsewhere
    if (reply?.status !== 200 || !reply.type.startsWith('text/html')) {
      refusals.set(address, reply?.status ?? 'no answer');
      continue;
    }
    pages.push(address);
    for (const file of filesOf(reply.body)) files.add(file);
    for (const link of linksOf(reply.body)) {
      if (!met.has(link)) waiting.push(link);
      met.add(link);
    }
  }
  const missing = begin.filter((address) => !pages.includes(address));
  if (missing.length > 0) {
    const answers = missing.map((address) => `${address} (${refusals.get(address)})`);
    throw new Error(`the site has no ${answers.join(', ')} before the drill`);
  }
  const days = [-1, 0, 1].map((days) => now + days * DAY);
  const calls = ['soccer', 'hockey', 'tennis'].flatMap((sport) =>
    days.map((at) => `/api/${sport}/results/page?timestamp=${at}`),
  );
  return { pages, files: [...files], calls };
}

/** What acknowledged requests have to have caused, once each. */
export interface Acknowledged {
  /** Addresses of those who registered: each gets a letter. */
  readonly registered: string[];
  readonly events: string[];
}

const DRILL_EVENT = 'upgrade_drill';

const SUCCESS = 200;

/** Of so many requests one is a page with its files, one registers, one reports an event. */
const REGISTER_EVERY = 80;
const EVENT_EVERY = 10;

/** Makes the requests of visitors, by their number. */
export function createVisitors(client: Client, map: SiteMap) {
  const acknowledged: Acknowledged = { registered: [], events: [] };
  const pick = (list: readonly string[], number: number) => list[number % list.length] ?? '/';

  async function register(number: number): Promise<void> {
    const email = `visitor.${number}@example.com`;
    const reply = await client.post('/api/register', {
      userEmail: email,
      userName: `Visitor ${number}`,
      userPassword: randomUUID(),
    });
    if (reply?.status === SUCCESS) acknowledged.registered.push(email);
  }

  async function report(number: number): Promise<void> {
    const body = { event_type: DRILL_EVENT, event_properties: { number: String(number) } };
    const reply = await client.post('/api/statistics', body);
    if (reply?.status === SUCCESS) acknowledged.events.push(String(number));
  }

  /** A first visit: the page, and files of it that its build has. */
  async function visit(number: number): Promise<void> {
    const reply = await client.get(pick(map.pages, number));
    const files = reply === undefined ? [] : filesOf(reply.body);
    if (files.length > 0) await client.get(pick(files, number));
  }

  return {
    acknowledged,
    async request(number: number): Promise<void> {
      if (number % REGISTER_EVERY === 0) return register(number);
      if (number % EVENT_EVERY === 0) return report(number);
      const turn = number % 3;
      if (turn === 0) return visit(Math.floor(number / 3));
      await client.get(pick(turn === 1 ? map.calls : map.files, Math.floor(number / 3)));
    },
  };
}

/** How often each event was stored, by its number. */
export async function storedEvents({ query }: OwnDatabase): Promise<Map<string, number>> {
  const rows = await query<{ number: string; times: number }>(
    `select event_properties->>'number' as number, count(*)::int as times
     from statistics_events where event_type = '${DRILL_EVENT}' group by 1`,
  );
  return new Map(rows.map(({ number, times }) => [number, times]));
}
