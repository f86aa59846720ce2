import {
  axeFaults,
  coveredFaults,
  cutFaults,
  expectSkipLink,
  focusFaults,
  overflowFaults,
} from '@tipmark/looks';
import { expect, type Page } from 'playwright/test';
import { BIG_LETTERS, clippedText, WIDE_TEXT, withStyle } from './clipped-text.ts';
import { IS_DEEP } from './deep-check.ts';
import { printFaults } from './print-faults.ts';
import { hydrated, watch } from './watched-page.ts';

interface Look {
  readonly width: number;
  readonly theme: 'light' | 'dark';
}

const WIDE = 1_440;
const NARROW = 360;
/** Widths a page must fit besides those it is judged in. */
const OTHER_WIDTHS = [992, 768, 320];
const NARROWEST = 320;

const WIDE_AND_LIGHT: Look = { width: WIDE, theme: 'light' };
const NARROW_AND_DARK: Look = { width: NARROW, theme: 'dark' };
const OTHER_LOOKS: readonly Look[] = [
  { width: WIDE, theme: 'dark' },
  { width: NARROW, theme: 'light' },
];
const LOOKS = [WIDE_AND_LIGHT, ...(IS_DEEP ? OTHER_LOOKS : []), NARROW_AND_DARK];

const LOCALES = ['', '/en'] as const;

/** Languages of a page: both in the deep check, else those of a list take turns. */
export const localesOf = (index: number): readonly string[] =>
  IS_DEEP ? LOCALES : LOCALES.filter((_, i) => i === index % LOCALES.length);

const BUSY = 503;

/** A busy site asks visitors to retry, which is no fault of the page. */
async function openPage(page: Page, path: string, problems: string[]): Promise<void> {
  await expect(async () => {
    problems.length = 0;
    expect((await page.goto(path))?.status()).not.toBe(BUSY);
  }).toPass({ timeout: 60_000 });
  await hydrated(page);
}

/** The visitor saves data: a focused link prefetches nothing. */
export async function judgeWithoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    }),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/**
 * Faults of pages as rendered: each is opened once and checked in every variant.
 * @param judge the checks of an open page
 */
export async function faultsOfPages(
  page: Page,
  paths: readonly string[],
  judge = faultsOfPage,
): Promise<string[]> {
  const faults: string[] = [];
  const seen = watch(page);
  await judgeWithoutPrefetch(page);
  for (const [index, path] of paths.entries()) {
    for (const locale of localesOf(index)) {
      const address = path === '/' ? locale || '/' : locale + path;
      await openPage(page, address, seen.problems);
      await expectSkipLink(page);
      const found = await judge(page);
      const problems = seen.problems
        .splice(0)
        // aborted requests of a page that was left are no fault, nor are missing files
        .filter((problem) => !/ERR_ABORTED|status of 404/.test(problem));
      faults.push(...[...found, ...problems].map((fault) => `${address}: ${fault}`));
    }
  }
  return faults;
}

async function faultsOfPage(page: Page): Promise<string[]> {
  return [...(await faultsWithUsualLetters(page)), ...(await faultsWithBigLetters(page))];
}

/** Pages of an account do not support twice the text size yet. */
export async function faultsWithUsualLetters(page: Page): Promise<string[]> {
  const headings = await page.getByRole('heading', { level: 1 }).count();
  return [
    ...(headings === 1 ? [] : [`${headings} headings of the first level`]),
    ...(await faultsInLooks(page, 'body')),
    ...(await coveredFaults(page)),
    ...(await faultsOfWidths(page)),
    ...(await faultsInForcedColours(page, 'body')),
    ...(await printFaults(page)),
  ];
}

async function faultsInLooks(page: Page, within: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { width, theme } of LOOKS) {
    await page.emulateMedia({ colorScheme: theme });
    const wider = await overflowFaults(page, width);
    const found = [
      ...(await axeFaults(page)),
      ...(await focusFaults(page, within)),
      ...(within === 'body' ? [] : await cutFaults(page, within)),
    ];
    faults.push(...[...wider, ...found].map((fault) => `${width} ${theme}: ${fault}`));
  }
  return faults;
}

async function faultsOfWidths(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of OTHER_WIDTHS) faults.push(...(await overflowFaults(page, width)));
  return faults;
}

/** On a phone, for readers who need larger text or more spacing. */
async function faultsWithBigLetters(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const css of [BIG_LETTERS, WIDE_TEXT]) {
    const take = await withStyle(page, css);
    const found = [
      ...(await overflowFaults(page, NARROW)),
      ...(await cutFaults(page, 'main')),
      ...(await clippedText(page)),
    ];
    faults.push(...found.map((fault) => `${css.slice(0, 20)}: ${fault}`));
    await take();
  }
  return faults;
}

async function faultsInForcedColours(page: Page, within: string): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const faults = await focusFaults(page, within);
  await page.emulateMedia({ forcedColors: 'none' });
  return faults.map((fault) => `forced colours: ${fault}`);
}

/** Faults of an open dialog. */
export async function faultsOfDialog(page: Page): Promise<string[]> {
  await expect(page.getByRole('dialog')).toBeVisible();
  return [
    ...(await faultsInLooks(page, 'dialog')),
    ...(await faultsInForcedColours(page, 'dialog')),
    ...(await overflowFaults(page, NARROWEST)),
    ...(await cutFaults(page, 'dialog')),
  ];
}

/** Faults of what is open at the current width of the window. */
export async function faultsAtThisWidth(page: Page, within = 'body'): Promise<string[]> {
  const faults: string[] = [];
  for (const theme of IS_DEEP ? (['light', 'dark'] as const) : (['dark'] as const)) {
    await page.emulateMedia({ colorScheme: theme });
    const found = [...(await axeFaults(page)), ...(await focusFaults(page, within))];
    faults.push(...found.map((fault) => `${theme}: ${fault}`));
  }
  return [...faults, ...(await cutFaults(page, within))];
}
