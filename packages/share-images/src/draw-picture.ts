import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ScreenPicture } from '@tipmark/remote-kit';
import { PICTURE_FONT } from './card-parts.ts';
import { matchCard } from './match-card.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './picture-size.ts';
import { rowsCard } from './rows-card.ts';

/**
 * The subsets for browsers; together they contain the letters of both languages and of most names.
 */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic'];
const CACHE_BYTES = 4_000_000;

/** Draws a picture as PNG, on a separate thread. */
export type DrawPicture = (picture: ScreenPicture, brand: string) => Promise<Buffer>;

/** @param buildDir the browser's build: its fonts are the site's */
export function createDrawing(buildDir: string): DrawPicture {
  let renderer: ReturnType<typeof prepare> | undefined;

  // loaded with the first picture: most processes draw none for a long time
  async function prepare() {
    const { Renderer } = await import('@takumi-rs/core');
    const made = new Renderer({ cacheMaxBytes: CACHE_BYTES });
    for (const subset of SUBSETS) {
      const file = path.join(buildDir, 'fonts', `inter-${subset}-wght-normal.woff2`);
      await made.registerFont({ name: PICTURE_FONT, data: await readFile(file) });
    }
    return made;
  }

  return async (picture, brand) => {
    renderer ??= prepare();
    renderer.catch(() => {
      renderer = undefined;
    });
    return (await renderer).render(
      'rows' in picture ? rowsCard(picture, brand) : matchCard(picture, brand),
      {
        width: PICTURE_WIDTH,
        height: PICTURE_HEIGHT,
        format: 'png',
      },
    );
  };
}
