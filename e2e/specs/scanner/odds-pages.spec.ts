import { expect } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';
import { test } from '../../world/signed-in.ts';
import { WORLD_NOW_SECONDS } from '../../world/world-now.ts';

const PAGES = [
  ['/dropping-odds', 'Падение коэффициентов'],
  ['/hockey/dropping-odds', 'Падение коэффициентов'],
  ['/en/tennis/dropping-odds', 'Dropping odds'],
  ['/odds-grid', 'Коэффициенты дня'],
  ['/en/hockey/odds-grid', 'Odds of the day'],
  ['/tennis/odds-grid?sort=3', 'Коэффициенты дня'],
] as const;

for (const [address, title] of PAGES) {
  test(`${address} comes from the server and is taken over without a second request`, async ({
    page,
  }) => {
    const html = await (await page.request.get(address)).text();
    expect(html).toContain(`<h1>${title}</h1>`);
    const seen = watch(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (/dropping-odds|odds-grid/.test(request.url()) && request.resourceType() === 'fetch') {
        requests.push(request.url());
      }
    });
    await page.goto(address);
    await hydrated(page);
    expect(requests).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBeLessThanOrEqual(0);
    expect(seen.problems).toEqual([]);
  });
}

test('a guest reads that falls are delayed, and chooses another period by its address', async ({
  page,
}) => {
  await page.goto('/dropping-odds');
  await hydrated(page);
  await expect(page.getByText('Цены 15-минутной давности.')).toBeVisible();
  await page.getByRole('link', { name: 'За 6 часов' }).click();
  await expect(page).toHaveURL(/hours=6/);
  await expect(page.getByRole('columnheader', { name: '6 часов назад' })).toBeAttached();
});

test('the grid scrolls sideways by keyboard while the names of matches stay', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const tomorrow = WORLD_NOW_SECONDS + 86_400;
  await page.goto(`/odds-grid?timestamp=${tomorrow}`);
  await hydrated(page);
  const region = page.getByRole('region', { name: /Цены букмекеров/ });
  await region.focus();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(40);
  const left = await region.evaluate((element) => {
    const name = element.querySelector('tbody th.match');
    return (name?.getBoundingClientRect().left ?? -1) - element.getBoundingClientRect().left;
  });
  expect(Math.abs(left)).toBeLessThanOrEqual(2);
});

test.describe('a subscriber', () => {
  test.use({ user: 'maria' });

  test('sees falls at once, with the best bookmaker', async ({ page }) => {
    await page.goto('/dropping-odds?change=3');
    await hydrated(page);
    await expect(page.getByText('Цены 15-минутной давности.')).toHaveCount(0);
    await expect(page.getByRole('columnheader', { name: 'Лучшая цена' })).toBeAttached();
  });
});
