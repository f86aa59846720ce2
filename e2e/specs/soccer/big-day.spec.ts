import { expect, type Page, test } from 'playwright/test';
import { hydrated } from '../../pages/watched-page.ts';
import { emit, hasFeed } from '../../world/feed.ts';

const LEAGUES = 80;
const MATCHES_OF_LEAGUE = 25;
/** A day of the world without other matches of leagues with these names. */
const FIRST_KICK_OFF = Date.UTC(2027, 3, 10, 8) / 1_000;

const league = (name: string) => {
  const of = { source: 'big-day' };
  return [
    {
      ...of,
      kind: 'league',
      key: name,
      sport: 1,
      name: { en: name, ru: name },
      countryCode: 'DE',
      leagueType: 1,
      tier: 3,
    },
    {
      ...of,
      kind: 'season',
      key: `${name} s`,
      leagueKey: name,
      name: '2026/27',
      startsOn: '2026-08-01',
      endsOn: '2027-05-31',
    },
    ...Array.from({ length: MATCHES_OF_LEAGUE }, (_, index) => {
      const [home, away] = [`${name} host ${index}`, `${name} guest ${index}`];
      return [
        ...[home, away].map((team) => ({
          ...of,
          kind: 'team',
          key: team,
          sport: 1,
          name: { en: team, ru: team },
          countryCode: 'DE',
        })),
        {
          ...of,
          kind: 'match',
          key: `${name} ${index}`,
          seq: 1,
          seasonKey: `${name} s`,
          homeKey: home,
          awayKey: away,
          startsAt: FIRST_KICK_OFF + index * 600,
          isTimeKnown: true,
          status: 1,
        },
      ];
    }).flat(),
  ];
};

/** Whether the focused element is fully visible, with nothing over it. */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const { left, top, bottom } = focused.getBoundingClientRect();
    const row = focused.closest('li, section > div') ?? focused;
    return [top + 2, bottom - 2].every((y) =>
      row.contains(document.elementFromPoint(left + 20, y)),
    );
  });

test('the focus stays in view through two thousand matches by keyboard, and a league opens', async ({
  page,
}) => {
  test.skip(!hasFeed(), 'the feed of this site cannot be written to');
  test.setTimeout(180_000);
  await emit(Array.from({ length: LEAGUES }, (_, index) => league(`Crowd ${index}`)).flat());
  await page.goto(`/Results?timestamp=${FIRST_KICK_OFF}`);
  await hydrated(page);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();

  const bar = page.getByRole('button', { name: /^Матчи: /, expanded: false }).first();
  const name = (await bar.getAttribute('aria-label')) ?? '';
  const mine = page.getByRole('button', { name, exact: true });
  // names of two thousand rows are not computed at every step
  const isMineFocused = () =>
    page.evaluate((label) => document.activeElement?.getAttribute('aria-label') === label, name);
  for (let step = 0; step < 400; step += 1) {
    await page.keyboard.press('j');
    if (step % 20 === 19) expect(await isFocusSeen(page), `after ${step} rows`).toBe(true);
    if (await isMineFocused()) break;
  }
  await expect(mine).toBeFocused();
  expect(await isFocusSeen(page)).toBe(true);

  await page.keyboard.press('Enter');
  await expect(mine).toHaveAttribute('aria-expanded', 'true');
  await expect(mine).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('k');
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('k');
    expect(await isFocusSeen(page), `${step} rows up`).toBe(true);
  }
});
