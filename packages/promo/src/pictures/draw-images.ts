import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { ART, IMAGE_FORMATS, IMAGE_RATIO, IMAGE_WIDTHS, svgOf } from './art.ts';
import { IMAGES_FOLDER, imageName, imagePath } from './image-files.ts';

/** Dots per inch at which the 1600 units of the drawing are 1600 pixels. */
const DENSITY = 72;
const DRAWN_WIDTH = 1600;

for (const { art, width, file, format } of await missingFiles()) {
  // drawn at its own size: enlarged shapes would have soft edges
  const density = (DENSITY * width) / DRAWN_WIDTH;
  const image = sharp(Buffer.from(svgOf(art)), { density })
    .resize({ width, height: Math.round(width / IMAGE_RATIO), fit: 'fill' })
    .removeAlpha();
  const options = format === 'avif' ? { quality: 55, effort: 4 } : { quality: 80, effort: 6 };
  await image.toFormat(format, options).toFile(file);
}
for (const bookieName of Object.keys(ART)) process.stdout.write(`${imagePath(bookieName)}\n`);

/** Removes the files of earlier drawings, and returns what is to be drawn. */
async function missingFiles() {
  await mkdir(IMAGES_FOLDER, { recursive: true });
  const needed = Object.entries(ART).flatMap(([bookieName, art]) =>
    IMAGE_WIDTHS.flatMap((width) =>
      IMAGE_FORMATS.map((format) => {
        const name = `${imageName(bookieName)}-${width}.${format}`;
        return { art, width, format, name, file: path.join(IMAGES_FOLDER, name) };
      }),
    ),
  );
  const existing = new Set(await readdir(IMAGES_FOLDER));
  const names = new Set(needed.map(({ name }) => name));
  for (const name of existing) {
    if (!names.has(name)) await rm(path.join(IMAGES_FOLDER, name));
  }
  return needed.filter(({ name }) => !existing.has(name));
}
