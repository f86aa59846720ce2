import { expect } from 'playwright/test';
import { IS_DEEP, MANY_PAGES_MS } from '../../pages/deep-check.ts';
import { faultsOfPages } from '../../pages/every-variant.ts';
import {
  addressesOfDay,
  addressesOfLists,
  addressesOfMatch,
  MATCH_STATE,
  type MatchState,
  soccerMatch,
} from '../../pages/soccer-addresses.ts';
import { test } from '../../world/signed-in.ts';

test.describe.configure({ timeout: MANY_PAGES_MS });

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

test.describe('signed in', () => {
  test.use({ user: 'maria' });

  test('pages for subscribers look right', async ({ page, request }) => {
    const match = await soccerMatch(request, 'coming');
    const others = IS_DEEP ? ['/', '/value-trends?category=3', match] : [];
    expect(await faultsOfPages(page, ['/value-trends', '/feed?type=2', ...others])).toEqual([]);
  });
});
