import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Subsets of the site's typeface that pages use: Latin, its extension and Cyrillic, weight axis.
 */
const fontFiles = ['latin', 'latin-ext', 'cyrillic'].map(
  (subset) => `inter-${subset}-wght-normal.woff2`,
);

const folderOf = (dir: string, library: string): string =>
  path.dirname(createRequire(path.join(dir, 'package.json')).resolve(`${library}/package.json`));

/**
 * Files served as they are: the shell's `public` folder at the root, fonts and flags of libraries,
 * images of offers.
 */
export function staticFilePatterns(dir: string) {
  const fonts = path.join(folderOf(dir, '@fontsource-variable/inter'), 'files');
  const flags = path.join(folderOf(dir, 'country-flag-icons'), '3x2');
  return [
    { from: path.join(dir, 'public'), to: '.' },
    ...fontFiles.map((file) => ({ from: path.join(fonts, file), to: `fonts/${file}` })),
    { from: path.join(flags, '*.svg'), to: 'flags/[name][ext]' },
    {
      from: path.join(folderOf(dir, '@tipmark/promo'), 'pictures/*.{avif,webp}'),
      to: 'promo/[name][ext]',
    },
  ];
}
