import { createPrivateKey, type KeyObject } from 'node:crypto';

/**
 * Reads the private key of the ledger, PKCS#8: in PEM, as its file has it, or its bytes as base64
 * on one line, as a variable has it.
 * @throws Error when it is not a private key of Ed25519
 */
export function parseLedgerKey(text: string): KeyObject {
  const key = text.includes('-----')
    ? createPrivateKey(text)
    : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('is not a key of Ed25519');
  return key;
}

export function isLedgerKey(text: string): boolean {
  try {
    parseLedgerKey(text);
    return true;
  } catch {
    return false;
  }
}
