import { setTimeout as pause } from 'node:timers/promises';
import { type CutLine, openLine } from '@tipmark/api/proofs';
import { startEdge } from '@tipmark/test-kit/edge';
import { checkEmails } from '../kills/check-emails.ts';
import { readBack } from '../kills/read-back.ts';
import { type Acknowledged, countOfAll, write } from '../kills/writer.ts';
import type { RoundOutcome } from '../runner/proof.ts';
import { type MailServer, startMailServer } from '../site/mail-server.ts';
import { sendMatches } from '../site/send-matches.ts';
import { startWholeSite, type WholeSite } from '../site/whole-site.ts';
import type { Name } from './figures.ts';
import { AWAY_MS, CALM_MS, HARMS, NEVER_MS, RECOVERED_WITHIN_MS } from './harms.ts';
import { faultOfReply } from './judge-reply.ts';
import { addressesOf, ask, readAlong } from './readers.ts';

const FEED_KEY = 'a key of this proof alone, of some length';
const OPERATOR_KEY = 'a key of operators alone, thirty-two letters';
const MATCHES = 20;
const WRITERS = 2;
const PROMPT_MS = 2_000;

/** Servers of the site itself. */
export const SERVERS = ['PostgreSQL', 'Redis', 'mail', 'edge'] as const;
export type Server = (typeof SERVERS)[number];

interface Opened {
  readonly site: WholeSite;
  readonly lines: Readonly<Record<Server, CutLine>>;
  readonly mailServer: MailServer;
  readonly people: Acknowledged[];
  readonly rejected: string[];
  readonly emailed: Set<string>;
}

/** A whole site that reaches each neighbour over a line of this proof. */
export async function openServers(folder: string) {
  const mailServer = await startMailServer();
  const edge = await startEdge();
  let lines: Opened['lines'] | undefined;
  const site = await startWholeSite({
    folder,
    feedKey: FEED_KEY,
    async envOf({ databaseUrl, redisUrl }) {
      const opened = {
        PostgreSQL: await openLine(databaseUrl),
        Redis: await openLine(redisUrl),
        mail: await openLine(mailServer.url),
        edge: await openLine(edge.url),
      };
      lines = opened;
      return {
        OPERATOR_KEY,
        ACQUIRER: 'sandbox',
        DATABASE_URL: opened.PostgreSQL.url,
        REDIS_URL: opened.Redis.url,
        SMTP_URL: opened.mail.url,
        EDGE_PURGE_URL: opened.edge.url,
      };
    },
  });
  if (lines === undefined) throw new Error('the site was started without its neighbours');
  const opened: Opened = { site, lines, mailServer, people: [], rejected: [], emailed: new Set() };
  await sendMatches(site.api, FEED_KEY, MATCHES);
  let isOver = false;
  const url = async () => (isOver ? undefined : site.api);
  const options = {
    apis: { url },
    matches: MATCHES,
    people: opened.people,
    isOver: () => isOver,
    onRefused: (what: string) => void opened.rejected.push(what),
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, () => write(options)));
  // its failure is that of the round that waits for writes
  const failed = writers.then(() => {
    if (!isOver) throw new Error('the writers have ended');
  });
  failed.catch(() => {});
  return {
    round: (server: Server, harm: keyof typeof HARMS) => takeAway(opened, failed, server, harm),
    async close(): Promise<void> {
      isOver = true;
      await Promise.all(Object.values(opened.lines).map((line) => line.mend()));
      await writers.catch(() => {});
      await site.close();
      await Promise.all(Object.values(opened.lines).map((line) => line.close()));
      await Promise.all([mailServer.close(), edge.close()]);
    },
  };
}

/** Lines of calls that failed although they should not have. */
export const internalErrorsIn = (log: string): string[] =>
  log.split('\n').filter((line) => line.includes('answered with an internal error'));

async function takeAway(
  opened: Opened,
  failed: Promise<void>,
  neighbour: Server,
  harm: keyof typeof HARMS,
): Promise<RoundOutcome<Name>> {
  const { site, lines, people, rejected } = opened;
  const line = lines[neighbour];
  const before = countOfAll(people);
  const first = Math.max(0, people.length - WRITERS);
  const errorsBefore = internalErrorsIn(site.written()).length;
  const deathsBefore = site.deaths.length;
  const readers = readAlong(site);
  await pause(CALM_MS);
  await HARMS[harm](line);
  await pause(AWAY_MS);
  await line.mend();
  const recovery = await recoveryMs(opened, failed);
  await readers.stop();
  const found = await compare(opened, people.slice(first));
  const emails = checkEmails(people, opened.mailServer, opened.emailed);
  const bad = readers.replies.flatMap((reply) => faultOfReply(reply) ?? []);
  const slow = bad.filter((fault) => fault.includes('over the deadline'));
  const internal = internalErrorsIn(site.written()).slice(errorsBefore);
  const deaths = site.deaths.slice(deathsBefore);
  const refusals = rejected.splice(0);
  const late =
    recovery > RECOVERED_WITHIN_MS ? [`recovered after, ms: ${Math.round(recovery)}`] : [];
  return {
    figures: {
      rounds: 1,
      replies: readers.replies.length,
      refused: readers.replies.filter(({ status }) => status === 503).length,
      wrong: bad.length - slow.length,
      slow: slow.length,
      internal: internal.length,
      written: countOfAll(people) - before,
      lost: found.lost.length,
      doubled: found.doubled.length,
      rejected: refusals.length,
      emails: emails.figures.emails,
      missingEmails: emails.figures.missingEmails,
      recovery: Math.round(recovery),
      paced: 0,
      deaths: deaths.length,
    },
    faults: [
      ...bad,
      ...internal.map((text) => `logged: ${text.slice(0, 400)}`),
      ...found.lost.map((what) => `lost: ${what}`),
      ...found.doubled.map((what) => `twice: ${what}`),
      ...refusals.map((what) => `refused: ${what}`),
      ...emails.faults,
      ...deaths,
      ...late,
    ].map((fault) => `${neighbour} ${harm}: ${fault}`),
  };
}

/** Until everything is answered promptly again, and something was written. */
async function recoveryMs({ site, people }: Opened, failed: Promise<void>): Promise<number> {
  const begunMs = performance.now();
  const before = countOfAll(people);
  const passed = () => performance.now() - begunMs;
  while (passed() < NEVER_MS) {
    const atMs = passed();
    const replies = await Promise.all(addressesOf(site).map((address) => ask(address())));
    const isWell = replies.every(({ status, ms }) => status === 200 && ms < PROMPT_MS);
    if (isWell && countOfAll(people) > before) return atMs;
    await Promise.race([pause(50), failed]);
  }
  return NEVER_MS;
}

/** What the people of a round were acknowledged until now, and what of it is there. */
async function compare({ site }: Opened, people: readonly Acknowledged[]) {
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const person of people.map((one) => structuredClone(one))) {
    const found = await readBack(site.api, person, OPERATOR_KEY);
    lost.push(...found.lost);
    doubled.push(...found.doubled);
  }
  return { lost, doubled };
}
