import type { Page } from 'playwright/test';

/** A printed page is light and complete, without navigation. */
export async function printFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const counts: readonly (readonly [string, number, number])[] = [
    ['headings of the first level', 1, await page.getByRole('heading', { level: 1 }).count()],
    ['navigations', 0, await page.getByRole('navigation').count()],
    ['heads of the site', 0, await page.getByRole('banner').count()],
    ['buttons', 0, await page.getByRole('main').getByRole('button').count()],
  ];
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    const { colorScheme } = getComputedStyle(document.documentElement);
    return `${colorScheme}, ${color} on ${backgroundColor}`;
  });
  await page.emulateMedia({ media: 'screen' });
  return [
    ...counts
      .filter(([, expected, found]) => expected !== found)
      .map(([what, , found]) => `printed with ${found} ${what}`),
    ...(colours === 'light, rgb(17, 24, 39) on rgba(0, 0, 0, 0)' ? [] : [`printed ${colours}`]),
  ];
}
