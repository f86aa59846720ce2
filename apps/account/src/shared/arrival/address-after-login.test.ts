import { addressAfterLogin, editAfterLogin, subscribersPage } from './address-after-login.ts';

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

test.each(['/value-trends', '/en/value-trends?hours=6'])(
  'who has a subscription comes to the page they were opening, %s',
  (next) => {
    const session = { url: 'ivan', subscription_expiration: '2026-12-20T00:00:00Z', isNew: false };
    const from = { session, source: 'value-trends', next, locale: 'ru', nowMs: NOW_MS } as const;
    expect(addressAfterLogin(from)).toBe(next.split('?')[0]);
    const lapsed = { ...session, subscription_expiration: '2026-11-20T00:00:00Z' };
    expect(addressAfterLogin({ ...from, session: lapsed })).toBe('/premium?source=value-trends');
  },
);

test.each(['//evil.example/value-trends', 'https://evil.example/value-trends', '/Results', null])(
  'no page for subscribers is %p',
  (next) => expect(subscribersPage(next)).toBeUndefined(),
);

test.each(['', 'logout', 'https://evil.example', '//evil.example', 'Search'])(
  'from "%s" the way is to the own profile',
  (source) => expect(after(source)).toBe('/en/profile/ivan'),
);

test('a new user is shown around', () => {
  expect(after('', { isNew: true })).toBe('/en/profile/ivan?onboarding=1');
});

test.each([
  ['/profile/ivan?edit=notifications', 'notifications'],
  ['/en/profile/ivan?edit=account', 'account'],
  ['/profile/ivan', undefined],
  ['/profile/ivan?edit=everything', undefined],
  ['/Results?edit=account', undefined],
  ['//evil.example/profile/ivan?edit=account', undefined],
  ['https://evil.example/profile/ivan?edit=account', undefined],
  ['javascript:alert(1)?edit=account', undefined],
  [null, undefined],
])('a guest sent away from %p wanted to change %p', (next, edit) => {
  expect(editAfterLogin(next)).toBe(edit);
});

test('a guest who wanted to change something comes to it on the own profile; an offer comes first', () => {
  const session = { url: 'ivan', subscription_expiration: '', isNew: true };
  const next = '/profile/maria?edit=notifications';
  expect(addressAfterLogin({ session, source: '', next, locale: 'ru' })).toBe(
    '/profile/ivan?edit=notifications&onboarding=1',
  );
  expect(addressAfterLogin({ session, source: 'premium', next, locale: 'ru' })).toBe(
    '/premium?source=premium',
  );
});
