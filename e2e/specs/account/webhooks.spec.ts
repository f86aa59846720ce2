import { type HookReceiver, startHookReceiver } from '@tipmark/test-kit/hooks';
import { expect, type Page } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';
import { test, USERS } from '../../world/signed-in.ts';

test.use({ user: 'maria' });

let receiver: HookReceiver;
let address: string;
test.beforeEach(async () => {
  receiver = await startHookReceiver();
  // the site itself is at localhost, and its own host is refused
  address = receiver.url.replace('localhost', '127.0.0.1');
});
test.afterEach(() => receiver.close());

async function makeWebhook(page: Page): Promise<string> {
  await page.getByLabel('Адрес').fill(address);
  await page.getByLabel(/Все, на кого я подписан/).check();
  await page.getByLabel('Пароль', { exact: true }).first().fill(USERS.maria.password);
  await page.getByRole('button', { name: 'Создать вебхук' }).click();
  const secret = page.getByRole('region', { name: 'Секрет' }).locator('code');
  await expect(secret).toHaveText(/^whsec_/);
  return secret.innerText();
}

const rowOf = (page: Page) => page.getByRole('listitem').filter({ hasText: address });

test('a webhook is made, tested, sent again, disabled by its receiver, enabled and deleted', async ({
  page,
}) => {
  const { problems } = watch(page);
  await page.goto('/webhooks');
  await hydrated(page);
  await makeWebhook(page);
  await page.getByRole('button', { name: 'Секрет сохранён' }).click();

  await page.getByRole('button', { name: `Отправить тест на ${address}` }).click();
  await expect(page.getByText('Тест отправляется')).toBeVisible();
  await expect.poll(() => receiver.received.length).toBe(1);
  await expect(async () => {
    await page.getByRole('button', { name: 'Обновить' }).click();
    await expect(page.getByText('доставлено').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page
    .getByRole('button', { name: /^Повторить отправку/ })
    .first()
    .click();
  await expect.poll(() => receiver.received.length).toBe(2);
  const [first, second] = receiver.received;
  expect(JSON.parse(first?.body ?? '')).toMatchObject({ type: 'webhook.test' });
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);

  receiver.answerWith({ status: 410 });
  await page.getByRole('button', { name: `Отправить тест на ${address}` }).click();
  await expect.poll(() => receiver.received.length).toBe(3);
  await expect(async () => {
    await page.getByRole('button', { name: 'Обновить' }).click();
    await expect(page.getByText(/получатель ответил кодом 410/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('button', { name: `Включить ${address}` }).click();
  await expect(page.getByText('Вебхук снова работает.')).toBeVisible();

  await rowOf(page).getByText('Удалить', { exact: true }).click();
  await rowOf(page).getByRole('button', { name: 'Удалить вебхук' }).click();
  await expect(page.getByText('Вебхук удалён.')).toBeFocused();
  await expect(rowOf(page)).toHaveCount(0);
  expect(problems).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a webhook is made with its secret as a file, tested and deleted', async ({ page }) => {
    await page.goto('/en/webhooks');
    await page.getByLabel('Address').fill(address);
    await page.getByLabel(/Every capper I follow/).check();
    await page.getByLabel('Password', { exact: true }).first().fill(USERS.maria.password);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Make a webhook' }).click();
    expect((await saved).suggestedFilename()).toBe('tipmark-webhook-secret.txt');
    await page.goto('/en/webhooks');
    await page.getByRole('button', { name: `Send a test to ${address}` }).click();
    await expect(page.getByText('The test is on its way')).toBeVisible();
    await expect.poll(() => receiver.received.length).toBe(1);
    await rowOf(page).getByText('Delete', { exact: true }).click();
    await rowOf(page).getByRole('button', { name: 'Delete the webhook' }).click();
    await expect(page.getByText('The webhook is deleted.')).toBeVisible();
    await expect(rowOf(page)).toHaveCount(0);
  });
});
