import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { liveDay } from '@tipmark/contract/live';
import { SPORT } from '@tipmark/domain';
import { createFeed, goalOf, goalRecord, matchDay, paced } from '@tipmark/drill/site';
import { inOwnProcess } from '../overload/in-own-process.ts';
import type { Figure, OpenedProof, ProofPlace, Round, RoundOutcome } from '../runner/proof.ts';
import { startWholeSite, type WholeSite } from '../site/whole-site.ts';
import { p99Of, risePerHour, type Sample } from './slope.ts';
import type { StreamsOrder, StreamsSeen } from './streams.ts';

const FEED_KEY = 'a key of this proof alone, of some length';
const SECONDS = 60;
/** An API has 4,000 streams at most. */
const APIS = 2;
const STREAMS = 5_000;
/** Of a run that is too short for a trend. */
const FEWER_STREAMS = 100;
const MATCHES = 40;
const VISITORS_PER_SECOND = 10;
const GOALS_PER_SECOND = 0.5;
const NETWORKS_OF_LOAD = 10_000;
/** Memory is judged after it. */
const FIRST_HOUR = 60;
const WINDOW = 10;
const MIB = 2 ** 20;

/** What a round of this proof measures. */
export const figures = {
  minutes: { what: 'minutes', of: 'sum', least: 1 },
  answers: { what: 'pages and calls answered', of: 'sum', least: 1 },
  goals: { what: 'goals announced', of: 'sum', least: 1 },
  streams: { what: 'live streams at the same time', of: 'max', least: 1 },
  received: { what: 'KiB that the streams received', of: 'sum', least: 1 },
  lost: { what: 'streams that ended', of: 'sum', most: 0 },
  memory: { what: 'most memory of a process, MiB', of: 'max' },
  rise: {
    what: 'rise of the memory of a process after the first hour, MiB an hour',
    of: 'max',
    most: 1,
  },
  files: {
    what: 'rise of open files and sockets after the first hour, an hour',
    of: 'max',
    most: 1,
  },
  p99: { what: 'p99 of a minute, in milliseconds', of: 'max' },
  slower: {
    what: 'p99 of the last ten minutes in per cent of the first ten (slow: of a busy machine)',
    of: 'max',
    most: 150,
  },
  logged: { what: 'lines of errors in the logs', of: 'sum', most: 0 },
  wrong: { what: 'other answers, and none', of: 'sum', most: 0 },
  deaths: { what: 'processes that ended', of: 'sum', most: 0 },
} as const satisfies Record<string, Figure>;

type Name = keyof typeof figures;

interface Opened {
  readonly site: WholeSite;
  readonly streams: ChildProcess;
  readonly goals: { count: number };
  /** By process. */
  readonly memory: Map<string, Sample[]>;
  readonly files: Map<string, Sample[]>;
  /** Of each minute. */
  readonly times: number[][];
  /** What was seen up to the last round. */
  readonly before: { lost: number; bytes: number; errors: number; deaths: number; goals: number };
}

/** A whole site on a day of live matches, with streams that never close. */
export async function open({ folder, times }: ProofPlace): Promise<OpenedProof<Name>> {
  const site = await startWholeSite({ folder, feedKey: FEED_KEY, apis: APIS });
  const startsAt = Math.floor(Date.now() / 1_000) - 1_200;
  const feed = createFeed(site.apis, FEED_KEY);
  await feed.send(matchDay(MATCHES, startsAt));
  const streams = fork(path.join(import.meta.dirname, 'streams-process.ts'));
  const day = new Date(startsAt * 1_000).toISOString().slice(0, 10);
  const topics = liveDay(SPORT.soccer, day);
  const query = new URLSearchParams({ topics, since: String(startsAt) }).toString();
  const order: StreamsOrder = {
    urls: [`${site.shell}/api/live?${query}`, `${site.apis[1] ?? site.api}/live?${query}`],
    count: times < FIRST_HOUR ? FEWER_STREAMS : STREAMS,
  };
  streams.send(order);
  const goals = { count: 0 };
  let isOver = false;
  const announced = paced(
    { perSecond: GOALS_PER_SECOND, lanes: 1 },
    () => isOver,
    async (number) => {
      const { match, goals: score } = goalOf(number, MATCHES);
      await feed.send([goalRecord(match, score, Math.floor(Date.now() / 1_000))]);
      goals.count += 1;
    },
  );
  announced.catch(() => {});
  const opened: Opened = {
    site,
    streams,
    goals,
    memory: new Map(),
    files: new Map(),
    times: [],
    before: { lost: 0, bytes: 0, errors: 0, deaths: 0, goals: 0 },
  };
  return {
    round: (round) => lastAMinute(opened, round),
    async close() {
      isOver = true;
      streams.disconnect();
      await announced;
      await site.close();
    },
  };
}

async function lastAMinute(opened: Opened, { seed, number }: Round): Promise<RoundOutcome<Name>> {
  const { site, streams, goals, before } = opened;
  const load = await inOwnProcess({
    urls: { shell: site.shell, api: site.api },
    perSecond: VISITORS_PER_SECOND,
    seconds: SECONDS,
    isPatient: true,
    seed,
    salt: `minute-${number}`,
    network: (number + 1) * NETWORKS_OF_LOAD,
  });
  opened.times.push(load.times);
  await measure(opened, number);
  const seen = await streamsOf(streams);
  const errors = site
    .written()
    .split('\n')
    .filter((line) => /"level":(?:50|60)/.test(line));
  const now = {
    lost: seen.lost,
    bytes: seen.bytes,
    errors: errors.length,
    deaths: site.deaths.length,
    goals: goals.count,
  };
  const since = (name: keyof typeof now) => now[name] - before[name];
  const newErrors = errors.slice(before.errors);
  const outcome = {
    minutes: 1,
    answers: load.inTime + load.late,
    goals: since('goals'),
    streams: seen.open,
    received: Math.round(since('bytes') / 1_024),
    lost: since('lost'),
    memory: Math.round(Math.max(...lastOf(opened.memory))),
    rise: highestRise(opened.memory),
    files: highestRise(opened.files),
    p99: Math.round(p99Of(load.times)),
    slower: slowerOf(opened.times),
    logged: newErrors.length,
    wrong: load.wrong + load.dead,
    deaths: since('deaths'),
  };
  Object.assign(before, now);
  return {
    figures: outcome,
    faults: [
      ...load.faults,
      ...newErrors.map((line) => `logged: ${line.slice(0, 400)}`),
      ...site.deaths.slice(now.deaths - outcome.deaths),
    ],
  };
}

async function streamsOf(streams: ChildProcess): Promise<StreamsSeen> {
  const answered = once(streams, 'message');
  streams.send('report');
  const [seen] = await answered;
  return seen as StreamsSeen;
}

/** Memory and files of the processes, by their own metrics. */
async function measure({ site, memory, files }: Opened, minute: number): Promise<void> {
  for (const url of [site.shell, ...site.apis]) {
    const reply = await fetch(`${url}/metrics`, { headers: { connection: 'close' } });
    const text = await reply.text();
    const read = (metric: string) => {
      const [, value] = new RegExp(`^${metric}(?:\\{[^}]*\\})? (\\S+)`, 'm').exec(text) ?? [];
      if (value === undefined) throw new Error(`the metrics of ${url} have no ${metric}`);
      return Number(value);
    };
    const add = (to: Map<string, Sample[]>, value: number) =>
      to.set(url, [...(to.get(url) ?? []), { minute, value }]);
    add(memory, read('process_resident_memory_bytes') / MIB);
    add(files, read('process_open_fds'));
  }
}

const lastOf = (all: Opened['memory']): number[] =>
  [...all.values()].map((samples) => samples.at(-1)?.value ?? 0);

const highestRise = (all: Opened['memory']): number =>
  Math.max(
    0,
    ...[...all.values()].map((samples) =>
      Number(risePerHour(samples.filter(({ minute }) => minute >= FIRST_HOUR)).toFixed(2)),
    ),
  );

/** The last ten minutes against the first ten; 0 while there are fewer than twenty. */
function slowerOf(times: readonly (readonly number[])[]): number {
  if (times.length < 2 * WINDOW) return 0;
  const first = p99Of(times.slice(0, WINDOW).flat());
  return Math.round((p99Of(times.slice(-WINDOW).flat()) / first) * 100);
}
