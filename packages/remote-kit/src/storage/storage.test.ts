import {
  clearStored,
  readStored,
  removeValue,
  storedValue,
  storeLocally,
  storeValue,
} from './index.ts';

const DAY_SECONDS = 86_400;
const EIGHT_HOURS_38_MS = 31_104_000;

/** A page whose browser refuses cookies; local storage is that of the test's window. */
const cookieless = (defaultView: Window = window) =>
  ({
    location: { protocol: 'http:' },
    defaultView,
    get cookie() {
      return '';
    },
    set cookie(_: string) {},
  }) as unknown as Document;

/** A window whose storage throws when it is touched, as with site data forbidden. */
const forbidden = Object.defineProperty({}, 'localStorage', {
  get() {
    throw new DOMException('denied', 'SecurityError');
  },
}) as Window;

afterEach(() => {
  localStorage.clear();
  removeValue('follow_user');
});

test('a value is stored in a cookie when the browser accepts cookies', () => {
  expect(storeValue('follow_user', 'иван;1', DAY_SECONDS)).toBe('cookie');
  expect(document.cookie).toContain('follow_user=');
  expect(localStorage).toHaveLength(0);
  expect(storedValue('follow_user')).toBe('иван;1');
  removeValue('follow_user');
  expect(storedValue('follow_user')).toBeUndefined();
});

test('local storage is used for 8.64 hours when cookies are blocked', () => {
  const page = cookieless();
  expect(storeValue('follow_user', 'ivan', DAY_SECONDS, { page, nowMs: 1000 })).toBe(
    'local storage',
  );
  expect(Object.keys(localStorage)).toEqual(['.LS_follow_user']);
  const last = 1000 + EIGHT_HOURS_38_MS - 1;
  expect(storedValue('follow_user', { page, nowMs: last })).toBe('ivan');
  expect(storedValue('follow_user', { page, nowMs: last + 1 })).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('a new cookie replaces its fallback in local storage', () => {
  storeValue('follow_user', 'old', DAY_SECONDS, { page: cookieless() });
  storeValue('follow_user', 'new', DAY_SECONDS);
  expect(localStorage).toHaveLength(0);
  expect(storedValue('follow_user')).toBe('new');
});

test('removing a value removes its fallback in local storage', () => {
  const page = cookieless();
  storeValue('follow_user', 'ivan', DAY_SECONDS, { page });
  removeValue('follow_user', { page });
  expect(storedValue('follow_user', { page })).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['https:', true],
  ['http:', false],
])('a cookie written over %s has the Secure attribute: %s', (protocol, isSecure) => {
  const lines: string[] = [];
  const page = {
    location: { protocol },
    defaultView: window,
    get cookie() {
      return 'follow_user=ivan';
    },
    set cookie(line: string) {
      lines.push(line);
    },
  } as unknown as Document;
  storeValue('follow_user', 'ivan', DAY_SECONDS, { page });
  expect(lines.map((line) => /;\s*secure/i.test(line))).toEqual([isSecure]);
});

test('a value too large for a cookie replaces the previous cookie', () => {
  storeValue('follow_user', 'before', DAY_SECONDS);
  let written = document.cookie;
  const narrow = {
    location: { protocol: 'https:' },
    defaultView: window,
    get cookie() {
      return written;
    },
    set cookie(line: string) {
      if (line.length < 4096) written = line.startsWith('follow_user=;') ? '' : line;
    },
  } as unknown as Document;
  expect(storeValue('follow_user', 'я'.repeat(3000), DAY_SECONDS, { page: narrow })).toBe(
    'local storage',
  );
  expect(storedValue('follow_user', { page: narrow })).toBe('я'.repeat(3000));
});

test.each(['token', '__Host-token', 'guest_id', '__Host-guest_id', 'old_auth'])(
  'the secret %s cannot be stored by a script',
  (name) => {
    expect(() => storeValue(name, 'x', 1)).toThrow('only the server may store it');
    expect(localStorage).toHaveLength(0);
  },
);

test('a browser without any storage is reported as "nowhere" and causes no errors', () => {
  const nowhere = cookieless(forbidden);
  expect(storeValue('follow_user', 'ivan', DAY_SECONDS, { page: nowhere })).toBe('nowhere');
  expect(storedValue('follow_user', { page: nowhere })).toBeUndefined();
  expect(() => removeValue('follow_user', { page: nowhere })).not.toThrow();
});

test('a value too long for its cookie can be put into local storage for the lifetime of the cookie', () => {
  const lifeMs = DAY_SECONDS * 1000;
  expect(storeLocally('pending_tips', 'text', { nowMs: 0, lifeMs })).toBe(true);
  expect(readStored('pending_tips', { nowMs: lifeMs - 1 })).toBe('text');
  expect(readStored('pending_tips', { nowMs: lifeMs })).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('a value put into local storage can be cleared before it expires', () => {
  storeLocally('pending_tips', 'text', { nowMs: 0 });
  clearStored('pending_tips');
  expect(readStored('pending_tips', { nowMs: 0 })).toBeUndefined();
});

test.each(['{', '"ivan"', 'null', '{"value":1,"untilMs":9e15}'])(
  'an invalid entry %s is ignored and removed',
  (text) => {
    localStorage.setItem('.LS_follow_user', text);
    expect(readStored('follow_user')).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  },
);
