import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import {
  type ChainEntry,
  findFork,
  GENESIS_HASH,
  type SignedHead,
  verifyHead,
  verifyLedger,
  type WitnessStatement,
} from '@tipmark/domain';
import { createOpenClient } from '../client/create-open-client.ts';
import type { SenderOptions } from '../client/create-sender.ts';
import { siteCalls } from './site-calls.ts';
import { UsageError } from './usage-error.ts';
import { stateHead } from './witness-key.ts';

export interface WitnessOptions {
  readonly url: string;
  /** A line of JSON for each head. */
  readonly file: string;
  /** Under which the newest head is stated to the site; undefined: it is only stored. */
  readonly name: string | undefined;
  readonly client: SenderOptions;
}

export interface Witnessed {
  readonly isOneChain: boolean;
  readonly text: string;
}

/** What was seen cannot be of one chain. */
class Fork extends Error {
  override readonly name = 'Fork';
  readonly heads: readonly SignedHead[];
  constructor(what: string, ...heads: readonly SignedHead[]) {
    super(what);
    this.heads = heads;
  }
}

const isHead = (value: unknown): value is SignedHead =>
  typeof value === 'object' &&
  value !== null &&
  ['date', 'hash', 'signature', 'publicKey'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  ) &&
  Number.isInteger((value as Record<string, unknown>)['seq']);

/** @throws UsageError naming the line that is no head */
function readFile(file: string): SignedHead[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return [];
    try {
      const head: unknown = JSON.parse(line);
      if (isHead(head)) return [head];
    } catch {
      // reported below
    }
    throw new UsageError(`${file}: line ${at + 1} is no head of a ledger`);
  });
}

/** Whole or not at all, so that an interrupted run loses no head. */
function writeFile(file: string, heads: readonly SignedHead[]): void {
  const lines = heads.map(({ date, seq, hash, signature, publicKey }) =>
    JSON.stringify({ date, seq, hash, signature, publicKey }),
  );
  writeFileSync(`${file}.new`, `${lines.join('\n')}\n`);
  renameSync(`${file}.new`, file);
}

async function checkSignatures(heads: readonly SignedHead[]): Promise<void> {
  for (const head of heads) {
    if (!(await verifyHead(head))) throw new Fork(`the signature of ${head.date} is wrong`, head);
  }
}

/** Each day has one head, and each stored head is still served. */
function checkDays(stored: readonly SignedHead[], served: readonly SignedHead[]): void {
  const fork = findFork([...stored, ...served]);
  if (fork) throw new Fork('two heads that no single chain has', fork.one, fork.other);
  const days = new Map(served.map((head) => [head.date, head]));
  for (const head of stored) {
    const now = days.get(head.date);
    if (now === undefined) throw new Fork(`the head of ${head.date} is not served any more`, head);
    if (now.hash !== head.hash) throw new Fork(`${head.date} has another head now`, head, now);
  }
}

type ChainFrom = (seq: number) => Promise<{ readonly entries: readonly ChainEntry[] }>;

/** Goes link by link from a stored head to the newest one. */
async function walk(chainFrom: ChainFrom, from: SignedHead, to: SignedHead): Promise<number> {
  let [seq, hash, links] = [from.seq, from.seq === 0 ? GENESIS_HASH : from.hash, 0];
  while (seq < to.seq) {
    const { entries } = await chainFrom(seq + 1);
    const page = entries.filter((entry) => entry.seq <= to.seq);
    const [first] = page;
    const isNext = first?.seq === seq + 1 && first.previousHash === hash;
    const hasGap = page.some((entry, at) => entry.seq !== seq + 1 + at);
    if (!isNext || hasGap || (await verifyLedger(page))) {
      throw new Fork(`the chain does not lead from ${from.date} to ${to.date}`, from, to);
    }
    const last = page.at(-1);
    [seq, hash, links] = [last?.seq ?? seq, last?.hash ?? hash, links + page.length];
  }
  if (hash !== to.hash) throw new Fork(`the chain does not lead to ${to.date}`, from, to);
  return links;
}

const keysOf = (heads: readonly SignedHead[]) => [...new Set(heads.map((head) => head.publicKey))];

async function look({ url, file, name, client }: WitnessOptions): Promise<string> {
  const call = siteCalls(url, client);
  const stored = readFile(file);
  const served: SignedHead[] = [];
  const open = createOpenClient({ url, ...client });
  for await (const head of open.rows('/ledger/heads', { query: { limit: 200 } })) served.push(head);
  await checkSignatures(served);
  checkDays(stored, served);
  const [newest] = served;
  if (newest === undefined) return 'no day is signed yet\n';
  const last = stored.at(-1);
  const chainFrom: ChainFrom = (seq) => call(`/ledger/chain/${seq}`);
  const links = last === undefined ? 0 : await walk(chainFrom, last, newest);
  const fresh = served.filter(({ date }) => !stored.some((head) => head.date === date));
  writeFile(file, [...stored, ...fresh.toReversed()]);
  const lines = [
    `one chain: heads ${served.length}, new ${fresh.length}, links walked ${links}`,
    `head ${newest.date} ${newest.seq} ${newest.hash}`,
    ...keysOf([...stored, ...served]).map((key) => `key ${key}`),
  ];
  if (name === undefined) return `${lines.join('\n')}\n`;
  const seenAt = Math.floor((client.nowMs ?? Date.now)() / 1_000);
  const statement = stateHead(newest, { witness: name, keyFile: `${file}.key`, seenAt });
  await call<{ isFork: boolean }>('/ledger/statements', statement satisfies WitnessStatement);
  return `${[...lines, `stated as ${name}, key ${statement.publicKey}`].join('\n')}\n`;
}

/**
 * Reads the signed heads of a site, compares them with those of a file, walks the chain from the
 * last stored one, and stores the new ones. With a name it states the newest to the site.
 */
export async function runWitness(options: WitnessOptions): Promise<Witnessed> {
  try {
    return { isOneChain: true, text: await look(options) };
  } catch (error) {
    if (!(error instanceof Fork)) throw error;
    const proof = error.heads.map((head) => JSON.stringify(head));
    return { isOneChain: false, text: `FORK: ${[error.message, ...proof].join('\n')}\n` };
  }
}
