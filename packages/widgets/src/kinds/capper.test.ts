import { framePage } from '../frame/frame-page.ts';
import { capperView } from './capper.ts';

const capper = {
  position: 1,
  label: '5.0',
  name: 'Anton <b>"A"</b>',
  url: 'anton b',
  score: 2.28,
  countOfTips: 101,
  won: 60,
  lost: 41,
  profit: 110,
  roiPercent: 11.3,
  averageOdds: 1.81,
  clvPercent: -2.6,
  maxDrawdownPercent: 11,
  isPremiumCapper: true,
  badges: [1, 202_610],
  followers: 3,
  delayedPercent: 0,
  languages: [],
  placesMoved: 2,
  effectiveTips: 88.4,
  bank: [0, 4, 28],
  lastResults: [],
} as const;

const pageOf = (changes: object, locale: 'ru' | 'en') => {
  const drawing = { locale, timeZone: 'UTC', rows: 5, nowSeconds: 1 } as const;
  const view = capperView(
    { ...capper, ...changes } as unknown as Parameters<typeof capperView>[0],
    {
      ...drawing,
      addressOf: (path) => `https://tips.example${path}`,
      page: '/en/profile/anton%20b',
      ratingPage: '/en/leaderboard',
    },
  );
  return framePage(view, {
    locale,
    timeZone: 'UTC',
    theme: undefined,
    site: 'https://tips.example',
  });
};

const textOf = (html: string) => html.replace(/<style>.*<\/style>/, '').replaceAll(/<[^>]*>/g, ' ');

test('a card has the record with its interval and badges, and links to the profile', () => {
  const body = pageOf({}, 'en');
  expect(textOf(body)).toMatch(/5\.0.*No\. 1 · Oct 2026.*CLV above 0.*Premium/);
  // 165 · √(0.81 / 88.4) = 15.8
  expect(textOf(body)).toMatch(/2\.28.*\+11\.3%.*±16.*−2\.6%.*101.*1\.81/);
  expect(body).toContain('Anton &lt;b&gt;&quot;A&quot;&lt;/b&gt;');
  expect(body).toContain('href="https://tips.example/en/profile/anton%20b"');
  expect(body).toContain('d="M0 28L1 24L2 0"');
});

test('a Russian card has Russian months and names', () => {
  const text = textOf(pageOf({}, 'ru'));
  expect(text).toContain('№ 1 · окт. 2026');
  expect(text).toContain('Прогнозов');
});

test('a capper without rated tips has a card that says so', () => {
  const body = pageOf({ position: null, label: null, countOfTips: 0, badges: [], bank: [] }, 'en');
  expect(body).toContain('No settled tips in the last 90 days.');
  expect(body).not.toContain('<dl>');
});
