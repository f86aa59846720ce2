import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A value of DER: its tag, the length of its content, and its content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80
      ? Buffer.from([length])
      : length < 0x100
        ? Buffer.from([0x81, length])
        : Buffer.from([0x82, length >> 8, length & 0xff]);
  return Buffer.concat([Buffer.from([tag]), size, content]);
}

const [INTEGER, BITS, OID, TEXT, UTC_TIME, SEQUENCE, SET] = [2, 3, 6, 12, 0x17, 0x30, 0x31];
const ECDSA_WITH_SHA256 = Buffer.from('2a8648ce3d040302', 'hex');
const COMMON_NAME = Buffer.from('550403', 'hex');

const utcTime = (time: Date): Buffer => {
  const digits = time.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14);
  return der(UTC_TIME, Buffer.from(`${digits}Z`));
};

const DAY_MS = 86_400_000;

/** A certificate of localhost that nobody has signed but itself. */
export function selfSigned(): { readonly key: string; readonly cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(SEQUENCE, der(OID, ECDSA_WITH_SHA256));
  const name = der(
    SEQUENCE,
    der(SET, der(SEQUENCE, der(OID, COMMON_NAME), der(TEXT, Buffer.from('localhost')))),
  );
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(8)]);
  const now = Date.now();
  const validity = [new Date(now - DAY_MS), new Date(now + DAY_MS)].map(utcTime);
  const toBeSigned = der(
    SEQUENCE,
    der(INTEGER, serial),
    algorithm,
    name,
    der(SEQUENCE, ...validity),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(BITS, Buffer.from([0]), sign('sha256', toBeSigned, privateKey));
  const base64 = der(SEQUENCE, toBeSigned, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}
