import { expect } from 'playwright/test';
import { IS_DEEP } from '../../pages/deep-check.ts';
import { faultsOfPages, faultsWithUsualLetters } from '../../pages/every-variant.ts';
import { addressesOfHockey } from '../../pages/hockey-addresses.ts';
import { registerNewUser } from '../../pages/new-user.ts';
import { addressesOfScanner, addressesOfSubscriber } from '../../pages/scanner-addresses.ts';
import {
  addressesOfProfile,
  addressesOfSettings,
  addressesOfShell,
} from '../../pages/shell-addresses.ts';
import {
  addressesOfDay,
  addressesOfLists,
  addressesOfMatch,
  MATCH_STATE,
  type MatchState,
  soccerMatch,
} from '../../pages/soccer-addresses.ts';
import { addressesOfTennis } from '../../pages/tennis-addresses.ts';
import { test } from '../../world/signed-in.ts';

/** Many pages one after another in one tab. */
test.describe.configure({ timeout: IS_DEEP ? 1_500_000 : 600_000 });

test('shell pages and account forms look right', async ({ page }) => {
  expect(await faultsOfPages(page, addressesOfShell)).toEqual([]);
});

test('days, forecasts, the feed and searches look right', async ({ page }) => {
  expect(await faultsOfPages(page, addressesOfDay)).toEqual([]);
});

test('lists, leagues, teams and referees look right', async ({ page, request }) => {
  expect(await faultsOfPages(page, await addressesOfLists(request))).toEqual([]);
});

for (const state of Object.keys(MATCH_STATE) as MatchState[]) {
  test(`a match that is ${state} looks right`, async ({ page, request }) => {
    const match = await soccerMatch(request, state);
    expect(await faultsOfPages(page, addressesOfMatch(match, state))).toEqual([]);
  });
}

test('pages of hockey look right', async ({ page, request }) => {
  expect(await faultsOfPages(page, await addressesOfHockey(request))).toEqual([]);
});

test('the scanner and its searches look right', async ({ page }) => {
  expect(await faultsOfPages(page, addressesOfScanner)).toEqual([]);
});

test('pages of tennis look right', async ({ page, request }) => {
  expect(await faultsOfPages(page, await addressesOfTennis(request))).toEqual([]);
});

test('a profile looks right', async ({ page, request }) => {
  const paths = await addressesOfProfile(request);
  expect(await faultsOfPages(page, paths, faultsWithUsualLetters)).toEqual([]);
});

test.describe('signed in', () => {
  test.use({ user: 'maria' });

  test('pages for subscribers look right', async ({ page, request }) => {
    const match = await soccerMatch(request, 'coming');
    const others = ['/', '/value-trends?category=3', match];
    const paths = [
      '/value-trends',
      '/feed?type=2',
      ...addressesOfSubscriber,
      ...(IS_DEEP ? others : []),
    ];
    expect(await faultsOfPages(page, paths)).toEqual([]);
  });
});

test('settings look right', async ({ page }) => {
  const { url } = await registerNewUser(page.context());
  const paths = addressesOfSettings(`/profile/${url}`);
  expect(await faultsOfPages(page, paths, faultsWithUsualLetters)).toEqual([]);
});
