import { addressOf, codeAt, makeSecret, stepOf } from './time-codes.ts';

/** `12345678901234567890`, the secret of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (atSeconds, code) => {
  expect(codeAt(SECRET, atSeconds)).toBe(code);
  expect(stepOf(SECRET, code, atSeconds)).toBe(Math.floor(atSeconds / 30));
});

test('codes of the previous and the next step are valid, others are not', () => {
  const now = 1_234_567_890;
  const step = now / 30;
  const stepAfter = (steps: number) => stepOf(SECRET, codeAt(SECRET, now + steps * 30), now);
  expect([-2, -1, 0, 1, 2].map(stepAfter)).toEqual([
    undefined,
    step - 1,
    step,
    step + 1,
    undefined,
  ]);
});

test.each(['', '1234', '1234567', 'abcdef', '٢٨٧٠٨٢'])('%j is not a code', (code) => {
  expect(stepOf(SECRET, code, 59)).toBeUndefined();
});

test('every secret is unique, and its address contains all an app needs', () => {
  const secret = makeSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(makeSecret()).not.toBe(secret);
  const { protocol, host, pathname, searchParams } = new URL(addressOf(secret, 'a b@example.com'));
  expect([protocol, host, decodeURIComponent(pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Tipmark:a b@example.com',
  ]);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    secret,
    issuer: 'Tipmark',
    digits: '6',
    period: '30',
    algorithm: 'SHA1',
  });
});
