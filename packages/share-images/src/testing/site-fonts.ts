import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Puts the fonts of the site into a build that is made for a test. */
export async function putFonts(buildDir: string): Promise<void> {
  const fromHere = createRequire(path.join(process.cwd(), 'package.json'));
  const library = path.dirname(fromHere.resolve('@fontsource-variable/inter/package.json'));
  for (const subset of ['latin', 'latin-ext', 'cyrillic']) {
    const file = `inter-${subset}-wght-normal.woff2`;
    await cp(path.join(library, 'files', file), path.join(buildDir, 'fonts', file));
  }
}
