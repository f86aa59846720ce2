import { createCountryReader } from '@tipmark/web-server';
import type { FastifyRequest } from 'fastify';
import { createContextReader, guestPageKey } from './request-context.ts';

const read = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  createContextReader({ productSlug: 'tipmark' })({
    raw: { url },
    headers,
    countryCode: countryOf({ headers, socket: { remoteAddress } } as unknown as FastifyRequest),
  } as unknown as FastifyRequest);

const countryOf = createCountryReader({
  config: { countryHeader: 'x-country-code', defaultCountry: 'RU' },
  isTrustedProxy: (address) => address === '127.0.0.1',
});

const keyOf = (...given: Parameters<typeof read>) => guestPageKey(read(...given));

it('has defaults for a first visit', () => {
  expect(read('/Results?timestamp=1700000000')).toMatchObject({
    pathname: '/Results',
    locale: 'ru',
    match: { name: 'results' },
    theme: 'system',
    isMobile: false,
    token: '',
    session: {
      isSignedIn: false,
      countryCode: 'RU',
      timeZone: 'Europe/Moscow',
      isTimeZoneManual: false,
    },
  });
});

it('takes the language from the path only', () => {
  expect(read('/en/Results', { 'accept-language': 'ru' }).locale).toBe('en');
  expect(read('/Results', { 'accept-language': 'en', cookie: 'locale=en' }).locale).toBe('ru');
});

it('reads theme, zone and device class', () => {
  const context = read('/Results', {
    cookie: 'theme=dark; timezone=Asia%2FTokyo; timezone_manual=1',
    'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile Safari',
  });
  expect(context).toMatchObject({ theme: 'dark', isMobile: true });
  expect(context.session).toMatchObject({ timeZone: 'Asia/Tokyo', isTimeZoneManual: true });
});

it.each(['Mars/Base', 'x'.repeat(500), '../../etc/passwd', '%E0%A4%A'])(
  'falls back to Moscow for the invalid zone %s',
  (zone) => {
    const { session } = read('/', { cookie: `timezone=${zone}` });
    expect(session.timeZone).toBe('Europe/Moscow');
  },
);

it('trusts the country only from a trusted proxy', () => {
  const headers = { 'x-country-code': 'de' };
  expect(read('/', headers).session.countryCode).toBe('DE');
  expect(read('/', headers, '203.0.113.9').session.countryCode).toBe('RU');
  expect(read('/', { 'x-country-code': '<x>' }).session.countryCode).toBe('RU');
});

it('makes a personal page for every visitor with a session, but not for guests', () => {
  const signedIn = read('/', { cookie: 'token=abc; user_url=ivan; user_name=Ivan' });
  expect(signedIn).toMatchObject({
    token: 'abc',
    isPersonal: true,
    session: { isSignedIn: true, name: 'Ivan' },
  });
  expect(read('/', { cookie: 'user_url=ivan' })).toMatchObject({ token: '', isPersonal: true });
  expect(read('/', { cookie: '__Host-token=abc' })).toMatchObject({
    token: 'abc',
    isPersonal: true,
  });
  expect(read('/', { cookie: 'token=g.1.x' })).toMatchObject({ token: '', isPersonal: false });
});

it('shares a page between guests only if they see the same', () => {
  const base = keyOf('/Results?tab=live');
  expect(keyOf('/Results?tab=live', { cookie: 'guest_id=1; token=g.1.x', referer: '/x' })).toBe(
    base,
  );
  const others = [
    keyOf('/en/Results?tab=live'),
    keyOf('/Results?tab=all'),
    keyOf('/Results?tab=live', { cookie: 'theme=dark' }),
    keyOf('/Results?tab=live', { cookie: 'timezone=Asia%2FTokyo' }),
    keyOf('/Results?tab=live', { 'x-country-code': 'DE' }),
    keyOf('/Results?tab=live', { 'user-agent': 'x Mobile' }),
    keyOf('/Results?tab=live', { cookie: 'display=american' }),
    keyOf('/Results?tab=live', { cookie: 'display=american.hidden' }),
  ];
  expect(new Set([base, ...others]).size).toBe(9);
});

it('shares a page between guests whose settings are those of a first visit, however stored', () => {
  const of = (display: string) => keyOf('/', { cookie: `display=${display}` });
  expect(of('decimal')).toBe(keyOf('/'));
  expect(of('roman.large')).toBe(keyOf('/'));
  expect(of('hidden.compact')).toBe(of('compact.hidden'));
});

it('reads the path from an absolute address in the request line', () => {
  expect(read('http://evil.example/Results?x=1').pathname).toBe('/Results');
});
