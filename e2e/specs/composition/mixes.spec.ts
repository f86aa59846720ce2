import { expect, test } from 'playwright/test';
import { REMOTE_HEADINGS, REMOTE_NAMES, type RemoteName } from '../../pages/remote-headings.ts';
import { hydrated, watch } from '../../pages/watched-page.ts';
import { type Site, START_LIMIT_MS, startSite } from '../../world/site.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const mixes: readonly (readonly RemoteName[])[] = [
  ['hockey', 'account'],
  ['tennis', 'scanner'],
];

for (const mix of mixes) {
  test.describe(`a site of only ${mix.join(' and ')}`, () => {
    let site: Site;

    test.beforeAll(async () => {
      test.setTimeout(START_LIMIT_MS);
      site = await startSite({ REMOTES: mix.join(',') });
    });
    test.afterAll(() => site?.stop());

    test('serves their pages without links to absent remotes', async ({ page }) => {
      const { problems } = watch(page);
      for (const name of mix) {
        const { address, heading } = REMOTE_HEADINGS[name];
        expect((await page.goto(site.url + address))?.status()).toBe(200);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
        for (const absent of REMOTE_NAMES.filter((other) => !mix.includes(other))) {
          const link = page
            .getByRole('banner')
            .locator(`a[href="${REMOTE_HEADINGS[absent].address}"]`);
          await expect(link, `${name} leads to ${absent}`).toHaveCount(0);
        }
      }
      // Navigating aborts prefetches of the previous page.
      expect(problems.filter((one) => !one.endsWith('net::ERR_ABORTED'))).toEqual([]);
    });

    test('answers pages of absent remotes with 404 and a notice', async ({ page }) => {
      for (const absent of REMOTE_NAMES.filter((other) => !mix.includes(other))) {
        const reply = await page.goto(site.url + REMOTE_HEADINGS[absent].address);
        expect(reply?.status(), absent).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Этого раздела здесь нет');
      }
      await hydrated(page);
    });
  });
}
