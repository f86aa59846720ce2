import { expect, test } from 'playwright/test';
import { registerNewUser } from '../../pages/new-user.ts';
import { signIn, signUp } from '../../pages/sign-in.ts';
import { openMatch, TipDrawerPage } from '../../pages/tip-drawer.ts';
import { hydrated, watch } from '../../pages/watched-page.ts';
import { USERS } from '../../world/signed-in.ts';

const MAX_DRAWER_BYTES = 20 * 1024;

/** A different match for each test, and for each retry: only one tip per market is allowed. */
const matchIndex = (index: number, retry: number) => index + retry * 4;

test('a user signs in and posts a tip, which is in the list and in the ledger', async ({
  page,
  request,
}, { retry }) => {
  const path = await openMatch(request, matchIndex(0, retry), USERS.ivan.url);
  const seen = watch(page);
  await page.goto('/login');
  await signIn(page);

  const drawer = new TipDrawerPage(page);
  await drawer.open(path);
  await expect(drawer.dialog).toHaveAccessibleName('Новый прогноз');
  await expect(drawer.submit).toBeDisabled();
  await drawer.choose(/^П1/);
  const reasoning = `Хозяева сильнее, попытка ${retry + 1}`;
  await drawer.reasoning.fill(reasoning);
  const [, offered = ''] = /по ([\d.]+)/.exec((await drawer.submit.textContent()) ?? '') ?? [];
  await drawer.submit.click();

  await expect(drawer.dialog.getByRole('status')).toHaveText('Прогноз принят');
  expect(await drawer.receipt('Коэффициент')).toBe(offered);
  expect(await drawer.receipt('Исход')).toBe('П1');
  const [seq, hash] = [await drawer.receipt('Запись реестра'), await drawer.receipt('Хеш записи')];
  const ledger = await (await request.get(`/api/ledger/${USERS.ivan.url}`)).json();
  expect(ledger.data.entries).toContainEqual(
    expect.objectContaining({ seq: Number(seq), hash, json: expect.stringContaining(offered) }),
  );

  await drawer.dialog.getByRole('button', { name: 'Готово' }).click();
  await expect(drawer.dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  const card = page.getByRole('listitem').filter({ hasText: reasoning });
  await expect(card).toContainText(`Реестр, запись ${seq}`);
  await expect(card).toContainText(offered);
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: reasoning })).toBeVisible();
  // fetches are aborted by the reload
  expect(seen.problems.filter((one) => !one.includes('ERR_ABORTED'))).toEqual([]);
});

test('a tip is changed within five minutes, at the current price', async ({ page, request }, {
  retry,
}) => {
  const path = await openMatch(request, matchIndex(1, retry));
  await registerNewUser(page.context());
  const drawer = new TipDrawerPage(page);
  await drawer.open(path);
  await drawer.choose(/^П1/);
  await drawer.submit.click();
  await drawer.dialog.getByRole('button', { name: 'Готово' }).click();

  await page.getByRole('link', { name: 'Изменить прогноз: П1' }).click();
  await expect(drawer.dialog).toHaveAccessibleName('Правка прогноза');
  await expect(drawer.dialog.getByText(/Исход и ставку можно менять ещё/)).toBeVisible();
  await drawer.choose(/^П2/);
  await expect(drawer.submit).toHaveText(/Сохранить по [\d.]+/);
  await drawer.submit.click();
  await expect(drawer.dialog.getByRole('status')).toHaveText('Прогноз изменён');
  expect(await drawer.receipt('Исход')).toBe('П2');
  await drawer.dialog.getByRole('button', { name: 'Готово' }).click();
  await expect(page.getByRole('link', { name: 'Изменить прогноз: П2' })).toBeVisible();
});

test('a guest’s tip is stored and posted once an account is created', async ({
  page,
  context,
  request,
}, { retry }) => {
  const path = await openMatch(request, matchIndex(2, retry));
  const reasoning = 'я'.repeat(3_000);
  const drawer = new TipDrawerPage(page);
  await drawer.open(path);
  await drawer.choose(/^П2/);
  await drawer.reasoning.fill(reasoning);
  await expect(drawer.submit).toHaveText('Сохранить и войти');
  await drawer.submit.click();
  await expect(drawer.dialog.getByRole('status')).toContainText('Прогноз ждёт входа');
  const cookie = (await context.cookies()).find(({ name }) => name === 'pending_tips');
  expect(cookie?.value.length).toBeLessThanOrEqual(3_500);

  await drawer.dialog.getByRole('link', { name: 'Создать аккаунт' }).click();
  const url = await signUp(page);
  const notice = page.getByText('Опубликован 1 прогноз, который ждал входа.');
  await expect(notice).toHaveCount(1);
  await expect(notice).toContainText('Аккаунт создан');
  expect(new URL(page.url()).pathname).toBe(path);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('pending_tips');
  const { data } = await (await request.get(`/api/page-profile/${url}/tips`)).json();
  expect(data.tips).toHaveLength(1);
  expect(data.tips[0].tip).toMatchObject({ odd_type: '1x2.2', description: reasoning });
});

test.describe('the drawer', () => {
  test('is a small chunk of its own, loaded only when opened', async ({ page, request }) => {
    const path = await openMatch(request);
    const scripts: string[] = [];
    page.on('request', (one) => scripts.push(one.url()));
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const ofDrawer = () => scripts.filter((url) => url.includes('/tip-'));
    expect(ofDrawer()).toEqual([]);
    await page.getByRole('link', { name: 'Добавить прогноз' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const sizes = await Promise.all(
      ofDrawer().map(async (url) => {
        const answer = await request.get(url, { headers: { 'accept-encoding': 'br' } });
        return Number(answer.headers()['content-length']);
      }),
    );
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(MAX_DRAWER_BYTES);
  });

  test('traps the focus, and Escape returns it to the opening link', async ({ page, request }) => {
    const path = await openMatch(request);
    await page.goto(path);
    await hydrated(page);
    const plus = page.getByRole('link', { name: /^Прогноз: X по/ });
    await plus.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: /^X/ })).toBeChecked();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(plus).toBeFocused();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to a note that tips require scripts', async ({ page, request }) => {
    const path = await openMatch(request);
    await page.goto(path);
    await page.getByRole('link', { name: 'Добавить прогноз' }).first().click();
    await expect(page).toHaveURL(/\?tip=0$/);
    expect(await page.content()).toContain('Прогнозы публикуются только с включёнными скриптами');
  });
});
