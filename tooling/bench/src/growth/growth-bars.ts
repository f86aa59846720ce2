import type { BarResult } from '../bars/bar-result.ts';
import { inWords } from '../bars/bench-context.ts';
import { soundLoad } from '../measure/http-load.ts';
import { pairedRounds } from '../measure/paired-rounds.ts';
import { median } from '../measure/ratio.ts';
import { startProcess } from '../processes/start-process.ts';
import {
  GROWTH_CALLS,
  type GrowthCall,
  type Known,
  matchUrlsIn,
  resultsPath,
} from './growth-calls.ts';
import { startWorlds, type World, worldAddresses } from './worlds.ts';

export interface GrowthOptions {
  readonly seconds: number;
  readonly rounds: number;
  readonly extensions: number;
  readonly random: () => number;
  readonly onResult: (result: BarResult) => void;
}

/** Growth from the last but one size to the last, each ten times as large as the previous. */
const GROWTH_BAR = 1.5;
const RETAINED_BAR = 0.5;
const CALLS_OF_ROUND = 15;
const WARMING_CALLS = 30;
const DAYS_OF_MATCHES = 60;
const FIRST_DAY_OF_MATCHES = 400;
const CONNECTIONS = 4;

async function request({ api }: World, { path, body }: ReturnType<GrowthCall['request']>) {
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const before = performance.now();
  const reply = await fetch(api.url + path, init || {});
  const text = await reply.text();
  const ms = performance.now() - before;
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${text.slice(0, 200)}`);
  return { ms, text };
}

async function openOutcomesOf({ api }: World): Promise<number> {
  const text = await (await fetch(`${api.url}/metrics`)).text();
  return Number(/^scanner_outcomes (\d+)$/m.exec(text)?.[1] ?? 0);
}

async function knownOf(world: World): Promise<Known> {
  const nowSeconds = Math.floor(Date.now() / 1_000);
  const matchUrls: string[] = [];
  for (let day = 0; day < DAYS_OF_MATCHES; day += 1) {
    const path = resultsPath(nowSeconds, FIRST_DAY_OF_MATCHES + day);
    matchUrls.push(...matchUrlsIn(JSON.parse((await request(world, { path })).text)));
  }
  return { nowSeconds, matchUrls, openOutcomes: await openOutcomesOf(world) };
}

/**
 * Sends requests to one world, never twice for the same thing. @returns median milliseconds by
 * thing
 */
function createClock(call: GrowthCall, world: World, known: Known) {
  let nth = 0;
  return async (calls = CALLS_OF_ROUND): Promise<number> => {
    const times: number[] = [];
    for (let made = 0; made < calls; made += 1) {
      const { ms, text } = await request(world, call.request(nth, known));
      times.push(ms / call.things(JSON.parse(text), known));
      nth += 1;
    }
    return median(times);
  };
}

async function judgeGrowth(
  call: GrowthCall,
  worlds: readonly { readonly world: World; readonly known: Known }[],
  { rounds, extensions, random }: GrowthOptions,
): Promise<BarResult> {
  const clocks = worlds.map(({ world, known }) => ({
    matches: world.matches,
    time: createClock(call, world, known),
  }));
  for (const { time } of clocks) await time(WARMING_CALLS);
  const [smaller, larger] = [clocks.at(-2), clocks.at(-1)];
  if (smaller === undefined || larger === undefined) throw new Error('two worlds are needed');
  const result = await pairedRounds({
    ours: () => larger.time(),
    theirs: () => smaller.time(),
    bar: { atMost: GROWTH_BAR },
    rounds,
    extensions,
    random,
  });
  const sizes: string[] = [];
  for (const { matches, time } of clocks) {
    sizes.push(`${matches} matches ${(await time()).toFixed(2)} ms`);
  }
  return {
    id: call.id,
    what: `${call.what}: median time by ${call.unit}, ${larger.matches} matches ÷ ${smaller.matches}`,
    bar: `≤ ${GROWTH_BAR}`,
    measured: `${inWords(result)}; ${sizes.join(', ')}`,
    verdict: result.verdict,
    details: { ...result },
  };
}

/**
 * Stored results of the largest world against one ready reply of the same length, at the same pace.
 */
async function judgeRetained(
  { world, known }: { readonly world: World; readonly known: Known },
  { seconds, rounds, extensions, random }: GrowthOptions,
): Promise<BarResult> {
  const path = resultsPath(known.nowSeconds, 1);
  const { text } = await request(world, { path });
  const ready = await startProcess({
    entry: 'apps/api/src/platform/cache/testing/serve-buffer.ts',
    env: { BUFFER_BYTES: String(Buffer.byteLength(text)) },
    portName: 'API_PORT',
    readyPath: '/',
  });
  try {
    const perCoreSecond = async (url: string, pid: number) =>
      1_000 / (await soundLoad({ url, pid, connections: CONNECTIONS, seconds })).cpuMsPerRequest;
    const result = await pairedRounds({
      ours: () => perCoreSecond(world.api.url + path, world.api.pid),
      theirs: () => perCoreSecond(`${ready.url}/`, ready.pid),
      bar: { atLeast: RETAINED_BAR },
      rounds,
      extensions,
      random,
    });
    return {
      id: 'G7',
      what: 'a kept day of results ÷ ready buffer of its length, same framework, requests per core-second',
      bar: `≥ ${RETAINED_BAR}`,
      measured: `${inWords(result)}; ${Buffer.byteLength(text)} bytes`,
      verdict: result.verdict,
      details: { ...result },
    };
  } finally {
    await ready.stop();
  }
}

/** What replies cost in a world of a tenth and in the full one: bars G1–G7. */
export async function runGrowth(options: GrowthOptions): Promise<readonly BarResult[]> {
  const { worlds, stop } = await startWorlds(worldAddresses(process.env['GROWTH_WORLDS']));
  try {
    const known: { world: World; known: Known }[] = [];
    for (const world of worlds) known.push({ world, known: await knownOf(world) });
    const results: BarResult[] = [];
    const judge = (result: BarResult) => {
      options.onResult(result);
      results.push(result);
    };
    for (const call of GROWTH_CALLS) judge(await judgeGrowth(call, known, options));
    const largest = known.at(-1);
    if (largest !== undefined) judge(await judgeRetained(largest, options));
    return results;
  } finally {
    await stop();
  }
}
