import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type SignedHead, type WitnessStatement, witnessText } from '@tipmark/domain';
import { UsageError } from './usage-error.ts';

/** The private key of a file, which is made where there is none. */
function readKey(file: string) {
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ed25519');
    const text = privateKey.export({ type: 'pkcs8', format: 'pem' });
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  }
  try {
    const key = createPrivateKey(readFileSync(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // reported below
  }
  throw new UsageError(`${file} has no private key of Ed25519`);
}

/** A statement about a head, signed with the key of a file. */
export function stateHead(
  { date, seq, hash, signature, publicKey }: SignedHead,
  by: { readonly witness: string; readonly keyFile: string; readonly seenAt: number },
): WitnessStatement {
  const { witness, keyFile, seenAt } = by;
  const key = readKey(keyFile);
  const unsigned = {
    witness,
    publicKey: createPublicKey(key).export({ format: 'jwk' }).x ?? '',
    head: { date, seq, hash, signature, publicKey },
    seenAt,
  };
  const own = sign(null, Buffer.from(witnessText(unsigned)), key).toString('base64url');
  return { ...unsigned, signature: own };
}
