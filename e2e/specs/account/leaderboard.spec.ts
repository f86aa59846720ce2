import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';

test('from the leaderboard to a capper and back, in the order of the API', async ({
  page,
  request,
}) => {
  const { problems } = watch(page);
  const { data } = await (await request.get('/api/page-users-rating')).json();
  expect(data.rows.length).toBeGreaterThan(10);
  await page.goto('/leaderboard');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Рейтинг капперов');
  const names = page.getByRole('rowheader').getByRole('link');
  expect(await names.allTextContents()).toEqual(
    data.rows.map(({ name }: { name: string }) => name),
  );

  await page.getByRole('link', { name: 'От 100 прогнозов' }).click();
  await expect(page).toHaveURL(/minTips=100/);
  const proven = data.rows.filter(({ countOfTips }: { countOfTips: number }) => countOfTips >= 100);
  await expect(names).toHaveCount(proven.length);

  await names.first().click();
  await expect(page).toHaveURL(/\/profile\//);
  // the first of those with a hundred tips may stand below others
  const rank = data.rows.indexOf(proven[0]) + 1;
  await page.getByRole('link', { name: `Место в рейтинге: ${rank}`, exact: true }).click();
  await expect(page).toHaveURL(/\/leaderboard$/);
  expect(problems.filter((one) => !one.includes('ERR_ABORTED'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the table of a month leads to a winner, whose profile has the badge and its rule', async ({
    page,
    request,
  }) => {
    await page.goto('/en/leaderboard');
    await page.getByRole('link', { name: 'Month', exact: true }).click();
    await expect(page).toHaveURL(/month=20\d{4}$/);
    await expect(
      page.getByText(/settled in the calendar month, Moscow time, number at least 20/),
    ).toBeVisible();
    const month = new URL(page.url()).searchParams.get('month');
    const { data } = await (await request.get(`/api/page-users-rating?month=${month}`)).json();
    expect(await page.getByRole('rowheader').getByRole('link').allTextContents()).toEqual(
      data.rows.map(({ name }: { name: string }) => name),
    );
    const [winner] = data.month.winners;
    const card = page.locator('section', { hasText: 'Winners of past months' });
    await card.getByRole('link', { name: winner.name, exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`/profile/${winner.url}$`));
    const rule = page.getByText(/^No\. 1 · .*: largest profit in .*, at least 20 tips$/);
    await expect(rule).toBeVisible();
  });

  test('the card of a capper can be framed by another site, other pages cannot', async ({
    page,
    request,
    baseURL,
  }) => {
    const { data } = await (await request.get('/api/page-users-rating')).json();
    const [{ url, name }] = data.rows;
    const reply = await request.get(`/en/embed/capper/${url}?theme=dark`);
    expect(reply.headers()['set-cookie']).toBeUndefined();
    expect((await reply.body()).byteLength).toBeLessThan(25_000);
    const frame = (path: string) => `<iframe src="${baseURL}${path}" width="320"></iframe>`;
    const blog = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(frame(`/en/embed/capper/${url}`) + frame('/en/about-us'));
    });
    await new Promise<void>((resolve) => blog.listen(0, '127.0.0.1', resolve));
    await page.goto(`http://127.0.0.1:${(blog.address() as AddressInfo).port}/`);
    const headingIn = (index: number) =>
      page.frameLocator('iframe').nth(index).getByRole('heading', { level: 1 });
    await expect(headingIn(0)).toHaveText(name);
    await expect(headingIn(1)).toHaveCount(0);
    blog.close();
  });

  test('a contest, its rules and its previous season can be read', async ({ page }) => {
    await page.goto('/en/leaderboard');
    await page.getByRole('link', { name: 'Tipmark cup', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Units' })).toBeVisible();
    await page.getByRole('link', { name: 'Rules and prizes' }).click();
    await expect(page).toHaveURL(/\/en\/tipmark-cup-rules$/);
    await expect(page.getByText('30 days of premium').first()).toBeVisible();
    await page.getByRole('link', { name: 'Previous season' }).click();
    await expect(page).toHaveURL(/season=12026\d\d$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
