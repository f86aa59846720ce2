import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { RoundOutcome } from '../../runner/proof.ts';
import { startWholeSite, type WholeSite } from '../../site/whole-site.ts';
import { type Name, PACED_WITHIN_MS } from '../figures.ts';
import { AWAY_MS, CALM_MS, HARMS, NEVER_MS, RECOVERED_WITHIN_MS } from '../harms.ts';
import { faultOfReply, MOST_MS } from '../judge-reply.ts';
import { readAlong } from '../readers.ts';
import { internalErrorsIn } from '../servers.ts';
import { openAcquirer } from './acquirer.ts';
import { openIssuer } from './issuer.ts';
import { openObjectStore } from './object-store.ts';
import type { Outside } from './outside.ts';
import { openProvider } from './providers.ts';
import { openPush } from './push.ts';
import { openRemoteOrigin } from './remote-origin.ts';
import { openTelegram } from './telegram.ts';

const FEED_KEY = 'a key of this proof alone, of some length';
const OPERATOR_KEY = 'a key of operators alone, thirty-two letters';
const BETWEEN_MS = 150;
const POLL_MS = 100;
const WARM_MS = 60_000;

/** Servers of others. */
export const OTHERS = [
  'provider',
  'acquirer',
  'sign-in',
  'push',
  'Telegram',
  'object store',
  'origin of a remote',
] as const;
export type Other = (typeof OTHERS)[number];
export type OtherHarm = keyof typeof HARMS | 'full';

/** A whole site that reaches each of them over a line of this proof. */
export async function openOthers(folder: string) {
  mkdirSync(folder);
  const others: Readonly<Record<Other, Outside>> = {
    provider: await openProvider(folder),
    acquirer: await openAcquirer(OPERATOR_KEY),
    'sign-in': await openIssuer(),
    push: await openPush(),
    Telegram: await openTelegram(),
    'object store': await openObjectStore(),
    'origin of a remote': await openRemoteOrigin(),
  };
  const envs = Object.values(others).map(({ env }) => env);
  const env = Object.assign({ OPERATOR_KEY }, ...envs);
  const site = await startWholeSite({
    folder: path.resolve(folder),
    feedKey: FEED_KEY,
    // a store takes its time over each file
    remotes: ['soccer'],
    envOf: async () => env,
  });
  return {
    round: (other: Other, harm: OtherHarm) => takeAway(site, other, others[other], harm),
    async close(): Promise<void> {
      await Promise.all(Object.values(others).map(({ line }) => line.mend()));
      await site.close();
      for (const other of Object.values(others)) await other.close();
    },
  };
}

/** A visitor who uses the neighbour until stopped. */
function visitAlong(site: WholeSite, outside: Outside) {
  const faults: string[] = [];
  let [isOver, uses, served] = [false, 0, 0];
  const use = async (): Promise<boolean> => {
    const begunMs = performance.now();
    uses += 1;
    const done = await outside.use(site).catch((error: unknown) => {
      faults.push(`a use ended with ${String(error)}`);
      return { isServed: false, faults: [] };
    });
    const ms = performance.now() - begunMs;
    faults.push(...done.faults);
    if (ms > MOST_MS) faults.push(`a use: over the deadline, after ${Math.round(ms)} ms`);
    if (done.isServed) served += 1;
    return done.isServed;
  };
  const lane = (async () => {
    while (!isOver) {
      await use();
      await pause(BETWEEN_MS);
    }
  })();
  return {
    faults,
    use,
    counts: () => ({ uses, served }),
    async stop() {
      isOver = true;
      await lane;
    },
  };
}

/** @returns milliseconds until it held, or until it was given up */
async function until(holds: () => Promise<boolean>, mostMs = NEVER_MS): Promise<number> {
  const begunMs = performance.now();
  for (;;) {
    if (await holds()) return performance.now() - begunMs;
    const ms = performance.now() - begunMs;
    if (ms > mostMs) return ms;
    await pause(POLL_MS);
  }
}

async function takeAway(
  site: WholeSite,
  other: Other,
  outside: Outside,
  harm: OtherHarm,
): Promise<RoundOutcome<Name>> {
  const errorsBefore = internalErrorsIn(site.written()).length;
  const deathsBefore = site.deaths.length;
  const isWhole = async () => (await outside.missing(site)).length === 0;
  await until(async () => (await outside.use(site)).isServed, WARM_MS);
  await until(isWhole, WARM_MS);
  const readers = readAlong(site);
  const visitor = visitAlong(site, outside);
  await pause(CALM_MS);
  await (harm === 'full' ? outside.line.refuse(outside.refusal) : HARMS[harm](outside.line));
  await pause(AWAY_MS);
  await outside.line.mend();
  const recovery = await until(isWhole);
  const again = await until(visitor.use, NEVER_MS);
  await visitor.stop();
  await until(isWhole);
  await readers.stop();
  const lost = await outside.missing(site);
  const doubled = await outside.doubled(site);
  const bad = [...readers.replies.flatMap((reply) => faultOfReply(reply) ?? []), ...visitor.faults];
  const slow = bad.filter((fault) => fault.includes('over the deadline'));
  const internal = internalErrorsIn(site.written()).slice(errorsBefore);
  const deaths = site.deaths.slice(deathsBefore);
  const { uses, served } = visitor.counts();
  const recoveredMs = Math.round(recovery + again);
  const isPaced = other === 'provider';
  const late = recoveredMs > (isPaced ? PACED_WITHIN_MS : RECOVERED_WITHIN_MS);
  return {
    figures: {
      rounds: 1,
      replies: readers.replies.length + uses,
      refused: readers.replies.filter(({ status }) => status === 503).length + uses - served,
      wrong: bad.length - slow.length,
      slow: slow.length,
      internal: internal.length,
      written: served,
      lost: lost.length,
      doubled: doubled.length,
      rejected: 0,
      emails: 0,
      missingEmails: 0,
      recovery: isPaced ? 0 : recoveredMs,
      paced: isPaced ? recoveredMs : 0,
      deaths: deaths.length,
    },
    faults: [
      ...bad,
      ...internal.map((text) => `logged: ${text.slice(0, 400)}`),
      ...lost.map((what) => `lost: ${what}`),
      ...doubled.map((what) => `twice: ${what}`),
      ...deaths,
      ...(late ? [`recovered after, ms: ${recoveredMs}`] : []),
    ].map((fault) => `${other} ${harm}: ${fault}`),
  };
}
