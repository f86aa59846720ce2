import { expect, type Page, test } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';

/** The page of the league that opens first in the list. */
async function openLeague(page: Page): Promise<void> {
  await page.goto('/Tournaments');
  await page.locator('main a[href^="/Tournaments/"]').first().click();
  await expect(page).toHaveURL(/Tournaments\/\d/);
}

test('a calendar program can follow the matches of a league', async ({ page }) => {
  const { problems } = watch(page);
  await openLeague(page);
  await hydrated(page);
  const link = page.getByRole('link', { name: 'Подписаться', exact: true });
  const path = (await link.getAttribute('href')) ?? '';
  expect(path).toMatch(/^\/calendars\/Tournaments\/\d+-.+\.ics$/);
  const file = await page.request.get(path);
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const text = await file.text();
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
  // what was played has its result, what is to come has none
  expect(text).toMatch(/SUMMARY:.+ – .+ \d+:\d+\r\n/);
  expect(text).toMatch(/SUMMARY:.+ – [^\d]+\r\n/);
  const opened = await link.evaluate((element: HTMLAnchorElement) => {
    element.addEventListener('click', (event) => event.preventDefault());
    element.click();
    return element.href;
  });
  expect(opened).toBe(`webcal://${new URL(page.url()).host}${path}`);
  expect(problems).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a calendar is a link, in English too', async ({ page }) => {
    await page.goto('/en/Tournaments');
    await page.locator('main a[href^="/en/Tournaments/"]').first().click();
    const link = page.getByRole('link', { name: 'Follow', exact: true });
    expect(await link.getAttribute('href')).toMatch(/^\/calendars\/en\/Tournaments\/\d/);
    await expect(page.getByRole('button', { name: 'Add to calendar' })).toHaveCount(0);
  });
});
