import { expect, test } from 'playwright/test';
import { faultsOfDialog, faultsOfPages } from '../../pages/every-look.ts';
import { MARIA, signIn } from '../../pages/sign-in.ts';
import {
  addressesOfMatch,
  MATCH_STATE,
  type MatchState,
  soccerAddresses,
  soccerMatch,
} from '../../pages/soccer-addresses.ts';
import { hydrated } from '../../pages/watched-page.ts';

/** Many pages one after another in one tab. */
test.describe.configure({ timeout: 600_000 });

test('lists, leagues, teams and what happened: nothing a machine or a keyboard minds', async ({
  page,
  request,
}) => {
  expect(await faultsOfPages(page, await soccerAddresses(request))).toEqual([]);
});

for (const state of Object.keys(MATCH_STATE) as MatchState[]) {
  test(`a match that is ${state}: nothing a machine or a keyboard minds`, async ({
    page,
    request,
  }) => {
    const match = await soccerMatch(request, state);
    expect(await faultsOfPages(page, addressesOfMatch(match))).toEqual([]);
  });
}

test('what a subscriber alone sees: nothing a machine or a keyboard minds', async ({
  page,
  request,
}) => {
  await page.goto('/login');
  await signIn(page, MARIA);
  const match = await soccerMatch(request, 'coming');
  const addresses = ['/', '/value-trends', '/value-trends?category=3', '/feed?type=2', match];
  expect(await faultsOfPages(page, addresses)).toEqual([]);
});

for (const [name, locale] of [
  ['Russian', ''],
  ['English', '/en'],
] as const) {
  test(`drawers of a match, ${name}: nothing a machine or a keyboard minds`, async ({
    page,
    request,
  }) => {
    const match = await soccerMatch(request, 'coming');
    await page.goto(`${locale}${match}?tip=0`);
    await hydrated(page);
    expect(await faultsOfDialog(page)).toEqual([]);

    await page.goto(locale + match);
    await hydrated(page);
    await page.getByRole('button', { name: /^(Уведомления о матче|Match notifications)/ }).click();
    expect(await faultsOfDialog(page)).toEqual([]);
  });
}
