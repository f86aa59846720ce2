import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
const ISSUER = 'Tipmark';
/** Clocks of phones differ, so the previous and the next step are valid, too. */
const WINDOW = 1;

/** Parameters that every authenticator app supports. */
const generator = (secret: string, label = '') =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** A new secret, in base32. */
export const makeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Address that puts a secret into an app; `label` names the account there. */
export const addressOf = (secret: string, label: string): string =>
  generator(secret, label).toString();

/** The code of an instant. */
export const codeAt = (secret: string, atSeconds: number): string =>
  generator(secret).generate({ timestamp: atSeconds * 1_000 });

/** The step of thirty seconds a code belongs to; undefined for a code of no step around now. */
export function stepOf(secret: string, code: string, nowSeconds: number): number | undefined {
  // the library throws on multi-byte letters
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = nowSeconds * 1_000;
  const delta = generator(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(nowSeconds / PERIOD_SECONDS) + delta;
}
