import { generateKeyPairSync, sign } from 'node:crypto';
import { bankSummary } from '../bank/bank-summary.ts';
import { canonicalJson } from './canonical-json.ts';
import { chainHash, GENESIS_HASH, sha256Hex } from './chain-hash.ts';
import { type LedgerRecord, ledgerAmount, ledgerJson, parseLedgerJson } from './ledger-record.ts';
import { tipsOfLedger } from './tips-of-ledger.ts';
import { headText, verifyHead } from './verify-head.ts';
import { type ChainEntry, verifyLedger } from './verify-ledger.ts';

const AT = '2026-11-20T10:00:00.000Z';
const U = '0123456789abcdef';
const VECTOR = `{"at":"${AT}","m":101,"o":"1x2.1","p":"2.10","s":3,"seq":1,"t":"tip","u":"ivan"}`;

const RECORDS: LedgerRecord[] = [
  { seq: 1, at: AT, u: U, t: 'tip', m: 101, o: '1x2.1', p: '2.10', s: 3 },
  { seq: 2, at: AT, u: U, t: 'amend', ref: 1, o: '1x2.1', p: '1.92', s: 3 },
  { seq: 3, at: AT, u: U, t: 'tip', m: 102, o: 'ou.o:2.5', p: '2.00', s: 10, c: 1_202_611 },
  { seq: 4, at: AT, u: U, t: 'settle', ref: 1, r: 1, g: '27.60' },
  { seq: 5, at: AT, u: U, t: 'settle', ref: 3, r: 5, g: '-100.00' },
  { seq: 6, at: AT, u: U, t: 'resettle', ref: 3, r: 1, g: '100.00' },
  { seq: 7, at: AT, u: U, t: 'hide-text', ref: 3 },
];

async function chainOf(records: readonly LedgerRecord[]): Promise<ChainEntry[]> {
  const chain: ChainEntry[] = [];
  for (const record of records) {
    const json = ledgerJson(record);
    const previousHash = chain.at(-1)?.hash ?? GENESIS_HASH;
    chain.push({ seq: record.seq, json, previousHash, hash: await chainHash(previousHash, json) });
  }
  return chain;
}

test('the first link has the hash that anybody computes', async () => {
  expect(canonicalJson(JSON.parse(VECTOR))).toBe(VECTOR);
  expect(await chainHash(GENESIS_HASH, VECTOR)).toBe(
    '4997e12f6fefcdd8ea2e5fd725241241b79b06d7a18f5697f5940e7376926830',
  );
});

test('the text of an entry does not depend on the order of its keys', () => {
  expect(canonicalJson({ b: 'x"y', a: 1, c: undefined })).toBe('{"a":1,"b":"x\\"y"}');
});

test.each([
  [27_600, '27.60'],
  [-15_000, '-15.00'],
  [0, '0.00'],
  [2_100, '2.10'],
])('%i milli is written %s', (milli, text) => {
  expect(ledgerAmount(milli)).toBe(text);
});

test.each(['', 'null', '{}', '{"t":"tip" }', VECTOR.replace('tip', 'tap'), `${VECTOR} `])(
  'text %p is not an entry',
  (json) => {
    expect(parseLedgerJson(json)).toBeUndefined();
  },
);

test('an untouched chain is valid, whole and with gaps', async () => {
  const chain = await chainOf(RECORDS);
  expect(await verifyLedger(chain, U)).toBeUndefined();
  expect(await verifyLedger([chain[0], chain[3], chain[5]] as ChainEntry[], U)).toBeUndefined();
});

test('every kind of forgery is found, with its number', async () => {
  const chain = await chainOf(RECORDS);
  const altered = (index: number, change: Partial<ChainEntry>) =>
    chain.map((entry, at) => (at === index ? { ...entry, ...change } : entry));
  const better = chain[2]?.json.replace('2.00', '3.00') ?? '';
  expect(await verifyLedger(altered(2, { json: better }))).toEqual({ seq: 3, fault: 'wrong-hash' });
  const own = await chainHash(chain[2]?.previousHash ?? '', better);
  expect(await verifyLedger(altered(2, { json: better, hash: own }))).toEqual({
    seq: 4,
    fault: 'broken-chain',
  });
  expect(await verifyLedger(altered(1, { seq: 9 }))).toEqual({ seq: 9, fault: 'wrong-seq' });
  expect(await verifyLedger(altered(4, { json: '{}' }))).toEqual({
    seq: 5,
    fault: 'not-canonical',
  });
  expect(await verifyLedger(chain.toReversed())).toEqual({ seq: 6, fault: 'wrong-seq' });
  expect(await verifyLedger(chain, 'somebody')).toEqual({ seq: 1, fault: 'foreign' });
});

test('statistics come only from the ledger, with amended prices and corrected results', () => {
  expect(bankSummary(tipsOfLedger(RECORDS))).toMatchObject({
    bankrollMilli: 1_127_600,
    won: 2,
    lost: 0,
    averageMilliOdds: 1_960,
  });
});

test('a reset drops tips posted before it, even if they are settled after it', () => {
  const [first, , second, settled] = RECORDS as [LedgerRecord, never, LedgerRecord, LedgerRecord];
  const reset: LedgerRecord = { seq: 8, at: AT, u: U, t: 'reset' };
  expect(tipsOfLedger([first, reset, settled])).toEqual([]);
  const later: LedgerRecord = { seq: 9, at: AT, u: U, t: 'settle', ref: 3, r: 1, g: '100.00' };
  expect(tipsOfLedger([first, settled, reset, second, later])).toHaveLength(1);
});

test('a head is valid only with its signature', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const head = { date: '2026-11-20', seq: 7, hash: 'a'.repeat(64) };
  const signed = {
    ...head,
    signature: sign(null, Buffer.from(headText(head)), privateKey).toString('base64url'),
    publicKey: publicKey.export({ format: 'jwk' }).x ?? '',
  };
  expect(await verifyHead(signed)).toBe(true);
  expect(await verifyHead({ ...signed, seq: 8 })).toBe(false);
  expect(await verifyHead({ ...signed, signature: 'x' })).toBe(false);
  expect(await verifyHead({ ...signed, publicKey: '!' })).toBe(false);
});

test('a delayed tip is proved at once, counts once revealed, and cannot be revealed with other content', async () => {
  const salt = 'f'.repeat(32);
  const json = canonicalJson({ m: 101, o: '1x2.1', p: '2.10', s: 3 });
  const k = await sha256Hex(salt + json);
  const records: LedgerRecord[] = [
    { seq: 1, at: AT, u: U, t: 'tip', k },
    { seq: 2, at: AT, u: U, t: 'settle', ref: 1, r: 1, g: '33.00' },
  ];
  const [tip, settle] = (await chainOf(records)) as [ChainEntry, ChainEntry];
  expect(await verifyLedger([tip, settle], U)).toBeUndefined();
  expect(tipsOfLedger(records)).toEqual([]);
  const revealed = { ...tip, reveal: { salt, json } };
  expect(await verifyLedger([revealed, settle], U)).toBeUndefined();
  const opened = [parseLedgerJson(revealed.json, revealed.reveal), records[1]] as LedgerRecord[];
  expect(bankSummary(tipsOfLedger(opened))).toMatchObject({ bankrollMilli: 1_033_000, won: 1 });
  const other = { ...tip, reveal: { salt, json: json.replace('2.10', '3.10') } };
  expect(await verifyLedger([other], U)).toEqual({ seq: 1, fault: 'wrong-reveal' });
  const second = { ...settle, reveal: { salt, json } };
  expect(await verifyLedger([second], U)).toEqual({ seq: 2, fault: 'wrong-reveal' });
});
