import { expect, type Page } from 'playwright/test';
import { registerNewUser } from '../../pages/new-user.ts';
import { hydrated } from '../../pages/watched-page.ts';
import { test } from '../../world/signed-in.ts';

/** Opens an order at the built-in acquirer, as the button of a plan does. */
async function anOrder(page: Page, next?: string): Promise<string> {
  const data = { subscriptionType: 2, ...(next === undefined ? {} : { next }) };
  const reply = await page.request.post('/api/change-subscription', { data });
  const { paymentUrl } = (await reply.json()).data;
  return String(paymentUrl).split('/').at(-1) ?? '';
}

/** What its acquirer reports, without the visitor's browser. */
const decide = (page: Page, id: string, decision: 'approve' | 'reject') =>
  page.request.post(`/api/sandbox-payment/${id}`, { data: { decision } });

const outcome = (page: Page, name: RegExp) => page.getByRole('heading', { name });

test('a payment that is confirmed later is seen at once, and leads back to what one wanted', async ({
  page,
}) => {
  await registerNewUser(page.context());
  const id = await anOrder(page, '/value-trends');
  await page.goto(`/premium?payment=${id}`);
  await hydrated(page);
  await expect(outcome(page, /Ждём подтверждения оплаты 990/)).toBeVisible();
  await decide(page, id, 'approve');
  await expect(outcome(page, /Оплата прошла\. Премиум действует до/)).toBeVisible();
  await expect(outcome(page, /^Подписка действует до/)).toBeVisible();
  await page.getByRole('link', { name: 'Вернуться туда, где были' }).click();
  await expect(page).toHaveURL(/\/value-trends$/);
  await page.goto('/odds-scanner?template=4');
  await expect(page).toHaveURL(/\/odds-scanner\?template=4$/);
});

test('the page after a declined payment says why', async ({ page }) => {
  await registerNewUser(page.context());
  const id = await anOrder(page);
  await decide(page, id, 'reject');
  await page.goto(`/premium?payment=${id}`);
  await expect(page.getByRole('alert').filter({ hasText: 'Оплата не прошла' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Оплатить месяц' })).toBeVisible();
});

const RETURNED = {
  paid: {
    decision: 'approve',
    role: 'heading',
    text: /Payment received\. Premium is active until/,
  },
  declined: { decision: 'reject', role: 'alert', text: /The payment did not go through/ },
  pending: { decision: undefined, role: 'heading', text: /Waiting for .*990 to be confirmed/ },
} as const;

for (const [what, { decision, role, text }] of Object.entries(RETURNED)) {
  test(`a buyer sent back by a form of the acquirer sees that the payment is ${what}`, async ({
    page,
  }) => {
    await registerNewUser(page.context());
    const id = await anOrder(page);
    if (decision !== undefined) await decide(page, id, decision);
    await page.goto('/premium');
    const site = new URL(page.url()).origin;
    await page.route('https://store.payproglobal.com/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" action="${site}/en/premium?x-order=${id}"><input name="ORDER_ID" value="7010"><button>Back</button></form>`,
      }),
    );
    await page.goto('https://store.payproglobal.com/thank-you');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(`${site}/en/premium?payment=${id}`);
    await expect(page.getByRole(role).filter({ hasText: text }).first()).toBeVisible();
    if (decision !== undefined) return;
    // confirmed while the visitor waits there
    await decide(page, id, 'approve');
    await expect(outcome(page, RETURNED.paid.text)).toBeVisible();
  });
}

test('without scripts a pending payment is asked about by its link', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'ru-RU' });
  await registerNewUser(context);
  const page = await context.newPage();
  const id = await anOrder(page);
  await page.goto(`/premium?payment=${id}`);
  await expect(outcome(page, /Ждём подтверждения/)).toBeVisible();
  await decide(page, id, 'approve');
  await page.getByRole('link', { name: 'Проверить ещё раз' }).click();
  await expect(outcome(page, /Оплата прошла/)).toBeVisible();
  await context.close();
});
