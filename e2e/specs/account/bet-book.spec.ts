import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { registerNewUser } from '../../pages/new-user.ts';
import { hydrated, watch } from '../../pages/watched-page.ts';

const FILE = [
  'date,event,outcome,bookmaker,odds,stake,result',
  '2024-01-10,Alpha – Beta,Alpha,Kappa,1.90,100,won',
  '2024-01-11,Gamma – Delta,=SUM(1),Kappa,2.50,50,lost',
  '2024-01-12,No price,,,,5,',
].join('\n');

test('a bet is recorded, changed and deleted; a file is checked, added once and downloaded', async ({
  page,
}) => {
  const { problems } = watch(page);
  await registerNewUser(page.context());
  await page.goto('/en/bet-book');
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('Nothing here yet');
  await main.getByRole('link', { name: 'Record a bet' }).first().click();
  await page.getByLabel('Event').fill('Alpha – Omega');
  await page.getByLabel('Odds').fill('1,85');
  await page.getByLabel('Stake').fill('1 000');
  await page.getByRole('combobox', { name: 'Result' }).selectOption('won');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(main).toContainText('Alpha – Omega');
  await expect(main).toContainText('+$850');
  await main.getByRole('link', { name: 'Edit the bet: Alpha – Omega' }).click();
  await page.getByLabel('Stake').fill('2000');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(main).toContainText('+$1,700');
  await main.getByRole('link', { name: 'Upload CSV' }).click();
  await page.getByRole('textbox', { name: 'Or paste rows here' }).fill(FILE);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(main).toContainText('Row 4: No price');
  await page.getByRole('button', { name: 'Add 2 bets' }).click();
  await expect(main).toContainText('Gamma – Delta');
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain("'=SUM(1)");
  expect(text.trim().split('\r\n')).toHaveLength(4);
  await main.getByRole('link', { name: 'Edit the bet: Gamma – Delta' }).click();
  await page.getByText('Delete this bet').click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(main).toContainText('Alpha – Beta');
  await expect(main).not.toContainText('Gamma – Delta');
  // a download ends the navigation that it began as
  expect(problems.filter((one) => !one.endsWith('/en/bet-book net::ERR_ABORTED'))).toEqual([]);
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a bet is recorded, refused fields are named, a file is added', async ({ page }) => {
    await registerNewUser(page.context());
    await page.goto('/en/bet-book?view=add');
    await page.getByLabel('Event').fill('Alpha – Omega');
    await page.getByLabel('Odds').fill('1.85');
    await page.getByLabel('Stake').fill('much');
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(page.getByText('Check this field')).toBeVisible();
    await expect(page.getByLabel('Event')).toHaveValue('Alpha – Omega');
    await page.getByLabel('Stake').fill('10');
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(page.getByRole('main')).toContainText('The bet is recorded.');
    await page.goto('/en/bet-book?view=file');
    await page.getByRole('textbox', { name: 'Or paste rows here' }).fill(FILE);
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByRole('main')).toContainText('+2, =0, ×1: 4');
  });
});

test('a guest signs in first, and no search engine lists the page', async ({ page }) => {
  await page.goto('/en/bet-book');
  await expect(page.getByRole('main')).toContainText('only you can see it');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});
