import { addressAfterLogin } from './address-after-login.ts';

const NOW_MS = Date.UTC(2026, 10, 21);
const after = (source: string, session = {}) =>
  addressAfterLogin({
    session: { url: 'ivan', subscription_expiration: '', isNew: false, ...session },
    source,
    locale: 'en',
    nowMs: NOW_MS,
  });

test.each(['search', 'value-trends', 'premium', 'odds-scanner'])(
  'who came from %s without a subscription sees the offer',
  (source) => {
    expect(after(source)).toBe(`/en/premium?source=${source}`);
    expect(after(source, { subscription_expiration: '2026-11-20T00:00:00Z' })).toContain('premium');
    expect(after(source, { subscription_expiration: '2026-12-20T00:00:00Z' })).toBe(
      '/en/profile/ivan',
    );
  },
);

test.each(['', 'logout', 'https://evil.example', '//evil.example', 'Search'])(
  'from "%s" the way is to the own profile',
  (source) => expect(after(source)).toBe('/en/profile/ivan'),
);

test('a new user is shown around', () => {
  expect(after('', { isNew: true })).toBe('/en/profile/ivan?onboarding=1');
});
