import { expect, test } from 'playwright/test';
import { hydrated } from '../../pages/watched-page.ts';

const TEXTS = [
  ['/about-us', 'О сайте Tipmark'],
  ['/en/about-us', 'About Tipmark'],
  ['/privacy-policy', 'Политика конфиденциальности'],
  ['/en/privacy-policy', 'Privacy policy'],
  ['/UserAgreement', 'Пользовательское соглашение'],
  ['/en/UserAgreement', 'User agreement'],
] as const;

for (const [path, title] of TEXTS) {
  test(`${path} is readable on a phone without scripts, and indexed`, async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(600);
    await context.close();
  });
}

test('a section of the privacy policy has its own address', async ({ page }) => {
  await page.goto('/privacy-policy');
  await hydrated(page);
  await page.locator('main ol a').nth(4).click();
  await expect(page).toHaveURL(/#cookies$/);
  await expect(page.locator('#cookies h2')).toBeInViewport();
});

const TO_COME = ['/Averages', '/hockey/Series'];

for (const path of TO_COME) {
  test(`${path} is a placeholder with links to other pages`, async ({ page, request }) => {
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(200);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const links = page.locator('main section:has(h1) a');
    await expect(links).toHaveCount(3);
    for (const address of await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    ))
      expect((await request.get(address ?? '')).status()).toBe(200);
  });
}

test('an unknown address is 404', async ({ page }) => {
  const reply = await page.goto('/no-such-page');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена');
});
