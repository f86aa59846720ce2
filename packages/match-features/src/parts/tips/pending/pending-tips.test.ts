import * as fc from 'fast-check';
import {
  addPendingTip,
  dropPendingTip,
  storedPendingMatch,
  storedPendingTips,
  storePendingMatch,
  storePendingTips,
} from './index.ts';
import {
  cookieTextOf,
  decodePendingTips,
  encodePendingTips,
  type PendingTip,
} from './pending-tips-text.ts';

const HOUR_MS = 3_600_000;

const tip = (known: Partial<PendingTip> = {}): PendingTip => ({
  matchUrl: '50213-zenit-spartak-2026-11-21',
  oddType: '1x2.1',
  oddValue: 1.95,
  description: '',
  stake: 3,
  sportType: 1,
  ...known,
});

/** Three matches, each with the longest possible description. */
const longTips = [1, 2, 3].map((id) =>
  tip({ matchUrl: `${id}-a-b-2026-11-21`, description: 'я'.repeat(3_000) }),
);

const cookie = () => /pending_tips=([^;]*)/.exec(document.cookie)?.[1] ?? '';

const cookieless = () =>
  ({
    location: { protocol: 'http:' },
    defaultView: window,
    get cookie() {
      return '';
    },
    set cookie(_: string) {},
  }) as unknown as Document;

afterEach(() => {
  storePendingTips([]);
  localStorage.clear();
});

test('the cookie is base64url of JSON rows with the documented order of fields', () => {
  addPendingTip(tip({ description: 'Дома сильнее' }));
  expect(cookie()).toMatch(/^[A-Za-z0-9_-]+$/);
  const rows = JSON.parse(Buffer.from(cookie(), 'base64url').toString('utf8'));
  expect(rows).toEqual([['50213-zenit-spartak-2026-11-21', '1x2.1', 1.95, 'Дома сильнее', 3, 1]]);
  expect(localStorage).toHaveLength(0);
});

test('the cookie stays small with three tips of 3,000 letters, and nothing is lost', () => {
  for (const one of longTips) expect(addPendingTip(one)).toBe('stored');
  expect(cookie().length).toBeLessThanOrEqual(3_500);
  expect(Object.keys(localStorage)).toEqual(['.LS_pending_tips']);
  expect(storedPendingTips()).toEqual(longTips);
});

test('a short description is stored in the cookie, a long one is not', () => {
  const tips = [tip({ description: 'коротко' }), longTips[0] as PendingTip];
  const { text } = cookieTextOf(tips);
  expect(decodePendingTips(text).map(({ description }) => description)).toEqual(['коротко', '']);
});

test('a fourth tip is rejected and changes nothing', () => {
  for (const one of longTips) addPendingTip(one);
  expect(addPendingTip(tip({ matchUrl: '4-x' }))).toBe('full');
  expect(storedPendingTips()).toEqual(longTips);
});

test('another outcome of the same market replaces the first one', () => {
  addPendingTip(tip());
  addPendingTip(tip({ oddType: 'ou.o:2.5' }));
  addPendingTip(tip({ oddType: '1x2.2' }));
  expect(storedPendingTips().map(({ oddType }) => oddType)).toEqual(['ou.o:2.5', '1x2.2']);
});

test('a posted tip is dropped, the others stay', () => {
  for (const one of longTips) addPendingTip(one);
  dropPendingTip(longTips[1] as PendingTip);
  expect(storedPendingTips()).toEqual([longTips[0], longTips[2]]);
  for (const one of longTips) dropPendingTip(one);
  expect(cookie()).toBe('');
  expect(localStorage).toHaveLength(0);
});

test('descriptions in local storage do not restore tips whose cookie a logout removed', () => {
  for (const one of longTips) addPendingTip(one);
  document.cookie = 'pending_tips=; Path=/; Max-Age=0';
  expect(storedPendingTips()).toEqual([]);
});

test('local storage is used for 8.64 hours when cookies are blocked', () => {
  const page = cookieless();
  expect(addPendingTip(tip({ description: 'я' }), { page, nowMs: 0 })).toBe('stored');
  expect(storedPendingTips({ page, nowMs: 8.6 * HOUR_MS })).toHaveLength(1);
  expect(storedPendingTips({ page, nowMs: 8.7 * HOUR_MS })).toHaveLength(0);
});

test('any tip is the same after encoding and decoding', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (description) => {
      const tips = [tip({ description })];
      expect(decodePendingTips(encodePendingTips(tips))).toEqual(tips);
    }),
  );
});

test.each(['', '%', 'bnVsbA', 'WzFd', 'W1siYSJdXQ'])(
  'the invalid text "%s" has no tips',
  (text) => {
    expect(decodePendingTips(text)).toEqual([]);
  },
);

test('teams and start are stored for a day, separately for each match', () => {
  const one = { teams: 'Зенит – Спартак', startsAt: 1_795_288_500 };
  const other = { teams: 'Кедр – Маяк', startsAt: 1_795_300_000 };
  storePendingMatch('1-a-b', one, { nowMs: 0 });
  storePendingMatch('2-c-d', other, { nowMs: 0 });
  expect(storedPendingMatch('1-a-b', { nowMs: 23 * HOUR_MS })).toEqual(one);
  expect(storedPendingMatch('2-c-d', { nowMs: 23 * HOUR_MS })).toEqual(other);
  expect(storedPendingMatch('3-e-f', { nowMs: 0 })).toBeUndefined();
  expect(storedPendingMatch('1-a-b', { nowMs: 25 * HOUR_MS })).toBeUndefined();
});

test('only the ten matches stored last are retained', () => {
  const match = { teams: 'Зенит – Спартак', startsAt: 1_795_288_500 };
  for (let index = 1; index <= 12; index += 1) storePendingMatch(`${index}-a-b`, match);
  storePendingMatch('3-a-b', match);
  storePendingMatch('13-a-b', match);
  const stored = Array.from({ length: 13 }, (_, index) => `${index + 1}-a-b`).filter((url) =>
    storedPendingMatch(url),
  );
  expect(stored).toEqual([3, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((number) => `${number}-a-b`));
});

test.each(['null', '[]', '{', '{"1-a-b":{"teams":7}}', '{"1-a-b":null}'])(
  'the invalid value %s has no match',
  (value) => {
    const stored = JSON.stringify({ value, untilMs: Date.now() + HOUR_MS });
    localStorage.setItem('.LS_pending_matches', stored);
    expect(storedPendingMatch('1-a-b')).toBeUndefined();
  },
);
