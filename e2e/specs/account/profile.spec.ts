import { expect, type Page, test } from 'playwright/test';
import { aCapper } from '../../pages/capper.ts';
import { ledgerSums } from '../../pages/ledger-sums.ts';
import { aNewUser, PASSWORD, register, registerNewUser } from '../../pages/new-user.ts';
import { hydrated, watch } from '../../pages/watched-page.ts';

const plain = (text: string) => text.replaceAll(/[\s\u00A0\u202F]+/g, ' ').replaceAll('−', '-');

/** Value and note of a tile, by its name. */
async function tile(page: Page, name: string): Promise<string> {
  const box = page.locator('dl > div', {
    has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }),
  });
  return plain(await box.locator('dd').innerText());
}

const number = (value: number, decimals: number, isSigned = false) =>
  plain(
    new Intl.NumberFormat('ru', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: isSigned ? 'exceptZero' : 'negative',
    }).format(value),
  );

test('every tile matches the sums of the public ledger', async ({ page, request }) => {
  const { problems } = watch(page);
  const { url, name } = await aCapper(request);
  await page.goto(`/profile/${url}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const sums = await ledgerSums(request, url);
  const counted = sums.won + sums.lost;
  expect(counted).toBeGreaterThan(20);
  expect(await tile(page, 'ROI')).toContain(`${number(sums.roi, 1, true)} %`);
  expect(await tile(page, 'ROI')).toContain(`n = ${counted}`);
  const decimals = Math.abs(sums.profit) >= 100 ? 0 : 1;
  expect(await tile(page, 'Прибыль')).toContain(`${number(sums.profit, decimals, true)} ед.`);
  expect(await tile(page, 'Проходимость')).toContain(
    `${sums.won} из ${counted}, возвратов ${sums.returned}`,
  );
  expect(await tile(page, 'Средний кэф')).toContain(`n = ${counted}`);
  expect(Number((await tile(page, 'Средний кэф')).split(' ')[0])).toBeCloseTo(sums.averageOdds, 1);
  expect(await tile(page, 'Просадка')).toContain(`${number(sums.drawdown, 1)} %`);
  expect(await tile(page, 'Прогнозы')).toContain(String(counted + sums.returned));
  await page.getByText('Как это посчитано').click();
  await expect(page.getByText(/^ROI .* = прибыль \/ оборот/)).toBeVisible();
  await hydrated(page);
  expect(problems).toEqual([]);
});

test('the record is verified in the browser, a tampered copy is rejected', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const { url } = await aCapper(request);
  const { entries } = await ledgerSums(request, url);
  await page.goto(`/profile/${url}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Проверить в браузере' }).click();
  const reported = plain(`${number(entries, 0)}`);
  await expect(page.getByText(/^Сошл/)).toBeVisible({ timeout: 60_000 });
  expect(plain(await page.getByText(/^Сошл/).innerText())).toContain(reported);

  let seq = 0;
  await page.route(`**/api/ledger/${url}*`, async (route) => {
    const reply = await route.fetch();
    const answer = await reply.json();
    const tip = answer.data.entries.find(({ json }: { json: string }) =>
      json.includes('"t":"tip"'),
    );
    ({ seq } = tip);
    // the price, or of a tip that was hidden until its match the hash
    const changed = tip.json.replace(/(?<="[pk]":")./, (first: string) => (first === '9' ? 8 : 9));
    expect(changed).not.toBe(tip.json);
    tip.json = changed;
    await route.fulfill({ response: reply, json: answer });
  });
  await page.getByRole('button', { name: 'Проверить в браузере' }).click();
  await expect(page.getByText(/не сходится: хеш не соответствует тексту/)).toBeVisible();
  expect(plain(await page.getByText(/не сходится/).innerText())).toContain(number(seq, 0));
});

test('a guest who wants to follow a capper signs up and then follows', async ({
  page,
  request,
}) => {
  const { url } = await aCapper(request);
  await page.goto(`/profile/${url}`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Подписаться' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(/вы сразу подпишетесь на каппера/)).toBeVisible();
  await page.goto('/register');
  const nina = aNewUser();
  await register(page, nina);
  await page.goto(`/profile/${url}`);
  await hydrated(page);
  const followers = page.getByRole('link', { name: /^Подписчики: / });
  const before = await followers.innerText();
  await page.getByRole('button', { name: 'Отписаться' }).click();
  await expect(page.getByRole('button', { name: 'Подписаться' })).toBeVisible();
  await expect(followers).not.toHaveText(before);
  await page.getByRole('button', { name: 'Подписаться' }).click();
  await expect(page.getByRole('button', { name: 'Отписаться' })).toBeVisible();
  await followers.click();
  await expect(page).toHaveURL(/tab=followers/);
  await expect(page.getByRole('link', { name: nina.name }).last()).toBeVisible();
});

test('an owner changes the description, hides the record and sees the devices', async ({
  page,
}) => {
  const { problems } = watch(page);
  const nina = await registerNewUser(page.context());
  await page.goto(`/profile/${nina.url}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Прислать письмо ещё раз' }).click();
  await expect(page.getByText('Письмо отправлено.')).toBeVisible();
  await page.getByRole('link', { name: 'Изменить профиль' }).click();
  await page.getByLabel('О себе').fill('Форы и тоталы.\nСтавлю заранее.');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Описание сохранено.')).toBeVisible();
  await expect(page.getByText('Форы и тоталы.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Форы и тоталы.')).toBeVisible();

  await hydrated(page);
  await page.getByRole('link', { name: 'Изменить профиль' }).click();
  await page.getByRole('link', { name: 'Приватность и сброс' }).click();
  await page.getByRole('switch', { name: 'Скрыть статистику и прогнозы' }).click();
  await expect(page.getByText('Статистика скрыта', { exact: true })).toBeVisible();
  await page.getByLabel(/Введите своё имя/).fill(nina.name);
  await page.getByRole('button', { name: 'Сбросить статистику' }).click();
  await expect(page.getByText(/Сброс уже был. Следующий возможен с/)).toBeVisible();
  await page.getByRole('link', { name: 'Вход и данные' }).click();
  await expect(page.getByText('Это устройство')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Уведомления' }).click();
  const digest = page.getByRole('switch', { name: 'Итоги недели' });
  await digest.click();
  await expect(digest).toBeChecked();
  expect(problems).toEqual([]);
});

test('an owner deletes the account, and its profile is 404', async ({ page }) => {
  const { url } = await registerNewUser(page.context());
  const profile = `/profile/${url}`;
  await page.goto(`${profile}?edit=account`);
  await hydrated(page);
  const deletion = page.locator('form').filter({ hasText: 'Удалить аккаунт' });
  await deletion.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await deletion.getByRole('button', { name: 'Удалить аккаунт' }).click();
  await expect(page).toHaveURL(/\/login\?source=logout$/);
  const answer = await page.goto(profile);
  expect(answer?.status()).toBe(404);
});

test('tips are filtered by state, and further ones are added below', async ({ page, request }) => {
  const { url } = await aCapper(request);
  const { problems } = watch(page);
  await page.goto(`/profile/${url}`);
  await hydrated(page);
  const rows = page.locator('main li', { has: page.locator('summary') });
  await expect(rows).toHaveCount(20);
  await page.getByRole('link', { name: 'Показать ещё' }).click();
  await expect(rows).toHaveCount(40);
  await page.getByRole('link', { name: 'Рассчитаны' }).click();
  await expect(page).toHaveURL(/state=settled/);
  await expect(rows).toHaveCount(20);
  await expect(rows.getByText(/^(Выиграл|Проиграл|Возврат)/)).toHaveCount(20);
  await rows.first().locator('summary').click();
  await expect(rows.first().locator('code')).toHaveText(/^#\d+ [0-9a-f]{64}$/);
  expect(problems).toEqual([]);
});

test('keys move along the chart of the bank, which can be a table, too', async ({
  page,
  request,
}) => {
  const { url } = await aCapper(request);
  await page.goto(`/en/profile/${url}`);
  await hydrated(page);
  const bank = page.getByRole('slider', { name: /^Bank: started at/ });
  const last = await bank.getAttribute('aria-valuetext');
  await bank.focus();
  await page.keyboard.press('Home');
  expect(await bank.getAttribute('aria-valuetext')).not.toBe(last);
  await page.getByRole('link', { name: 'Table' }).click();
  await expect(page.getByRole('table', { name: 'Bank after each tip' })).toBeVisible();
});

test('without scripts the record is shown, and further tips are a link', async ({
  browser,
  request,
}) => {
  const { url } = await aCapper(request);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/profile/${url}`);
  await expect(page.getByRole('img', { name: /^Банк: старт/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Показать ещё' }).click();
  await expect(page).toHaveURL(/after=\d+/);
  await expect(page.getByRole('link', { name: 'К первым прогнозам' })).toBeVisible();
  await context.close();
});

test('neither a guest nor another user can edit a profile', async ({ page, request }) => {
  const { url, name } = await aCapper(request);
  const edit = page.getByRole('link', { name: 'Изменить профиль' });
  const refusal = page.getByText('Менять можно только свой профиль.');
  const expectNoEdit = async () => {
    await page.goto(`/profile/${url}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await hydrated(page);
    await expect(edit).toHaveCount(0);
    await page.goto(`/profile/${url}?edit=description`);
    await hydrated(page);
    await expect(refusal).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  };
  await expectNoEdit();
  // sign-in and data are offered to whom they might belong
  await page.goto(`/profile/${url}?edit=account`);
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/profile/${url}?edit=account`)}`);

  const nina = await registerNewUser(page.context());
  await page.goto(`/profile/${nina.url}`);
  await expect(edit).toBeVisible();
  await expectNoEdit();
  await page.goto(`/profile/${url}?edit=account`);
  await expect(refusal).toBeVisible();
  await expect(page.getByLabel('Пароль', { exact: true })).toHaveCount(0);
});

test('an unknown user is 404, and filters are not canonical', async ({ page, request }) => {
  const { url } = await aCapper(request);
  expect((await page.goto('/profile/nobody-at-all'))?.status()).toBe(404);
  await page.goto(`/profile/${url}?period=30`);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(`/profile/${url}`);
  expect(new URL(canonical ?? '').search).toBe('');
});
