import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { mailedPath, mailedSubjects } from '../../pages/mailbox.ts';
import { aNewUser, fillRegistration, registerNewUser } from '../../pages/new-user.ts';
import { hydrated, watch } from '../../pages/watched-page.ts';
import { test } from '../../world/signed-in.ts';
import { WORLD_NOW_SECONDS } from '../../world/world-now.ts';

const SCANNER = '/odds-scanner?template=4';
const TRIAL_SECONDS = 7 * 86_400;
const SANDBOX = /\/sandbox-payment\/[\da-f-]{36}$/;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Chooses a plan, which opens the page of the built-in acquirer. */
async function buy(page: Page, plan = 'Оплатить месяц'): Promise<void> {
  await page.goto('/premium');
  await hydrated(page);
  await press(page, plan);
  await expect(page).toHaveURL(SANDBOX);
}

async function pay(page: Page, plan?: string): Promise<void> {
  await buy(page, plan);
  await hydrated(page);
  await press(page, 'Подтвердить платёж');
  await expect(page.getByText('Оплачено. Премиум включён.')).toBeVisible();
}

async function letters(request: APIRequestContext, email: string, subject: RegExp) {
  await expect
    .poll(async () => (await mailedSubjects(request, email)).filter((one) => subject.test(one)))
    .toHaveLength(1);
}

test('from a locked template to a paid subscription, its email, renewal, card and receipts', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const seen = watch(page);
  const olga = aNewUser();
  await page.goto(SCANNER);
  await expect(page).toHaveURL(/\/premium\?source=odds-scanner&next=/);
  await expect(page.getByText('Вы открывали сканер')).toBeVisible();
  await page.getByRole('link', { name: 'Создать аккаунт' }).click();
  await fillRegistration(page, olga);
  await expect(page).toHaveURL(/\/premium/);
  await press(page, 'Оплатить месяц');
  await expect(page).toHaveURL(SANDBOX);
  await expect(page.getByText(/990\s₽/)).toBeVisible();
  await hydrated(page);
  await press(page, 'Подтвердить платёж');
  await expect(page.getByText('Оплачено. Премиум включён.')).toBeVisible();
  await letters(request, olga.email, /Оплата получена/);

  await page.goto(SCANNER);
  await expect(page).toHaveURL(/\/odds-scanner\?template=4$/);
  await expect(page.locator('tbody tr').first()).toBeVisible();

  await page.goto('/premium');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: /Подписка действует до/ })).toBeVisible();
  await press(page, 'Отключить продление');
  await expect(page.getByRole('heading', { name: /дальше бесплатно/ })).toBeVisible();
  await press(page, 'Продлевать на год');
  await expect(page.getByRole('heading', { name: /Подписка действует до/ })).toBeVisible();
  await press(page, 'Сменить карту оплаты');
  await expect(page).toHaveURL(SANDBOX);
  await hydrated(page);
  await press(page, 'Карта: оплата пройдёт');
  await expect(page.getByText('Карта заменена.')).toBeVisible();
  await page.getByRole('link', { name: 'Вернуться к премиуму' }).click();
  await page.getByRole('link', { name: 'Показать чеки' }).click();
  await expect(page.getByRole('cell', { name: /^990\s₽$/ })).toBeVisible();
  expect(seen.problems.filter((one) => !one.includes('ERR_ABORTED'))).toEqual([]);
});

test('an abandoned payment page is reused, and a declined payment starts no subscription', async ({
  page,
}) => {
  await registerNewUser(page.context());
  await buy(page);
  const left = page.url();
  await page.goto('/premium');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: /действует/ })).toHaveCount(0);
  await press(page, 'Оплатить месяц');
  await expect(page).toHaveURL(left);
  await hydrated(page);
  await press(page, 'Отклонить платёж');
  await expect(page.getByText('Платёж отклонён, деньги не списаны.')).toBeVisible();
  await page.goto(SCANNER);
  await expect(page).toHaveURL(/\/premium\?source=odds-scanner/);
});

test('a payment in one tab updates the others at once', async ({ page, context }) => {
  await registerNewUser(context);
  const other = await context.newPage();
  await other.goto('/premium');
  await hydrated(other);
  await expect(other.getByRole('button', { name: 'Оплатить месяц' })).toBeVisible();
  await pay(page);
  await expect(other.getByRole('heading', { name: /Подписка действует до/ })).toBeVisible();
  await page.goto('/premium');
  await hydrated(page);
  await press(page, 'Отключить продление');
  await expect(page.getByRole('heading', { name: /дальше бесплатно/ })).toBeVisible();
});

test('the trial requires a confirmed email, shows its end and starts once', async ({
  page,
  request,
}) => {
  const { email } = await registerNewUser(page.context());
  await page.goto('/premium');
  await hydrated(page);
  await press(page, 'Попробовать 7 дней бесплатно');
  await expect(page.getByRole('alert').filter({ hasText: /одтвердите/ })).toBeVisible();
  await page.goto(await mailedPath(request, email, '/confirm-email'));
  await expect(page.getByText('Почта подтверждена.')).toBeVisible();
  await page.goto('/premium');
  await hydrated(page);
  await press(page, 'Попробовать 7 дней бесплатно');
  const end = new Date((WORLD_NOW_SECONDS + TRIAL_SECONDS) * 1_000);
  const day = end.toLocaleDateString('ru', { timeZone: 'Europe/Moscow' });
  const trial = page.getByRole('heading', { name: `Пробный период до ${day}` });
  await expect(trial).toBeVisible();
  await expect(page.getByRole('button', { name: 'Попробовать 7 дней бесплатно' })).toHaveCount(0);
  const again = { data: { subscriptionType: 1 } };
  const refusal = await page.request.post('/api/change-subscription', again);
  expect(refusal.status()).toBe(409);
  await page.reload();
  await expect(trial).toBeVisible();
  await page.goto(SCANNER);
  await expect(page).toHaveURL(/\/odds-scanner\?template=4$/);
});

test('without scripts a user can pay, stop, resume, change the card and read receipts', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'ru-RU' });
  await registerNewUser(context);
  const page = await context.newPage();
  await page.goto('/premium');
  await press(page, 'Попробовать 7 дней бесплатно');
  await expect(page).toHaveURL(/\/premium\?source=premium&refused=trial$/);
  await expect(page.getByRole('alert')).toContainText('Пробный период не начался');
  await press(page, 'Оплатить квартал');
  await expect(page).toHaveURL(SANDBOX);
  await press(page, 'Подтвердить платёж');
  await expect(page.getByText('Оплачено. Премиум включён.')).toBeVisible();
  await page.getByRole('link', { name: 'Вернуться к премиуму' }).click();
  await press(page, 'Отключить продление');
  await expect(page.getByText('Продление отключено.')).toBeVisible();
  await press(page, 'Продлевать на месяц');
  await expect(page.getByText('Тариф сохранён')).toBeVisible();
  await press(page, 'Сменить карту оплаты');
  await press(page, 'Карта: банк отклонит оплату');
  await expect(page.getByText('Карта заменена; её платежи')).toBeVisible();
  await page.goto('/premium');
  await page.getByRole('link', { name: 'Показать чеки' }).click();
  await expect(page.getByRole('cell', { name: /^2\s490\s₽$/ })).toBeVisible();
  await page.goto(SCANNER);
  await expect(page).toHaveURL(/\/odds-scanner\?template=4$/);
  await context.close();
});
