import { type APIRequestContext, expect } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';
import { test } from '../../world/signed-in.ts';
import { WORLD_NOW_SECONDS } from '../../world/world-now.ts';

test.use({ user: 'maria' });

/** A match of tomorrow that accepts tips on sets, a different one for every retry. */
async function openTennis(request: APIRequestContext, nth: number): Promise<string> {
  const day = await (await request.get(`/tennis?timestamp=${WORLD_NOW_SECONDS + 86_400}`)).text();
  const open: string[] = [];
  for (const path of new Set(day.match(/\/tennis\/events\/[\w-]+/g))) {
    const url = `/api/tennis/tip-maker/${path.split('/').at(-1)}/0`;
    const { data } = await (await request.get(url)).json();
    const markets = (data?.markets ?? []).map(({ market }: { market: string }) => market);
    if (data?.isOpen === true && markets.includes('ousets')) open.push(path);
    if (open.length > nth) return open[nth] ?? '';
  }
  throw new Error(`no ${nth + 1} matches of tomorrow take tips on sets`);
}

test('a tip on sets is in the ledger; an error in a successful response is reported', async ({
  page,
  request,
}, { retry }) => {
  const { problems } = watch(page);
  await page.goto(await openTennis(request, retry));
  await hydrated(page);
  await page.getByRole('link', { name: 'Добавить прогноз' }).first().click();
  const dialog = page.getByRole('dialog');
  const sets = dialog.locator('details').filter({ hasText: 'Тотал сетов' });
  await sets.locator('summary').click();
  await sets.getByRole('radio', { name: /^ТБ/ }).check();

  const rejection = { code: 'limit_reached', message: 'Больше двадцати прогнозов в день' };
  await page.route('**/api/tennis/events/tips/**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 200, json: { data: { error: rejection } } })
      : route.fallback(),
  );
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByRole('alert')).toContainText(rejection.message);
  await expect(dialog.getByRole('status')).toHaveCount(0);

  await page.unroute('**/api/tennis/events/tips/**');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByRole('status')).toHaveText('Прогноз принят');
  const ledger = await (await request.get('/api/ledger/maria')).json();
  expect(ledger.data.entries.at(-1).json).toContain('ousets.o');
  expect(problems).toEqual([]);
});
