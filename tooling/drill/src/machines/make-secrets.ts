import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const random = () => randomBytes(KEY_BYTES).toString('base64url');

function pushKey(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const key = pair.getPrivateKey();
  // a number that begins with zeros has fewer bytes
  return Buffer.concat([Buffer.alloc(KEY_BYTES - key.length), key]).toString('base64url');
}

/** Every key of a site, as the variable that has it: none is left to a file. */
export function makeSecrets(): Readonly<Record<string, string>> {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    GUEST_SECRET: random(),
    TOTP_KEY: random(),
    OPERATOR_KEY: random(),
    PUSH_KEY: pushKey(),
    LEDGER_KEY: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  };
}
