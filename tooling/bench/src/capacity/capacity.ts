import { setTimeout as pause } from 'node:timers/promises';
import { NOON_OF_300, resultsOf, UNCACHED } from '../bench-days.ts';
import { dayOfMatches } from '../flows/day-of-matches.ts';
import { pushRecords } from '../flows/push-records.ts';
import { priceUpdates, RUNNING_NOON, runningDay, scoreUpdates } from '../flows/running-day.ts';
import { matchUrlsIn } from '../growth/growth-calls.ts';
import { soundLoad } from '../measure/http-load.ts';
import { processCpuMs } from '../measure/process-cpu.ts';
import type { Started } from '../processes/start-process.ts';
import type { Figure } from './figure.ts';
import { KIND } from './model.ts';
import { type CapacitySite, startCapacitySite } from './site.ts';
import { openStreams } from './streams.ts';

export interface CapacityOptions {
  readonly seconds: number;
  /** Server on which the site gets a database, unless `CAPACITY_DATABASE` names one. */
  readonly postgresUrl: string;
  /** Called with each figure as soon as it is known. */
  readonly onFigure: (figure: Figure) => void;
}

interface Asked {
  readonly path: string;
  readonly body?: object;
}

const CONNECTIONS = 8;
const STREAMS = 100;
const RECORDS_AT_ONCE = 100;
const PUSHES = 30;
const PUSH_EVERY_MS = 250;
/** Messages are gathered for a moment before they are sent. */
const SETTLE_MS = 2_000;
const PRICES_OF_RECORD = 3;
const SEARCHES = 300;
const WARMING = 40;

const DAY = `/soccer/results/page?timestamp=${NOON_OF_300}`;
const OPEN_PAGE = `/open/v1/matches?sport=soccer&day=${new Date(NOON_OF_300 * 1_000).toISOString().slice(0, 10)}`;
const PREFIXES = ['rov', 'hom', 'away', 'div', 'num', 'ров', 'гос', 'див', 'ном', 'дом'];

export interface Capacity {
  readonly figures: readonly Figure[];
  /** Prices in the history, and the bytes they take with their indexes. */
  readonly prices: { readonly rows: number; readonly bytes: number };
}

/** What one answer, message and record of each kind costs, on this machine. */
export async function measureCapacity(options: CapacityOptions): Promise<Capacity> {
  const site = await startCapacitySite(options.postgresUrl);
  const figures: Figure[] = [];
  const note = (figure: Figure) => {
    figures.push(figure);
    options.onFigure(figure);
  };
  try {
    await pushRecords(site.api.url, site.feedKey, [
      ...dayOfMatches({ noon: NOON_OF_300, leagues: 30, firstLeague: 0 }),
      ...runningDay('watched'),
      ...runningDay('played'),
    ]);
    const { shell, api } = site;
    const page = resultsOf(NOON_OF_300);
    const cached = (kind: string, unit: string, by: Started, path: string, headers = {}) =>
      cachedFigure({ kind, unit, by, path, headers, seconds: options.seconds });
    note(await cached(KIND.cachedPage, 'a day of 300 matches', shell, page, BROTLI));
    note(await cached(KIND.uncachedPage, 'the same, rendered', shell, page, UNCACHED));
    note(await cached(KIND.cachedCall, 'the call of that day', api, DAY));
    note(
      await cached(KIND.passedCall, 'the same by the shell, without the API', shell, `/api${DAY}`),
    );
    note(await cached(KIND.openCall, 'fifty matches', api, OPEN_PAGE));
    note(await uncachedCalls(site));
    note(await names(site));
    note(await tips(site));
    note(await prices(site));
    note(await liveMessages(site));
    return { figures, prices: await site.storedPrices() };
  } finally {
    await site.stop();
  }
}

const BROTLI = { 'accept-encoding': 'br' };

interface CachedLoad {
  readonly kind: string;
  readonly unit: string;
  readonly by: Started;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
}

async function cachedFigure({ kind, unit, by, path, headers, seconds }: CachedLoad) {
  const load = { url: by.url + path, pid: by.pid, connections: CONNECTIONS, headers };
  await soundLoad({ ...load, seconds: seconds / 2 });
  const { cpuMsPerRequest, requests } = await soundLoad({ ...load, seconds });
  return { kind, unit, processMs: cpuMsPerRequest, databaseMs: undefined, count: requests };
}

async function ask(api: Started, { path, body }: Asked): Promise<string> {
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const reply = await fetch(api.url + path, init || {});
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${text.slice(0, 200)}`);
  return text;
}

async function askAll(api: Started, requests: readonly Asked[]): Promise<void> {
  const waiting = requests.values();
  const lane = async () => {
    for (const request of waiting) await ask(api, request);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
}

/** What some work costs the API and its database, divided by what it consists of. */
async function costOf(
  site: CapacitySite,
  { kind, unit }: Pick<Figure, 'kind' | 'unit'>,
  work: () => Promise<number>,
): Promise<Figure> {
  const before = { process: processCpuMs(site.api.pid), database: await site.databaseCpuMs() };
  const count = await work();
  const after = { process: processCpuMs(site.api.pid), database: await site.databaseCpuMs() };
  if (count === 0) throw new Error(`${kind}: nothing was counted`);
  return {
    kind,
    unit,
    processMs: (after.process - before.process) / count,
    databaseMs: (after.database - before.database) / count,
    count,
  };
}

/** Requests no two of which have the same answer in a cache; the first ones warm the process. */
async function requestsCost(
  site: CapacitySite,
  what: Pick<Figure, 'kind' | 'unit'>,
  requests: readonly Asked[],
): Promise<Figure> {
  await askAll(site.api, requests.slice(0, WARMING));
  const counted = requests.slice(WARMING);
  return costOf(site, what, async () => {
    await askAll(site.api, counted);
    return counted.length;
  });
}

async function uncachedCalls(site: CapacitySite): Promise<Figure> {
  const urls = matchUrlsIn(JSON.parse(await ask(site.api, { path: DAY })));
  const requests = urls.map((url) => ({
    path: `/soccer/events/page/${encodeURIComponent(url)}/10/0/0/0/0/0/0/0`,
  }));
  return requestsCost(site, { kind: KIND.uncachedCall, unit: 'the page of a match' }, requests);
}

async function names(site: CapacitySite): Promise<Figure> {
  const matches = await site.countOf('matches');
  const requests = Array.from({ length: SEARCHES + WARMING }, (_, index) => {
    const word = `${PREFIXES[index % PREFIXES.length]} ${Math.floor(index / PREFIXES.length)}`;
    return { path: `/soccer/search?query=${encodeURIComponent(word)}` };
  });
  return requestsCost(site, { kind: KIND.nameSearch, unit: `${matches} matches` }, requests);
}

async function tips(site: CapacitySite): Promise<Figure> {
  const count = await site.countOf('tips');
  // what needs no subscription; nothing caches it
  const search = { path: '/search-users-tips/parameters/tips', body: {} };
  const requests = Array.from({ length: SEARCHES + WARMING }, () => search);
  return requestsCost(site, { kind: KIND.tipSearch, unit: `${count} tips` }, requests);
}

/** Pushes records again and again, at the pace of a feed. */
async function push(
  site: CapacitySite,
  part: (number: number) => Parameters<typeof pushRecords>[2],
) {
  for (let number = 0; number < PUSHES; number += 1) {
    await pushRecords(site.api.url, site.feedKey, part(number));
    await pause(PUSH_EVERY_MS);
  }
  await pause(SETTLE_MS);
}

const pricesFrom = (first: number) => (number: number) =>
  priceUpdates('watched', first + number * RECORDS_AT_ONCE, RECORDS_AT_ONCE);

async function prices(site: CapacitySite): Promise<Figure> {
  const what = {
    kind: KIND.price,
    unit: `a price, ${RECORDS_AT_ONCE} records at once`,
  };
  await pushRecords(site.api.url, site.feedKey, pricesFrom(0)(0));
  return costOf(site, what, async () => {
    await push(site, pricesFrom(RECORDS_AT_ONCE));
    return PUSHES * RECORDS_AT_ONCE * PRICES_OF_RECORD;
  });
}

/** Scores with open streams, less the same scores without any. */
async function liveMessages(site: CapacitySite): Promise<Figure> {
  const perPush = 10;
  const scores = (day: 'played' | 'watched') => (number: number) =>
    scoreUpdates(day, number * perPush, perPush);
  const alone = await costOf(site, { kind: '', unit: '' }, async () => {
    await push(site, scores('watched'));
    return 1;
  });
  const day = new Date(RUNNING_NOON.played * 1_000).toISOString().slice(0, 10);
  const streams = await openStreams(`${site.api.url}/live?topics=day:1:${day}`, STREAMS);
  await pause(SETTLE_MS);
  const greetings = streams.messages;
  const what = { kind: KIND.liveMessage, unit: `a message, ${STREAMS} streams` };
  let messages = 0;
  const all = await costOf(site, what, async () => {
    await push(site, scores('played'));
    messages = streams.messages - greetings;
    return Math.min(messages, 1);
  });
  streams.close();
  return {
    ...what,
    processMs: Math.max(0, all.processMs - alone.processMs) / messages,
    databaseMs: undefined,
    count: messages,
  };
}
