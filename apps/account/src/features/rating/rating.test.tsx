import { screen, within } from '@testing-library/react';
import type { ContestRules, LeaderboardRow, UsersRating } from '@tipmark/contract';
import { TIP_RESULT } from '@tipmark/domain';
import { axe } from 'jest-axe';
import { type AccountSetting, renderAccount, serverPage } from '../../shared/account-fixture.tsx';
import { loadRatingScreens } from './lazy-rating-screens.ts';
import { readRatingView } from './rating-address.ts';
import { ratingRequest, rulesRequest } from './rating-loads.ts';
import { rating as feature } from './screen.ts';

beforeAll(() => loadRatingScreens());

const NOW = 1_795_284_420;
const contest = {
  id: 1,
  name: 'Tipmark Cup',
  seasonId: 1_202_611,
  startsAt: 1_793_480_400,
  endsAt: 1_796_072_400,
  isClosed: false,
};

const aRow = (known: Partial<LeaderboardRow> = {}): LeaderboardRow => ({
  position: 1,
  label: '5.0',
  name: 'Mark Veres',
  url: 'mark',
  score: 2.28,
  countOfTips: 101,
  won: 60,
  lost: 41,
  profit: 110,
  roiPercent: 11.3,
  averageOdds: 1.81,
  clvPercent: 2.6,
  maxDrawdownPercent: 11,
  isPremiumCapper: true,
  followers: 3,
  placesMoved: 2,
  effectiveTips: 88.4,
  bank: [10, -5, 110],
  lastResults: [TIP_RESULT.won, TIP_RESULT.halfLost, TIP_RESULT.returned],
  ...known,
});

const aRating = (known: Partial<UsersRating> = {}): UsersRating => ({
  rows: [
    aRow(),
    aRow({
      position: 2,
      label: '4.7',
      name: 'Owl',
      url: 'owl',
      countOfTips: 34,
      placesMoved: -1,
      isPremiumCapper: false,
    }),
  ],
  count: 2,
  own: null,
  contests: [contest],
  contest: null,
  period: 3,
  asOf: NOW,
  ...known,
});

const ready = (data: unknown, key: string) => ({
  status: 'ready' as const,
  key,
  dataKey: key,
  data,
  receivedAt: NOW,
});

const settingOf = (rating: UsersRating, search = '', more: Partial<AccountSetting> = {}) => ({
  route: 'leaderboard',
  pattern: '/leaderboard',
  address: `/leaderboard${search}`,
  served: ['login', 'profile', 'results', 'productCupRules'],
  loads: {
    usersRating: ready(rating, ratingRequest(readRatingView(new URLSearchParams(search))).key),
  },
  ...more,
});

const rowOf = (name: RegExp) => screen.getByRole('row', { name });
/** With the change of rank, if there is one. */
const rankOf = (name: RegExp) => within(rowOf(name)).getAllByRole('cell')[0]?.textContent;

test('a row has rank change, figures and form in words, and links to the profile', async () => {
  const { container } = await renderAccount(settingOf(aRating()));
  const first = within(rowOf(/Mark Veres/));
  expect(first.getByRole('link', { name: 'Mark Veres' }).getAttribute('href')).toBe(
    '/en/profile/mark',
  );
  expect(rowOf(/Mark Veres/).textContent).toContain('Up 2 places today');
  expect(rowOf(/Mark Veres/).textContent).toContain('Last tips: won, lost, returned');
  expect(rowOf(/Mark Veres/).textContent).toMatch(
    /2\.28.*101.*88.*\+11\.3%.*\+2\.6%.*1\.81.*11\.0%/,
  );
  expect(rowOf(/Owl/).textContent).toContain('Down 1 place today');
  expect((await axe(container)).violations).toEqual([]);
});

test('rows are filtered by the address and keep their ranks, and links keep the other filters', async () => {
  const third = aRow({ position: 3, name: 'Fox', url: 'fox', placesMoved: null });
  const rows = [...aRating().rows, third];
  await renderAccount(settingOf(aRating({ rows }), '?minTips=50&only=premium'));
  expect(screen.queryByRole('row', { name: /Owl/ })).toBeNull();
  expect(rankOf(/Fox/)).toBe('3');
  expect(screen.getByRole('link', { name: 'Premium cappers only' }).getAttribute('href')).toBe(
    '/en/leaderboard?minTips=50',
  );
  expect(screen.getByRole('link', { name: 'Tipmark Cup' }).getAttribute('href')).toBe(
    '/en/leaderboard?contestId=1&minTips=50&only=premium',
  );
});

test('invalid parameters in the address are ignored', () => {
  const view = readRatingView(new URLSearchParams('contestId=-1&minTips=7&only=x'));
  expect(view).toEqual({ contestId: 0, period: 3, minTips: 0, isPremiumOnly: false });
});

test('filters that leave no rows can be reset', async () => {
  await renderAccount(settingOf(aRating({ rows: [aRow({ countOfTips: 40 })] }), '?minTips=100'));
  expect(screen.getByText('None of the top hundred match.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show everyone' }).getAttribute('href')).toBe(
    '/en/leaderboard',
  );
});

test('a guest is asked to sign in and comes back to the same table', async () => {
  await renderAccount(settingOf(aRating(), '?contestId=1'));
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/en/login?next=%2Fen%2Fleaderboard%3FcontestId%3D1',
  );
});

const own = { ...aRow({ position: null, label: null, name: 'Ivan', url: 'ivan' }) };

test('a user without a rank sees the potential rank and what is still needed', async () => {
  const rating = aRating({
    own: { ...own, potentialPosition: 41, tipsLeft: 6, daysLeft: 3, areConditionsCompleted: false },
  });
  await renderAccount(settingOf(rating, '', { session: { isSignedIn: true } }));
  expect(screen.getByText(/With this record you would be 41 of 2/).textContent).toContain(
    'Still needed: 6 tips and 3 days.',
  );
  expect(screen.getByText('24 of 30')).toBeTruthy();
});

test('the user’s own row is marked in the table', async () => {
  const rating = aRating({
    own: {
      ...aRow(),
      potentialPosition: 1,
      tipsLeft: 0,
      daysLeft: 0,
      areConditionsCompleted: true,
    },
  });
  await renderAccount(settingOf(rating, '', { session: { isSignedIn: true } }));
  expect(rowOf(/Mark Veres/).getAttribute('aria-current')).toBe('true');
  expect(screen.getByText(/Your rank: 1 of 2/)).toBeTruthy();
});

test('a contest table has units, no rank change and no form; without entrants it says so', async () => {
  const row = aRow({ placesMoved: null, effectiveTips: null, bank: [], lastResults: [] });
  const { unmount } = await renderAccount(
    settingOf(aRating({ contest, rows: [row] }), '?contestId=1'),
  );
  expect(screen.getByRole('columnheader', { name: 'Units' })).toBeTruthy();
  expect(rankOf(/Mark Veres/)).toBe('1');
  expect(screen.queryByRole('columnheader', { name: 'Form' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Rules and prizes' })).toBeTruthy();
  unmount();
  await renderAccount(settingOf(aRating({ contest, rows: [], count: 0 }), '?contestId=1'));
  expect(screen.getByText('Nobody has entered this season yet.')).toBeTruthy();
});

const rules: ContestRules = {
  ...contest,
  title: 'Tipmark Cup rules',
  body: [{ heading: 'What counts', paragraphs: ['Odds from 1.50 to 5.00.'] }],
  prizes: [
    { from: 1, to: 1, premiumDays: 30 },
    { from: 4, to: 10, premiumDays: 3 },
  ],
  conditions: {
    minOdds: 1.5,
    maxOdds: 5,
    tipsPerDay: 5,
    minSettledTips: 20,
    minDescription: 50,
    isPremiumOnly: false,
  },
  standings: [{ ...aRow(), prizeDays: 30 }],
  countOfContestants: 12,
  previousSeasonId: 1_202_610,
  asOf: NOW,
};

test('the rules of a contest are server-rendered with prizes, dates, standings and links to the table and the previous season', async () => {
  const html = await serverPage({
    route: 'productCupRules',
    pattern: '/tipmark-cup-rules',
    address: '/tipmark-cup-rules',
    loads: { contestRules: ready(rules, rulesRequest(1).key) },
  });
  expect(html).toContain('What counts');
  expect(html).toContain('30 days of premium');
  expect(html.replaceAll('\u00a0', ' ')).toContain('November 2026: 1 November to 30 November');
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect([...page.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)).toEqual([
    '1Mark Veres2.28101+11.3%30 days of premium',
  ]);
  expect(html).toContain('cup-rules?season=1202610');
  expect(html).toContain('leaderboard?contestId=1202611');
});

test('the table of another period has profit in place of the score', async () => {
  const own = {
    ...aRow({ url: 'ivan', name: 'Ivan', position: null }),
    potentialPosition: 3,
    tipsLeft: 4,
    daysLeft: 0,
    areConditionsCompleted: false,
  };
  const setting = settingOf(aRating({ period: 2, own }), '?period=2', {
    session: { isSignedIn: true, url: 'ivan', name: 'Ivan' },
  });
  const { container } = await renderAccount(setting);
  expect(screen.getByRole('columnheader', { name: /Profit, %/ })).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: /Score|Bank|Form/ })).toBeNull();
  expect(screen.getByText(/6 of 10/)).toBeTruthy();
  const periods = within(screen.getByRole('list', { name: 'Period' }));
  expect(periods.getByRole('link', { current: true }).textContent).toBe('7 days');
  expect(periods.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/leaderboard?period=2',
    '/en/leaderboard?period=1',
    '/en/leaderboard',
    '/en/leaderboard?period=4',
    '/en/leaderboard?period=5',
  ]);
  expect((await axe(container)).violations).toEqual([]);
});

test('a request for another period cancels the pending one, and an unknown period is the rating', () => {
  const [first, second] = [1, 5].map((period) => ratingRequest({ contestId: 0, period } as never));
  expect(first?.type).toBe(second?.type);
  expect(first?.key).not.toBe(second?.key);
  expect(second?.when).toBe('latest');
  expect(readRatingView(new URLSearchParams('period=9')).period).toBe(3);
  expect(readRatingView(new URLSearchParams('period=-1')).period).toBe(3);
});

test('a season in the address is requested only if it belongs to the contest', () => {
  const screenOf = (route: string) => feature.screens.find((one) => one.route === route);
  const requests = (route: string, search: string) =>
    screenOf(route)?.loads({ search: new URLSearchParams(search), params: {} } as never);
  expect(requests('premiumCupRules', 'season=2202610')).toEqual([rulesRequest(2_202_610)]);
  expect(requests('premiumCupRules', 'season=1202610')).toEqual([rulesRequest(2)]);
  expect(requests('leaderboard', 'contestId=2')).toEqual([
    ratingRequest({ contestId: 2, period: 3 }),
  ]);
});
