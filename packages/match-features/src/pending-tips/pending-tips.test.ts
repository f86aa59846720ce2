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

/** Three matches, each with a reason as long as one may be. */
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

test('the cookie is base64url of rows in the order of the documents', () => {
  addPendingTip(tip({ description: 'Дома сильнее' }));
  expect(cookie()).toMatch(/^[A-Za-z0-9_-]+$/);
  const rows = JSON.parse(Buffer.from(cookie(), 'base64url').toString('utf8'));
  expect(rows).toEqual([['50213-zenit-spartak-2026-11-21', '1x2.1', 1.95, 'Дома сильнее', 3, 1]]);
  expect(localStorage).toHaveLength(0);
});

test('three tips with 3,000 letters each: the cookie stays small, nothing is lost', () => {
  for (const one of longTips) expect(addPendingTip(one)).toBe('kept');
  expect(cookie().length).toBeLessThanOrEqual(3_500);
  expect(Object.keys(localStorage)).toEqual(['.LS_pending_tips']);
  expect(storedPendingTips()).toEqual(longTips);
});

test('a short description stays in the cookie beside a long one', () => {
  const tips = [tip({ description: 'коротко' }), longTips[0] as PendingTip];
  const { text } = cookieTextOf(tips);
  expect(decodePendingTips(text).map(({ description }) => description)).toEqual(['коротко', '']);
});

test('a fourth is refused and changes nothing', () => {
  for (const one of longTips) addPendingTip(one);
  expect(addPendingTip(tip({ matchUrl: '4-x' }))).toBe('full');
  expect(storedPendingTips()).toEqual(longTips);
});

test('another outcome of the same market takes the place of the first', () => {
  addPendingTip(tip());
  addPendingTip(tip({ oddType: 'ou.o:2.5' }));
  addPendingTip(tip({ oddType: '1x2.2' }));
  expect(storedPendingTips().map(({ oddType }) => oddType)).toEqual(['ou.o:2.5', '1x2.2']);
});

test('one that is posted goes, the others stay', () => {
  for (const one of longTips) addPendingTip(one);
  dropPendingTip(longTips[1] as PendingTip);
  expect(storedPendingTips()).toEqual([longTips[0], longTips[2]]);
  for (const one of longTips) dropPendingTip(one);
  expect(cookie()).toBe('');
  expect(localStorage).toHaveLength(0);
});

test('texts alone are no tips: a logout that took the cookie took the tips', () => {
  for (const one of longTips) addPendingTip(one);
  document.cookie = 'pending_tips=; Path=/; Max-Age=0';
  expect(storedPendingTips()).toEqual([]);
});

test('where cookies are refused local storage stands in, for 8.64 hours', () => {
  const page = cookieless();
  expect(addPendingTip(tip({ description: 'я' }), { page, nowMs: 0 })).toBe('kept');
  expect(storedPendingTips({ page, nowMs: 8.6 * HOUR_MS })).toHaveLength(1);
  expect(storedPendingTips({ page, nowMs: 8.7 * HOUR_MS })).toHaveLength(0);
});

test('any tip comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (description) => {
      const tips = [tip({ description })];
      expect(decodePendingTips(encodePendingTips(tips))).toEqual(tips);
    }),
  );
});

test.each(['', '%', 'bnVsbA', 'WzFd', 'W1siYSJdXQ'])('a broken "%s" is no tip', (text) => {
  expect(decodePendingTips(text)).toEqual([]);
});

test('what a match is called is remembered for a day, match by match', () => {
  const one = { teams: 'Зенит – Спартак', startsAt: 1_795_288_500 };
  const other = { teams: 'Кедр – Маяк', startsAt: 1_795_300_000 };
  storePendingMatch('1-a-b', one, { nowMs: 0 });
  storePendingMatch('2-c-d', other, { nowMs: 0 });
  expect(storedPendingMatch('1-a-b', { nowMs: 23 * HOUR_MS })).toEqual(one);
  expect(storedPendingMatch('2-c-d', { nowMs: 23 * HOUR_MS })).toEqual(other);
  expect(storedPendingMatch('3-e-f', { nowMs: 0 })).toBeUndefined();
  expect(storedPendingMatch('1-a-b', { nowMs: 25 * HOUR_MS })).toBeUndefined();
});

test('of many matches the last ones are remembered', () => {
  const match = { teams: 'Зенит – Спартак', startsAt: 1_795_288_500 };
  for (let place = 1; place <= 12; place += 1) storePendingMatch(`${place}-a-b`, match);
  storePendingMatch('3-a-b', match);
  storePendingMatch('13-a-b', match);
  const stored = Array.from({ length: 13 }, (_, index) => `${index + 1}-a-b`).filter((url) =>
    storedPendingMatch(url),
  );
  expect(stored).toEqual([3, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((place) => `${place}-a-b`));
});

test.each(['null', '[]', '{', '{"1-a-b":{"teams":7}}', '{"1-a-b":null}'])(
  'a broken %s names no match',
  (value) => {
    const stored = JSON.stringify({ value, untilMs: Date.now() + HOUR_MS });
    localStorage.setItem('.LS_pending_matches', stored);
    expect(storedPendingMatch('1-a-b')).toBeUndefined();
  },
);
