import { addressAfterLogin, editAfterLogin, pageBeforeLogin } from './address-after-login.ts';

const NOW_MS = Date.UTC(2026, 10, 21);
const after = (source: string, session = {}) =>
  addressAfterLogin({
    session: { url: 'ivan', subscription_expiration: '', isNew: false, ...session },
    source,
    locale: 'en',
    nowMs: NOW_MS,
  });

test.each(['search', 'value-trends', 'premium', 'odds-scanner'])(
  'from %s visitors without a subscription get the offer, subscribers their profile',
  (source) => {
    expect(after(source)).toBe(`/en/premium?source=${source}`);
    expect(after(source, { subscription_expiration: '2026-11-20T00:00:00Z' })).toContain('premium');
    expect(after(source, { subscription_expiration: '2026-12-20T00:00:00Z' })).toBe(
      '/en/profile/ivan',
    );
  },
);

const subscriber = { url: 'ivan', subscription_expiration: '2026-12-20T00:00:00Z', isNew: false };
const registered = { ...subscriber, subscription_expiration: '' };
const from = { locale: 'ru', nowMs: NOW_MS } as const;

test('a source for subscribers overrides the next page: subscribers get their profile, others the offer', () => {
  const requested = { ...from, source: 'value-trends', next: '/value-trends' };
  expect(addressAfterLogin({ ...requested, session: subscriber })).toBe('/profile/ivan');
  expect(addressAfterLogin({ ...requested, session: registered })).toBe(
    '/premium?source=value-trends',
  );
});

test('a requested filter is returned to, after the offer for users without a subscription', () => {
  const next = '/search-tips-and-cappers?filter=1&min-roi=5';
  const requested = { ...from, source: 'search', next };
  expect(addressAfterLogin({ ...requested, session: subscriber })).toBe(next);
  expect(addressAfterLogin({ ...requested, session: registered })).toBe(
    `/premium?source=search&next=${encodeURIComponent(next)}`,
  );
  expect(
    addressAfterLogin({ ...requested, next: '//evil.example/?filter=1', session: registered }),
  ).toBe('/premium?source=search');
});

test.each([
  ['/Results?timestamp=5', '/Results?timestamp=5'],
  ['/en/feed?page=2#top', '/en/feed?page=2'],
  ['/events/7-a-b', '/Events/7-a-b'],
  ['/profile/maria', '/profile/maria'],
])('visitors from %s return to %s, with or without a subscription', (next, address) => {
  for (const session of [subscriber, registered]) {
    expect(addressAfterLogin({ ...from, session, source: '', next })).toBe(address);
  }
});

test('new users return to the previous page, too; problems are shown on the profile', () => {
  const requested = { ...from, source: '', next: '/Results' };
  const isNew = { ...registered, isNew: true };
  expect(addressAfterLogin({ ...requested, session: isNew })).toBe('/Results');
  expect(addressAfterLogin({ ...requested, session: isNew, hasProblems: true })).toBe(
    '/profile/ivan?onboarding=1',
  );
  expect(addressAfterLogin({ ...requested, session: subscriber, hasProblems: true })).toBe(
    '/profile/ivan',
  );
});

test.each([
  '//evil.example/Results',
  '/\\evil.example/Results',
  'https://evil.example/Results',
  'javascript:alert(1)',
  '/nothing/here',
  '/login?next=/login',
  '/en/register',
  '/recover-password/abc',
  '/unsubscribe?token=x',
  '/link-redirect?id=1',
  '',
  null,
])('%p is not accepted as the next page', (next) => expect(pageBeforeLogin(next)).toBeUndefined());

test.each(['', 'logout', 'https://evil.example', '//evil.example', 'Search'])(
  'source "%s" leads to the user’s own profile',
  (source) => expect(after(source)).toBe('/en/profile/ivan'),
);

test('a new user gets the onboarding', () => {
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
])('the next page %p asks for the settings %p', (next, edit) => {
  expect(editAfterLogin(next)).toBe(edit);
});

test('requested settings are opened on the user’s own profile, unless an offer comes first', () => {
  const session = { url: 'ivan', subscription_expiration: '', isNew: true };
  const next = '/profile/maria?edit=notifications';
  expect(addressAfterLogin({ session, source: '', next, locale: 'ru' })).toBe(
    '/profile/ivan?edit=notifications&onboarding=1',
  );
  expect(addressAfterLogin({ session, source: 'premium', next, locale: 'ru' })).toBe(
    '/premium?source=premium',
  );
});
