import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { axeFaults, overflowFaults, spilledFaults, WCAG } from '../page-faults.ts';
import { serveFolder } from './serve-folder.ts';
import { StoryPage } from './story-page.ts';

/** A check that finds too few stories proves nothing. */
const FEWEST_STORIES = 80;

interface StoryEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly importPath: string;
}

/** Stories of the package itself; a Storybook may show those of another package as well. */
async function ownStories(storybook: string): Promise<string[]> {
  const index = JSON.parse(await readFile(path.join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry>;
  };
  return Object.values(index.entries)
    .filter(({ type, importPath }) => type === 'story' && importPath.startsWith('./'))
    .map(({ id }) => id);
}

for (const { theme, width } of [
  { theme: 'light', width: 1_280 },
  { theme: 'dark', width: 360 },
]) {
  test(`every story renders, fits and is accessible: ${theme}, ${width} px`, async ({ page }, {
    config,
  }) => {
    const storybook = String(config.metadata['storybook']);
    const ids = await ownStories(storybook);
    expect(ids.length).toBeGreaterThan(FEWEST_STORIES);
    const { address, close } = await serveFolder(storybook);
    // fading elements must not be checked half-way
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    const stories = new StoryPage(page);
    await stories.open(address, ids.at(-1) ?? '', theme);
    const faults: string[] = [];
    for (const id of ids) {
      const complaints = await stories.show(id);
      const found = [
        ...(await overflowFaults(page, width)),
        ...(await spilledFaults(page)),
        ...(await axeFaults(page, WCAG)),
      ];
      faults.push(...[...complaints, ...found].map((fault) => `${id}: ${fault}`));
    }
    close();
    expect(faults).toEqual([]);
  });
}
