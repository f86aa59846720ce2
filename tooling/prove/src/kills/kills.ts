import { setTimeout as pause } from 'node:timers/promises';
import { createTestStore } from '@tipmark/api/proofs';
import type { LedgerEntry } from '@tipmark/contract';
import { verifyLedger } from '@tipmark/domain';
import { randomOf } from '@tipmark/simulator';
import type { Figure, OpenedProof, ProofPlace, Round, RoundOutcome } from '../runner/proof.ts';
import { type MailServer, startMailServer } from '../site/mail-server.ts';
import { type RestartedApis, startRestartedApis } from '../site/restarted-apis.ts';
import { sendMatches } from '../site/send-matches.ts';
import { writeLogs } from '../site/write-logs.ts';
import { checkEmails } from './check-emails.ts';
import { readBack } from './read-back.ts';
import { type Acknowledged, countOfAll, write } from './writer.ts';

const FEED_KEY = 'a key of this proof alone, of some length';
const OPERATOR_KEY = 'a key of operators alone, thirty-two letters';
const MATCHES = 20;
const WRITERS = 6;
/** Acknowledged before the kill of a round, and again after it. */
const WRITES_BEFORE = 60;
const WRITES_AFTER = 40;
const PROCESSES = 2;

/** What a round of this proof measures. */
export const figures = {
  kills: { what: 'kills of one process', of: 'sum' },
  kinds: { what: 'kills of all processes at once', of: 'sum' },
  written: { what: 'acknowledged writes', of: 'sum', least: 1 },
  lost: { what: 'acknowledged writes that were lost', of: 'sum', most: 0 },
  doubled: { what: 'writes that happened twice', of: 'sum', most: 0 },
  refused: { what: 'writes that were refused', of: 'sum', most: 0 },
  emails: { what: 'registrations whose email was due', of: 'sum' },
  missingEmails: { what: 'emails that did not arrive', of: 'sum', most: 0 },
  copies: { what: 'emails sent once more with the same id', of: 'sum' },
  copiesOfOne: { what: 'copies of one email', of: 'max', most: 2 },
  bootSeconds: { what: 'seconds until a process worked again', of: 'max' },
} as const satisfies Record<string, Figure>;

type Name = keyof typeof figures;

interface Opened {
  readonly apis: RestartedApis;
  readonly mailServer: MailServer;
  readonly people: Acknowledged[];
  readonly refused: string[];
}

/** Two processes on one database, or one on the embedded, with writers that never stop. */
export async function open({ folder }: ProofPlace): Promise<OpenedProof<Name>> {
  const store = await createTestStore();
  const mailServer = await startMailServer();
  const env = {
    ...store.env,
    FEED_KEY,
    OPERATOR_KEY,
    ACQUIRER: 'sandbox',
    SMTP_URL: mailServer.url,
  };
  const apis = await startRestartedApis(env, 'DATABASE_URL' in store.env ? PROCESSES : 1);
  await sendMatches((await apis.url(0)) ?? '', FEED_KEY, MATCHES);
  const opened: Opened = { apis, mailServer, people: [], refused: [] };
  let isOver = false;
  const options = {
    ...opened,
    matches: MATCHES,
    isOver: () => isOver,
    onRefused: (what: string) => void opened.refused.push(what),
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, () => write(options)));
  // its failure is that of the round that waits for writes
  const failed = writers.then(() => {
    if (!isOver) throw new Error('the writers have ended');
  });
  failed.catch(() => {});
  const checked = { emailed: new Set<string>(), seq: 0 };
  return {
    round: (round) => killOnce(opened, checked, { round, failed }),
    async close() {
      writeLogs(folder, [apis.written()]);
      isOver = true;
      await apis.close();
      await writers.catch(() => {});
      await mailServer.close();
      await store.remove();
    },
  };
}

async function untilWritten(
  { people }: Opened,
  wanted: number,
  failed: Promise<void>,
): Promise<void> {
  while (countOfAll(people) < wanted) await Promise.race([pause(5), failed]);
}

interface Checked {
  /** Whose email was looked for already. */
  readonly emailed: Set<string>;
  /** The last verified entry of the ledger. */
  seq: number;
}

async function killOnce(
  opened: Opened,
  checked: Checked,
  { round: { seed, number }, failed }: { readonly round: Round; readonly failed: Promise<void> },
): Promise<RoundOutcome<Name>> {
  const { apis, people, refused } = opened;
  const random = randomOf(seed, 'kills', number);
  const before = countOfAll(people);
  const first = Math.max(0, people.length - WRITERS);
  await untilWritten(opened, before + random.integer(1, WRITES_BEFORE), failed);
  await pause(random.integer(0, 50));
  const isWhole = apis.count === 1 || random.chance(1 / 3);
  const which = isWhole
    ? Array.from({ length: apis.count }, (_, index) => index)
    : [random.integer(0, apis.count - 1)];
  const bootSeconds = await apis.killAndRestart(which);
  await untilWritten(opened, countOfAll(people) + WRITES_AFTER, failed);
  const found = await compare(opened, people.slice(first));
  const chain = await chainFaults(opened, checked);
  const emails = checkEmails(people, opened.mailServer, checked.emailed);
  const refusals = refused.splice(0);
  return {
    figures: {
      kills: Number(!isWhole),
      kinds: Number(isWhole),
      written: countOfAll(people) - before,
      lost: found.lost.length + chain.length,
      doubled: found.doubled.length,
      refused: refusals.length,
      ...emails.figures,
      bootSeconds: Number(bootSeconds.toFixed(1)),
    },
    faults: [
      ...found.lost.map((what) => `lost: ${what}`),
      ...found.doubled.map((what) => `twice: ${what}`),
      ...chain,
      ...emails.faults,
      ...refusals.map((what) => `refused: ${what}`),
    ],
  };
}

/** What the people of a round were acknowledged until now, and what of it is there. */
async function compare({ apis }: Opened, people: readonly Acknowledged[]) {
  const copies = people.map((person) => structuredClone(person));
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const person of copies) {
    const url = (await apis.url(0)) ?? '';
    const found = await readBack(url, person, OPERATOR_KEY);
    lost.push(...found.lost);
    doubled.push(...found.doubled);
  }
  return { lost, doubled };
}

/** The chain must verify from its beginning and have every acknowledged tip. */
async function chainFaults({ apis, people }: Opened, checked: Checked): Promise<string[]> {
  const url = (await apis.url(0)) ?? '';
  const tips = people.flatMap((person) => person.tips).filter(({ seq }) => seq > checked.seq);
  const entries: LedgerEntry[] = [];
  for (let from: number | null = 1; from !== null; ) {
    const reply = await fetch(`${url}/ledger/chain/${from}`);
    const { data } = (await reply.json()) as {
      data: { entries: LedgerEntry[]; nextFromSeq: number | null };
    };
    entries.push(...data.entries);
    from = data.nextFromSeq;
  }
  const hashes = new Map(entries.map(({ seq, hash }) => [seq, hash]));
  checked.seq = Math.max(checked.seq, ...tips.map(({ seq }) => seq));
  const broken = await verifyLedger(entries);
  return [
    ...(broken === undefined ? [] : [`the chain is broken: ${JSON.stringify(broken)}`]),
    ...tips
      .filter(({ seq, hash }) => hashes.get(seq) !== hash)
      .map(({ id, seq }) => `lost: entry ${seq} of tip ${id}`),
  ];
}
