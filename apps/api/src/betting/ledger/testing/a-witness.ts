import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { headText, type SignedHead, type WitnessStatement, witnessText } from '@tipmark/domain';

/** What stands before the 32 bytes of a private key of Ed25519 in PKCS#8. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A key that follows from a name: the same in every run. */
function aKey(name: string) {
  const seed = createHash('sha256').update(name).digest();
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  return {
    publicKey: createPublicKey(key).export({ format: 'jwk' }).x ?? '',
    sign: (text: string) => sign(null, Buffer.from(text), key).toString('base64url'),
  };
}

/** Signs heads of a ledger, true ones and others. */
export function aHeadSigner(name: string) {
  const key = aKey(name);
  return {
    ...key,
    headOf: (head: Pick<SignedHead, 'date' | 'seq' | 'hash'>): SignedHead => ({
      ...head,
      publicKey: key.publicKey,
      signature: key.sign(headText(head)),
    }),
  };
}

/** Somebody who states what they saw. */
export function aWitness(witness: string) {
  const key = aKey(`witness ${witness}`);
  return {
    publicKey: key.publicKey,
    statementOf({ date, seq, hash, signature, publicKey }: SignedHead, seenAt: number) {
      const head = { date, seq, hash, signature, publicKey };
      const unsigned = { witness, publicKey: key.publicKey, head, seenAt };
      const statement: WitnessStatement = {
        ...unsigned,
        signature: key.sign(witnessText(unsigned)),
      };
      return statement;
    },
  };
}
