import { randomBytes } from 'node:crypto';
import { openSecret, openWithAny, sealSecret } from './sealed-secret.ts';

const key = randomBytes(32);
const sealed = sealSecret(key, 7, 'GEZDGNBV');

test('a sealed secret opens for its own account with its own key', () => {
  expect(openSecret(key, 7, sealed)).toBe('GEZDGNBV');
  expect(sealed).not.toContain('GEZDGNBV');
  expect(sealSecret(key, 7, 'GEZDGNBV')).not.toBe(sealed);
});

test('a sealed secret does not open for another user, with another key or after a change', () => {
  expect(openSecret(key, 8, sealed)).toBeUndefined();
  expect(openSecret(randomBytes(32), 7, sealed)).toBeUndefined();
  const changed = Buffer.from(sealed, 'base64url');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(openSecret(key, 7, changed.toString('base64url'))).toBeUndefined();
  expect(openSecret(key, 7, '')).toBeUndefined();
});

test('a secret sealed before the key was changed opens, and is known to be sealed by a former one', () => {
  const current = randomBytes(32);
  const keys = { current, former: [randomBytes(32), key] };
  expect(openWithAny(keys, 7, sealed)).toEqual({ secret: 'GEZDGNBV', isOfFormerKey: true });
  expect(openWithAny(keys, 7, sealSecret(current, 7, 'GEZDGNBV'))).toEqual({
    secret: 'GEZDGNBV',
    isOfFormerKey: false,
  });
  expect(openWithAny(keys, 8, sealed)).toBeUndefined();
});
