import { expect, type Page } from 'playwright/test';
import {
  axeFaults,
  coveredFaults,
  cutFaults,
  expectSkipLink,
  focusFaults,
  overflowFaults,
} from './page-faults.ts';
import { hydrated, watch } from './watched-page.ts';

type Theme = 'light' | 'dark';
interface Look {
  readonly width: number;
  readonly theme: Theme;
}

const WIDE = 1_440;
const NARROW = 360;
const NARROWEST = 320;
const THEMES = ['light', 'dark'] as const;
const LOCALES = ['', '/en'] as const;
const IS_EVERY = process.env['EVERY_LOOK'] === '1';

const look = (width: number, theme: Theme): Look => ({ width, theme });
const allLooks = [WIDE, NARROW].flatMap((width) => THEMES.map((theme) => look(width, theme)));

/** Both widths and both themes of every page; neighbours in a list have the other ones together. */
function looksOf(index: number): readonly Look[] {
  if (IS_EVERY) return allLooks;
  const [first, second] = index % 4 < 2 ? THEMES : THEMES.toReversed();
  return [look(WIDE, first), look(NARROW, second)];
}

const localesOf = (index: number) =>
  IS_EVERY ? LOCALES : LOCALES.filter((_, i) => i === index % 2);

const BUSY = 503;

/** A busy house asks visitors to come again; that it did so is no fault of the page. */
async function visit(page: Page, place: string, problems: string[]): Promise<void> {
  await expect(async () => {
    problems.length = 0;
    expect((await page.goto(place))?.status()).not.toBe(BUSY);
  }).toPass({ timeout: 60_000 });
}

/**
 * What is wrong with pages as a stranger sees them: what axe minds, what is wider than a phone,
 * what shows no focus, what the browser complains of. Every page is seen wide and narrow, light and
 * dark, in one language; with EVERY_LOOK=1 in every combination.
 */
export async function faultsOfPages(page: Page, addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  const seen = watch(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [index, address] of addresses.entries()) {
    for (const locale of localesOf(index)) {
      const place = address === '/' ? locale || '/' : locale + address;
      await visit(page, place, seen.problems);
      await hydrated(page);
      await expectSkipLink(page);
      const found = await faultsOfPage(page, looksOf(index));
      // what was on its way when the page was left is no fault
      const problems = seen.problems.splice(0).filter((problem) => !/ERR_ABORTED/.test(problem));
      faults.push(...[...found, ...problems].map((fault) => `${place}: ${fault}`));
    }
  }
  return faults;
}

async function faultsOfPage(page: Page, looks: readonly Look[]): Promise<string[]> {
  const faults: string[] = [];
  const headings = await page.getByRole('heading', { level: 1 }).count();
  if (headings !== 1) faults.push(`${headings} headings of the first level`);
  for (const { width, theme } of looks) {
    await page.emulateMedia({ colorScheme: theme });
    const wider = await overflowFaults(page, width);
    const minded = await axeFaults(page);
    const unseen = await focusFaults(page);
    const isTried = IS_EVERY || width === NARROW;
    const covered = isTried ? await coveredFaults(page) : [];
    faults.push(
      ...[...wider, ...minded, ...unseen, ...covered].map((fault) => `${width} ${theme}: ${fault}`),
    );
  }
  return [...faults, ...(await overflowFaults(page, NARROWEST))];
}

/** The same of a dialog that is open, in every width and theme. */
export async function faultsOfDialog(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { width, theme } of allLooks) {
    await page.emulateMedia({ colorScheme: theme });
    const wider = await overflowFaults(page, width);
    const minded = await axeFaults(page);
    const unseen = await focusFaults(page, 'dialog');
    const cut = await cutFaults(page, 'dialog');
    faults.push(
      ...[...wider, ...minded, ...unseen, ...cut].map((fault) => `${width} ${theme}: ${fault}`),
    );
  }
  const narrowest = await overflowFaults(page, NARROWEST);
  return [...faults, ...narrowest, ...(await cutFaults(page, 'dialog'))];
}

/** The same of what is open over the page of a phone, in both themes. */
export async function faultsOnPhone(page: Page, within = 'body'): Promise<string[]> {
  const faults: string[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    const minded = await axeFaults(page);
    const unseen = await focusFaults(page, within);
    faults.push(...[...minded, ...unseen].map((fault) => `${theme}: ${fault}`));
  }
  return [...faults, ...(await cutFaults(page, within))];
}
