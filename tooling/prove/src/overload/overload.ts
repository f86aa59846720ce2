import { setTimeout as pause } from 'node:timers/promises';
import { aFeedMatch, aFeedSetting, toNdjson } from '@tipmark/test-kit';
import type { Figure, OpenedProof, ProofPlace, Round, RoundOutcome } from '../runner/proof.ts';
import { sendRecords } from '../site/api-client.ts';
import { startWholeSite, type WholeSite } from '../site/whole-site.ts';
import { inOwnProcess } from './in-own-process.ts';
import { IN_TIME_MS, type LoadOrder } from './load.ts';
import { sumOf, type Tally } from './tally.ts';

const FEED_KEY = 'a key of this proof alone, of some length';
/** Each round has one; 10 is what was promised, so it is the first. */
const MULTIPLES = [10, 1, 20, 2, 5] as const;
const PROMISED = 10;
const SECONDS = 10;
const CAPACITY_SECONDS = 5;
const WARM_UP_SECONDS = 5;
const MATCHES = 40;
const NETWORKS_OF_LOAD = 10_000;
const MISSED_AT_MOST = 20;
const REFUSED_WITHIN_MS = 100;
const RECOVERED_WITHIN_MS = 3_000;
const NEVER_MS = 60_000;
/** An answer of a site that has recovered takes no longer, or as long as the slowest before. */
const PROMPT_MS = 1_000;

/** What a round of this proof measures. */
export const figures = {
  capacity: { what: 'capacity: answers a second to a few visitors', of: 'max', least: 1 },
  sent: { what: 'requests', of: 'sum', least: 1 },
  inTime: { what: `answered within ${IN_TIME_MS / 1_000} s`, of: 'sum', least: 1 },
  late: { what: 'answered later', of: 'sum' },
  refused: { what: 'answered 503 with Retry-After', of: 'sum' },
  left: { what: 'closed by impatient visitors', of: 'sum' },
  reached: { what: 'highest multiple of the capacity that was sent', of: 'max' },
  missed: {
    what: 'share of the capacity that was not answered in time at 10 ×, % (slow: of a busy machine)',
    of: 'max',
    most: MISSED_AT_MOST,
  },
  refusal: { what: 'slowest refusal at 10 ×, ms', of: 'max', most: REFUSED_WITHIN_MS },
  recovery: {
    what: 'time until prompt answers once the load ends, ms',
    of: 'max',
    most: RECOVERED_WITHIN_MS,
  },
  slowest: { what: 'slowest answer', of: 'max' },
  lag: { what: 'longest time the load did not get the processor, in milliseconds', of: 'max' },
  loadCpu: { what: 'share of one processor that the load took, %', of: 'max' },
  dead: { what: 'requests without an answer', of: 'sum', most: 0 },
  wrong: { what: 'other answers', of: 'sum', most: 0 },
  deaths: { what: 'processes that ended', of: 'sum', most: 0 },
} as const satisfies Record<string, Figure>;

type Name = keyof typeof figures;

/** A shell, an API and a worker with some matches. */
export async function open({ folder }: ProofPlace): Promise<OpenedProof<Name>> {
  const site = await startWholeSite({ folder, feedKey: FEED_KEY });
  const now = Math.floor(Date.now() / 1_000);
  const clubs = Array.from({ length: MATCHES + 1 }, (_, index) => `Club ${index}`);
  const matches = clubs.slice(1).map((club, index) => {
    const startsAt = now + (index - MATCHES / 2) * 86_400;
    return aFeedMatch('Club 0', club, { startsAt });
  });
  await sendRecords(site.api, FEED_KEY, toNdjson([...aFeedSetting(...clubs), ...matches]));
  let countOfLoads = 0;
  const load: Load = (order) => {
    countOfLoads += 1;
    const network = countOfLoads * NETWORKS_OF_LOAD;
    return inOwnProcess({ urls: { shell: site.shell, api: site.api }, network, ...order });
  };
  return { round: (round) => overload(site, load, round), close: site.close };
}

type Load = (order: Omit<LoadOrder, 'urls' | 'network'>) => Promise<Tally>;

async function overload(
  site: WholeSite,
  load: Load,
  { seed, number }: Round,
): Promise<RoundOutcome<Name>> {
  const multiple = MULTIPLES[number % MULTIPLES.length] ?? PROMISED;
  const steady = { perSecond: undefined, isPatient: true, seed };
  if (number === 0) await load({ ...steady, salt: 'warm-up', seconds: WARM_UP_SECONDS });
  const calm = await load({ ...steady, salt: `calm-${number}`, seconds: CAPACITY_SECONDS });
  const capacity = calm.inTime / CAPACITY_SECONDS;
  const half = { perSecond: (capacity * multiple) / 2, seed, seconds: SECONDS };
  const rush = sumOf(
    await Promise.all(
      [true, false].map((isPatient) =>
        load({ ...half, isPatient, salt: `${isPatient ? 'patient' : 'impatient'}-${number}` }),
      ),
    ),
  );
  const recovery = await recoveryMs(site, Math.max(PROMPT_MS, calm.slowestAnswerMs));
  const isPromised = multiple === PROMISED;
  const answered = rush.inTime / SECONDS / capacity;
  const all = sumOf([calm, rush]);
  const { sent, inTime, late, refused, left, dead, wrong } = all;
  const counts = { sent, inTime, late, refused, left, dead, wrong };
  const deaths = site.deaths.length;
  return {
    figures: {
      ...counts,
      deaths,
      capacity: Math.round(capacity),
      reached: Number((rush.sent / SECONDS / capacity).toFixed(1)),
      missed: isPromised ? Math.max(0, Math.round((1 - answered) * 100)) : 0,
      refusal: isPromised ? Math.round(rush.slowestRefusalMs) : 0,
      recovery: Math.round(recovery),
      slowest: Math.round(all.slowestAnswerMs),
      lag: rush.lagMs,
      loadCpu: Math.round((rush.cpuSeconds / SECONDS) * 100),
    },
    faults: [...all.faults, ...site.deaths].map((fault) => `${multiple} ×: ${fault}`),
  };
}

/** Days long ago, none of which the load asks for. */
const FIRST_DAY = 1_000_000_000;
let countOfDays = 0;

/** Until pages and calls that are in no cache are answered promptly. */
async function recoveryMs({ shell, api }: WholeSite, promptMs: number): Promise<number> {
  const begunMs = performance.now();
  while (performance.now() - begunMs < NEVER_MS) {
    countOfDays += 1;
    const day = FIRST_DAY + countOfDays * 86_400;
    const askedMs = performance.now();
    const probes = [
      `${shell}/Results?timestamp=${day}`,
      `${api}/soccer/results/page?timestamp=${day}`,
    ];
    const replies = await Promise.all(
      probes.map(async (url) => {
        const reply = await fetch(url, { signal: AbortSignal.timeout(NEVER_MS) });
        await reply.arrayBuffer();
        return reply.ok;
      }),
    );
    const isPrompt = performance.now() - askedMs < promptMs;
    if (isPrompt && replies.every(Boolean)) return askedMs - begunMs;
    await pause(50);
  }
  return NEVER_MS;
}
