import { generateKeyPairSync, sign } from 'node:crypto';
import fc from 'fast-check';
import { headText, isSignedBy, type SignedHead, verifyHead } from './verify-head.ts';
import { findFork, type WitnessStatement, witnessText } from './witness.ts';

function aSigner() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ format: 'jwk' }).x ?? '',
    sign: (text: string) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
  };
}

const verifyStatement = async (one: WitnessStatement): Promise<boolean> =>
  (await isSignedBy(one.publicKey, one.signature, witnessText(one))) &&
  (await verifyHead(one.head));

test('a statement holds with both signatures only', async () => {
  const [site, witness] = [aSigner(), aSigner()];
  const bare = { date: '2026-11-29', seq: 7, hash: 'a'.repeat(64) };
  const head: SignedHead = {
    ...bare,
    publicKey: site.publicKey,
    signature: site.sign(headText(bare)),
  };
  const unsigned = {
    witness: 'Archive',
    publicKey: witness.publicKey,
    head,
    seenAt: 1_795_262_400,
  };
  const statement = { ...unsigned, signature: witness.sign(witnessText(unsigned)) };
  expect(await verifyStatement(statement)).toBe(true);
  expect(await verifyStatement({ ...statement, witness: 'Another' })).toBe(false);
  expect(await verifyStatement({ ...statement, seenAt: 1 })).toBe(false);
  expect(await verifyStatement({ ...statement, publicKey: site.publicKey })).toBe(false);
  const other = { ...head, signature: witness.sign(headText(bare)), publicKey: witness.publicKey };
  expect(await verifyStatement({ ...statement, head: other })).toBe(false);
  const wrong = { ...unsigned, head: { ...head, seq: 8 } };
  const lying = { ...wrong, signature: witness.sign(witnessText(wrong)) };
  expect(await verifyStatement(lying)).toBe(false);
});

const dayOf = (index: number) => `2026-11-${String(index + 10).padStart(2, '0')}`;
const head = (day: number, seq: number, chain: string): SignedHead => ({
  date: dayOf(day),
  seq,
  hash: `${chain}${seq}`,
  signature: '',
  publicKey: '',
});

/** Lengths of a chain at the ends of days: it never gets shorter. */
const lengths = fc
  .array(fc.nat(4), { minLength: 1, maxLength: 8 })
  .map((steps) => steps.map((_, at) => steps.slice(0, at + 1).reduce((sum, one) => sum + one, 0)));

test('heads of one chain are no fork, in whatever order and part they were seen', () => {
  fc.assert(
    fc.property(lengths, fc.infiniteStream(fc.boolean()), (ends, seen) => {
      const heads = ends.map((seq, day) => head(day, seq, 'one '));
      const part = heads.filter(() => seen.next().value);
      expect(findFork(part.toReversed())).toBeUndefined();
      expect(findFork([...part, ...heads])).toBeUndefined();
    }),
  );
});

test('a head of another chain, or of a shorter one on a later day, is a fork', () => {
  fc.assert(
    fc.property(lengths, fc.nat(7), fc.boolean(), (ends, index, isShortened) => {
      const heads = ends.map((seq, day) => head(day, seq, 'one '));
      const day = index % ends.length;
      const seq = ends[day] ?? 0;
      fc.pre(seq > 0);
      const wrong = isShortened ? head(10, seq - 1, 'one ') : head(day, seq, 'another ');
      const fork = findFork([...heads, wrong]);
      expect(fork).toBeDefined();
      expect([fork?.one, fork?.other]).toContain(wrong);
    }),
  );
});
