import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ScreenShareImage } from '@tipmark/remote-kit';
import { SHARE_IMAGE_FONT } from './card-parts.ts';
import { matchCard } from './match-card.ts';
import { rowsCard } from './rows-card.ts';
import { SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH } from './share-image-size.ts';

/**
 * The subsets for browsers; together they contain the letters of both languages and of most names.
 */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic'];
const CACHE_BYTES = 4_000_000;

/** Draws a share image as PNG, on a separate thread. */
export type DrawShareImage = (shareImage: ScreenShareImage, brand: string) => Promise<Buffer>;

/** @param buildDir the browser's build: its fonts are the site's */
export function createDrawing(buildDir: string): DrawShareImage {
  let renderer: ReturnType<typeof prepare> | undefined;

  // loaded with the first share image: most processes draw none for a long time
  async function prepare() {
    const { Renderer } = await import('@takumi-rs/core');
    const made = new Renderer({ cacheMaxBytes: CACHE_BYTES });
    for (const subset of SUBSETS) {
      const file = path.join(buildDir, 'fonts', `inter-${subset}-wght-normal.woff2`);
      await made.registerFont({ name: SHARE_IMAGE_FONT, data: await readFile(file) });
    }
    return made;
  }

  return async (shareImage, brand) => {
    renderer ??= prepare();
    renderer.catch(() => {
      renderer = undefined;
    });
    return (await renderer).render(
      'rows' in shareImage ? rowsCard(shareImage, brand) : matchCard(shareImage, brand),
      {
        width: SHARE_IMAGE_WIDTH,
        height: SHARE_IMAGE_HEIGHT,
        format: 'png',
      },
    );
  };
}
