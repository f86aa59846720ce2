import { screen, within } from '@testing-library/react';
import type { UsersRating } from '@tipmark/contract';
import { checkSpreadsheets } from '@tipmark/match-features/testing/spreadsheets';
import { axe } from 'jest-axe';
import { readRatingView } from '../../parts/rating/rating-address.ts';
import { aContest, aRow } from '../../parts/rating/rating-fixture.ts';
import { type AccountSetting, readyWith, renderAccount } from '../../testing/account-fixture.tsx';
import { aDistribution, aMonth, aRating } from './leaderboard-fixture.ts';
import { ratingRequest } from './leaderboard-load.ts';
import { leaderboard, loadLeaderboard } from './screen.ts';

beforeAll(() => loadLeaderboard());

const settingOf = (rating: UsersRating, search = '', more: Partial<AccountSetting> = {}) => ({
  route: 'leaderboard',
  pattern: '/leaderboard',
  address: `/leaderboard${search}`,
  served: ['login', 'profile', 'results', 'productCupRules'],
  loads: {
    usersRating: readyWith(rating, ratingRequest(readRatingView(new URLSearchParams(search))).key),
  },
  ...more,
});

const rowOf = (name: RegExp) => screen.getByRole('row', { name });
/** With the change of rank, if there is one. */
const rankOf = (name: RegExp) => within(rowOf(name)).getAllByRole('cell')[0]?.textContent;

test('a row has rank change, statistics and form in words, and links to the profile', async () => {
  const { container } = await renderAccount(settingOf(aRating()));
  const first = within(rowOf(/Mark Veres/));
  expect(first.getByRole('link', { name: 'Mark Veres' }).getAttribute('href')).toBe(
    '/en/profile/mark',
  );
  expect(rowOf(/Mark Veres/).textContent).toContain('A week ago: no. 3');
  expect(rowOf(/Mark Veres/).textContent).toContain('Last tips: won, lost, returned');
  expect(rowOf(/Mark Veres/).textContent).toMatch(
    /2\.28.*101.*88.*\+11\.3%.*\+2\.6%.*1\.81.*11\.0%/,
  );
  expect(rowOf(/Owl/).textContent).toContain('A week ago: no. 1');
  expect((await axe(container)).violations).toEqual([]);
});

test('a ROI has its 90 % interval, and a profit over fewer than 300 tips is not coloured as one', async () => {
  const few = aRow({ countOfTips: 299 });
  const many = aRow({ url: 'owl', name: 'Owl', countOfTips: 300, effectiveTips: 260 });
  const loss = aRow({ url: 'fox', name: 'Fox', countOfTips: 40, roiPercent: -7.5 });
  const { container } = await renderAccount(settingOf(aRating({ rows: [few, many, loss] })));
  const cellOf = (name: RegExp) => within(rowOf(name)).getByText(/^±/).parentElement as HTMLElement;
  expect(cellOf(/Mark Veres/).textContent).toBe('+11.3%±16');
  expect(cellOf(/Owl/).textContent).toBe('+11.3%±9');
  expect(cellOf(/Mark Veres/).getAttribute('data-sign')).toBeNull();
  expect(cellOf(/Owl/).getAttribute('data-sign')).toBe('pos');
  expect(cellOf(/Fox/).getAttribute('data-sign')).toBe('neg');
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

test('how it is scored leads to the formula, its inputs and how to check it', async () => {
  await renderAccount(settingOf(aRating(), ''));
  expect(screen.getByRole('link', { name: /^Formula, inputs/ }).getAttribute('href')).toBe(
    '/en/developers/numbers#rating',
  );
});

test('invalid parameters in the address are ignored', () => {
  const view = readRatingView(new URLSearchParams('contestId=-1&minTips=7&only=x&month=202613'));
  expect(view).toEqual({ contestId: 0, period: 3, month: 0, minTips: 0, isPremiumOnly: false });
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
  expect(within(rowOf(/Mark Veres/)).getByText('you')).toBeTruthy();
  expect(within(rowOf(/Owl/)).queryByText('you')).toBeNull();
  expect(screen.getByText(/Your rank: 1 of 2/)).toBeTruthy();
});

test('the distribution is drawn and described, with the visitor in it', async () => {
  const own = { ...aRow({ clvPercent: 1.25 }), potentialPosition: 1, tipsLeft: 0, daysLeft: 0 };
  const rating = aRating({
    distribution: aDistribution,
    own: { ...own, areConditionsCompleted: true },
  });
  const session = { isSignedIn: true };
  const { container, unmount } = await renderAccount(settingOf(rating, '', { session }));
  const figure = within(screen.getByRole('figure'));
  expect(figure.getByText('CLV of all cappers')).toBeTruthy();
  const drawing = figure.getByRole('img', { name: /^median −3\.2%; / });
  expect(drawing.getAttribute('aria-label')).toBe(
    'median −3.2%; < −7.5%: 4; −3.5% … −3.0%: 120; +2.0% … +2.5%: 16',
  );
  const placeOf = (text: string) => figure.getByText(text).getAttribute('x');
  expect([placeOf('median −3.2%'), placeOf('you'), placeOf('0%')]).toEqual([
    '30%',
    '57.81%',
    '50%',
  ]);
  // the tallest fills the height; coloured are only those from +1 % on
  const [grey, coloured] = [...drawing.querySelectorAll('path')].map((path) =>
    path.getAttribute('d'),
  );
  expect(grey).toBe('M0.6 64V62h8.8V64zM90.6 64V0h8.8V64z');
  expect(coloured).toBe('M200.6 64V55h8.8V64z');
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(terms.map((term, index) => [term, values[index]])).toEqual([
    ['Beat the close', '16 · 8.0%'],
    ['In profit', '54 · 27.0%'],
    ['Median ROI', '−4.9%'],
    ['Median CLV', '−3.2%'],
    ['Premium cappers', '15 in three sports'],
  ]);
  expect((await axe(container)).violations).toEqual([]);
  unmount();
  const two = { ...aDistribution, premiumSports: 2 };
  await renderAccount(settingOf(aRating({ distribution: two }), '', { locale: 'ru' }));
  expect(screen.getByText('Премиум-капперов').nextSibling?.textContent).toBe('15');
  expect(within(screen.getByRole('figure')).queryByText('вы')).toBeNull();
});

test('without a distribution there is none', async () => {
  await renderAccount(settingOf(aRating()));
  expect(screen.queryByRole('figure')).toBeNull();
});

test('a contest table has units, no rank change and no form; without entrants it says so', async () => {
  const row = aRow({ placesMoved: null, effectiveTips: null, bank: [], lastResults: [] });
  const { unmount } = await renderAccount(
    settingOf(aRating({ contest: aContest, rows: [row] }), '?contestId=1'),
  );
  expect(screen.getByRole('columnheader', { name: 'Units' })).toBeTruthy();
  expect(rankOf(/Mark Veres/)).toBe('1');
  expect(screen.queryByRole('columnheader', { name: 'Form' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Rules and prizes' })).toBeTruthy();
  unmount();
  await renderAccount(
    settingOf(aRating({ contest: aContest, rows: [], count: 0 }), '?contestId=1'),
  );
  expect(screen.getByText('Nobody has entered this season yet.')).toBeTruthy();
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
    '/en/leaderboard?month=202611',
  ]);
  expect((await axe(container)).violations).toEqual([]);
});

test('a month has profit with n, ROI with its interval and CLV, and says who is in it', async () => {
  const row = aRow({ score: 14, label: null, placesMoved: null, maxDrawdownPercent: null });
  const month = aMonth({ rows: [row] });
  const { container } = await renderAccount(settingOf(month, '?month=202611'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Leaderboard, November 2026');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['#', 'Capper', 'Profit, %', 'n', 'ROI', 'CLV', 'Avg. odds']);
  expect(rowOf(/Mark Veres/).textContent).toMatch(/14\.00.*101.*\+11\.3%±16.*\+2\.6%.*1\.81/);
  expect(rowOf(/Mark Veres/).textContent).toContain('ROI +11.3% ±16 · n 101 · CLV +2.6%');
  expect(
    screen.getByText(/settled in the calendar month, Moscow time, number at least 20/),
  ).toBeTruthy();
  const months = within(screen.getByRole('list', { name: 'Months' }));
  expect(months.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/leaderboard?month=202611',
    '/en/leaderboard?month=202610',
  ]);
  expect(months.getByRole('link', { current: true }).textContent).toBe('November 2026');
  expect((await axe(container)).violations).toEqual([]);
});

test('winners of past months are listed with a link to their month', async () => {
  await renderAccount(settingOf(aMonth(), '?month=202611'));
  const winners = screen
    .getByRole('heading', { name: 'Winners of past months' })
    .closest('section');
  const within_ = within(winners as HTMLElement);
  expect(within_.getByRole('link', { name: 'October 2026' }).getAttribute('href')).toBe(
    '/en/leaderboard?month=202610',
  );
  expect(within_.getByRole('link', { name: 'Owl' }).getAttribute('href')).toBe('/en/profile/owl');
  expect(winners?.textContent).toContain('+21.4%n 44');
});

test('a month without enough tips and without winners says so and lists none', async () => {
  const month = aMonth({ rows: [], count: 0, month: { ...aMonth().month, winners: [] } as never });
  await renderAccount(settingOf(month, '?month=202611'));
  expect(
    screen.getByText(
      'Cappers with enough settled tips in the month are listed here: the least is 20.',
    ),
  ).toBeTruthy();
  expect(screen.queryByText('Winners of past months')).toBeNull();
});

test('a badge states its rule, and a row how open the tips are and in which language', async () => {
  const row = aRow({ badges: [1, 202_610, 202_608], delayedPercent: 24, languages: ['en', 'ru'] });
  const unknown = aRow({ name: 'Owl', url: 'owl', delayedPercent: null });
  await renderAccount(settingOf(aRating({ rows: [row, unknown] })));
  const first = within(rowOf(/Mark Veres/));
  expect(first.getByText('No. 1 · Oct 2026').getAttribute('title')).toBe(
    'largest profit in October 2026, at least 20 tips',
  );
  expect(first.getByText('CLV above 0').getAttribute('title')).toBe(
    'mean of 90 days, with room for luck, at least 100 tips',
  );
  expect(first.getByText('76% open · in English and Russian')).toBeTruthy();
  expect(rowOf(/Owl/).textContent).not.toContain('open');
  expect(within(rowOf(/Owl/)).queryByText('CLV above 0')).toBeNull();
});

test('a request for another period cancels the pending one, and an unknown period is the rating', () => {
  const [first, second] = [1, 5].map((period) => ratingRequest({ contestId: 0, period } as never));
  expect(first?.type).toBe(second?.type);
  expect(first?.key).not.toBe(second?.key);
  expect(second?.when).toBe('latest');
  expect(readRatingView(new URLSearchParams('period=9')).period).toBe(3);
  expect(readRatingView(new URLSearchParams('period=-1')).period).toBe(3);
});

test('the contest in the address is requested', () => {
  const search = new URLSearchParams('contestId=2');
  expect(leaderboard.screens[0]?.loads({ search, params: {} } as never)).toEqual([
    ratingRequest({ contestId: 2, period: 3, month: 0 }),
  ]);
});

test.each([
  ['ru', '', [1 + 2, 0, 2.28 - 1_000.5, 1_102, 176, 11.3 - 21.5, 2.6, 1.81, 22, 0, 0]],
  ['en', '', [1 + 2, 0, 2.28 - 1_000.5, 1_102, 176, 11.3 - 21.5, 2.6, 1.81, 22, 0, 0]],
  ['ru', '?contestId=1', [1 + 2, 0, 2.28 - 1_000.5, 1_102, 11.3 - 21.5, 2.6, 1.81, 22]],
] as const)('%s: a spreadsheet adds up the table at %p', async (locale, search, expected) => {
  const low = { score: -1_000.5, countOfTips: 1_001, roiPercent: -21.5 };
  const unknown = { clvPercent: null, averageOdds: null };
  const rows = [
    aRow(),
    aRow({ position: 2, name: '=1', url: 'x', placesMoved: -1, ...low, ...unknown }),
  ];
  const contest = search === '' ? null : aContest;
  const { container } = await renderAccount(
    settingOf(aRating({ rows, contest }), search, { locale }),
  );
  const files = await checkSpreadsheets(container);
  expect(files.map(({ sums }) => sums.map((sum) => Math.round(sum * 100) / 100))).toEqual([
    expected.map((sum) => Math.round(sum * 100) / 100),
  ]);
});

test('an empty leaderboard says that tips are still being added while they are', async () => {
  const none = settingOf(aRating({ rows: [], count: 0 }));
  const { unmount } = await renderAccount({ ...none, filling: 'results' });
  const adding = 'Tips are still being added and appear here within minutes.';
  expect(screen.getByText(adding)).toBeTruthy();
  expect(screen.queryByText(/ cappers, last/)).toBeNull();
  unmount();
  await renderAccount({ ...none, filling: 'seasons' });
  expect(screen.queryByText(adding)).toBeNull();
  expect(screen.getByText(/^0 cappers, last/)).toBeTruthy();
  expect(screen.getByText(/^Cappers with 30 settled tips/)).toBeTruthy();
});
