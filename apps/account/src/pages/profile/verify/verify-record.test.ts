import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import type { LedgerEntry, LedgerHead, ProfileStatistics, UserLedger } from '@tipmark/contract';
import {
  bankSummary,
  chainHash,
  GENESIS_HASH,
  headText,
  type LedgerRecord,
  type LedgerSource,
  ledgerJson,
  tipsOfLedger,
} from '@tipmark/domain';
import { verifyRecord } from './verify-record.ts';

// jsdom has no hashes and signatures
beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
});

const ME = '0123456789abcdef';
const OTHER = 'fedcba9876543210';
const { privateKey, publicKey } = generateKeyPairSync('ed25519');

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`;

const RECORDS: LedgerRecord[] = [
  { seq: 1, at: at(17), u: OTHER, t: 'tip', m: 100, o: '1x2.1', p: '1.90', s: 1 },
  { seq: 2, at: at(18), u: ME, t: 'tip', m: 101, o: '1x2.1', p: '2.10', s: 3 },
  { seq: 3, at: at(18), u: OTHER, t: 'settle', ref: 1, r: 5, g: '-10.00' },
  { seq: 4, at: at(19), u: ME, t: 'settle', ref: 2, r: 1, g: '33.00' },
  { seq: 5, at: at(20), u: ME, t: 'tip', m: 102, o: 'ou.o:2.5', p: '1.95', s: 2 },
  { seq: 6, at: at(20), u: OTHER, t: 'tip', m: 103, o: '1x2.x', p: '3.40', s: 1 },
];

async function chainOf(records: readonly LedgerRecord[]): Promise<LedgerEntry[]> {
  const chain: LedgerEntry[] = [];
  for (const record of records) {
    const json = ledgerJson(record);
    const previousHash = chain.at(-1)?.hash ?? GENESIS_HASH;
    chain.push({ seq: record.seq, json, previousHash, hash: await chainHash(previousHash, json) });
  }
  return chain;
}

function headOf(chain: readonly LedgerEntry[], date: string): LedgerHead {
  const last = chain.findLast(
    ({ json }) => (JSON.parse(json) as { at: string }).at.slice(0, 10) <= date,
  );
  const head = { date, seq: last?.seq ?? 0, hash: last?.hash ?? GENESIS_HASH };
  const text = headText(head);
  return {
    ...head,
    text,
    signature: sign(null, Buffer.from(text), privateKey).toString('base64url'),
    publicKey: publicKey.export({ format: 'jwk' }).x ?? '',
    isFinal: date < '2026-11-20',
  };
}

function statisticsOf(records: readonly LedgerRecord[]): ProfileStatistics {
  const bank = bankSummary(tipsOfLedger(records.filter(({ u }) => u === ME)));
  return {
    profit: bank.profitMilli / 1_000,
    bankroll: bank.bankrollMilli / 1_000,
    tipsWon: bank.won,
    tipsLost: bank.lost,
    tipsReturned: bank.returned,
    roi: bank.roiPercent,
    winRate: bank.winRatePercent,
    averageOdd: bank.averageMilliOdds === null ? null : bank.averageMilliOdds / 1_000,
    maxDrawdown: bank.maxDrawdownPercent,
  } as ProfileStatistics;
}

interface Forged {
  readonly own?: (entries: LedgerEntry[]) => LedgerEntry[];
  readonly chain?: (entries: LedgerEntry[]) => LedgerEntry[];
  readonly head?: (head: LedgerHead) => LedgerHead;
  readonly day?: (head: LedgerHead) => LedgerHead;
  readonly statistics?: (statistics: ProfileStatistics) => ProfileStatistics;
}

const same = <Value>(value: Value) => value;

/** The calls of the API over one chain, in pages of two, each reply forged in some way. */
async function aSource(forged: Forged = {}): Promise<LedgerSource> {
  const { own = same, chain = same, head = same, day = same, statistics = same } = forged;
  const all = await chainOf(RECORDS);
  const mine = own(all.filter(({ json }) => json.includes(ME)));
  const reported = chain(all);
  return {
    ofUser: async (afterSeq): Promise<UserLedger> => {
      const entries = mine.filter(({ seq }) => seq > afterSeq).slice(0, 2);
      return {
        url: 'me',
        ledgerId: ME,
        entries,
        nextAfterSeq: entries.length < 2 ? null : (entries.at(-1)?.seq ?? null),
        head: head(headOf(all, '2026-11-20')),
      };
    },
    chainFrom: async (seq) => ({
      entries: reported.filter((entry) => entry.seq >= seq).slice(0, 2),
    }),
    headOf: async (date) => day(headOf(all, date)),
    statistics: async () => statistics(statisticsOf(RECORDS)),
  };
}

const altered =
  (seq: number, change: (entry: LedgerEntry) => Partial<LedgerEntry>) => (entries: LedgerEntry[]) =>
    entries.map((entry) => (entry.seq === seq ? { ...entry, ...change(entry) } : entry));

const nicerPrice = ({ json }: LedgerEntry) => ({ json: json.replace('2.10', '3.10') });

test('an honest record is confirmed: entries, statistics, signatures and every link to the head', async () => {
  const steps: string[] = [];
  const outcome = await verifyRecord(await aSource(), (checked, total) => {
    steps.push(`${checked}/${total}`);
  });
  expect(outcome).toEqual({
    record: {
      entries: 3,
      links: 5,
      heads: 3,
      headSeq: 6,
      headHash: (await chainOf(RECORDS)).at(-1)?.hash,
      publicKey: publicKey.export({ format: 'jwk' }).x,
    },
  });
  expect(steps.at(0)).toBe('0/8');
  expect(steps.at(-1)).toBe('8/8');
});

test('a record without entries is confirmed', async () => {
  const outcome = await verifyRecord(
    await aSource({ own: () => [], statistics: () => statisticsOf([]) }),
    () => {},
  );
  expect(outcome).toMatchObject({ record: { entries: 0, links: 0 } });
});

const forgeries: readonly [string, Forged, object][] = [
  ['a raised price', { own: altered(2, nicerPrice) }, { seq: 2, fault: 'wrong-hash' }],
  [
    'a loss missing from the chain',
    { chain: (entries) => entries.filter(({ seq }) => seq !== 3) },
    { seq: 3, fault: 'missing' },
  ],
  [
    'an altered entry of another user',
    { chain: altered(3, ({ json }) => ({ json: json.replace('-10.00', '10.00') })) },
    { seq: 3, fault: 'wrong-hash' },
  ],
  [
    'a chain with another version of a tip',
    { chain: altered(2, nicerPrice) },
    { seq: 2, fault: 'differs' },
  ],
  ['a truncated chain', { chain: (entries) => entries.slice(0, 5) }, { seq: 6, fault: 'missing' }],
  ['a moved head', { head: (head) => ({ ...head, seq: 5 }) }, { seq: 5, fault: 'wrong-signature' }],
  [
    'a day signed with another key',
    { day: (head) => ({ ...head, publicKey: 'A'.repeat(43) }) },
    { seq: 4, fault: 'other-key' },
  ],
  [
    'statistics that do not follow from the entries',
    { statistics: (statistics) => ({ ...statistics, profit: 99 }) },
    { seq: 0, fault: 'figures' },
  ],
  [
    'an entry of another user among the user’s own',
    { own: altered(5, ({ json }) => ({ json: json.replace(ME, OTHER) })) },
    { seq: 5, fault: 'foreign' },
  ],
];

test.each(forgeries)('%s is detected', async (_what, forged, verdict) => {
  expect(await verifyRecord(await aSource(forged), () => {})).toEqual(verdict);
});

test('a consistently forged chain does not match the signed head', async () => {
  const forged = await chainOf(
    RECORDS.map(
      (record): LedgerRecord =>
        record.seq === 4 ? ({ ...record, g: '330.00' } as LedgerRecord) : record,
    ),
  );
  const outcome = await verifyRecord(
    await aSource({
      own: () => forged.filter(({ json }) => json.includes(ME)),
      chain: () => forged,
      statistics: () => statisticsOf(forged.map(({ json }) => JSON.parse(json) as LedgerRecord)),
    }),
    () => {},
  );
  expect(outcome).toEqual({ seq: 4, fault: 'wrong-head' });
});

test('a failed request is an error, not a verdict', async () => {
  const source = await aSource();
  const broken: LedgerSource = { ...source, chainFrom: () => Promise.reject(new Error('offline')) };
  await expect(verifyRecord(broken, () => {})).rejects.toThrow('offline');
});
