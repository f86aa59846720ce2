import { expect } from 'playwright/test';
import { openMatch, TipDrawerPage } from '../../pages/tip-drawer.ts';
import { ANONYMOUS, test } from '../../world/signed-in.ts';

const BOX = { name: 'До начала матча — только подписчикам' };

test.describe('a premium capper', () => {
  test.use({ user: 'anton' });

  test('delays one tip: others see only its ledger entry', async ({ page, request, browser }) => {
    const path = await openMatch(request, 2, 'anton');
    const drawer = new TipDrawerPage(page);
    await drawer.open(path);
    await drawer.choose(/^П1/);
    const box = drawer.dialog.getByRole('checkbox', BOX);
    await expect(box).not.toBeChecked();
    await box.check();
    await drawer.reasoning.fill('Только для подписчиков');
    await drawer.submit.click();
    await expect(drawer.dialog.getByText('Прогноз принят')).toBeVisible();
    expect(await drawer.receipt('Виден всем')).toBe('с началом матча');
    const seq = await drawer.receipt('Запись реестра');

    const visitor = await browser.newPage({ storageState: ANONYMOUS });
    await visitor.goto(path);
    await expect(visitor.getByText(new RegExp(seq.replace(/\D/g, '')))).toBeVisible();
    await expect(visitor.getByText('Только для подписчиков')).toHaveCount(0);
    await visitor.close();
  });
});

test.describe('another user', () => {
  test.use({ user: 'ivan' });

  test('is not offered the delay', async ({ page, request }) => {
    const drawer = new TipDrawerPage(page);
    await drawer.open(await openMatch(request, 3, 'ivan'));
    await drawer.choose(/^П1/);
    await expect(drawer.dialog.getByText(/банк \d/)).toBeVisible();
    await expect(drawer.dialog.getByRole('checkbox', BOX)).toHaveCount(0);
  });
});
