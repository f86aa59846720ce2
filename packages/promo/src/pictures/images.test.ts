import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { defaultPromo } from '../config/index.ts';
import { ART, IMAGE_FORMATS, IMAGE_RATIO, IMAGE_WIDTHS, svgOf } from './art.ts';
import { IMAGES_FOLDER, imageName, imagePath } from './image-files.ts';

const MIN_CONTRAST = 4.5;
const config = defaultPromo();
const offers = config.offers.filter(({ format }) => format === 'picture');
const bookmakers = config.bookmakers.map(({ bookieName }) => bookieName);

const light = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = ([red = 0, green = 0, blue = 0]: Iterable<number> & ArrayLike<number>): number =>
  0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);

function luminanceOf(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return luminance(channels);
}

test('each bookmaker has an offer with the image that is drawn for it', () => {
  expect(offers.map(({ bookieName }) => bookieName).toSorted()).toEqual(bookmakers.toSorted());
  for (const { bookieName, pathMob, pathDesktop, images } of offers) {
    // a changed drawing gets new files and a new name: `npm run draw:images`
    expect([pathMob, pathDesktop]).toEqual([imagePath(bookieName), imagePath(bookieName)]);
    expect(images).toEqual([...IMAGE_WIDTHS]);
  }
});

test('the folder has exactly the files named by the offers', async () => {
  const names = bookmakers.flatMap((bookieName) =>
    IMAGE_WIDTHS.flatMap((width) =>
      IMAGE_FORMATS.map((format) => `${imageName(bookieName)}-${width}.${format}`),
    ),
  );
  expect((await readdir(IMAGES_FOLDER)).toSorted()).toEqual(names.toSorted());
});

test('each file has the format and size in its name', async () => {
  for (const name of await readdir(IMAGES_FOLDER)) {
    const [, width = '', ending = ''] = /-(\d+)\.(\w+)$/.exec(name) ?? [];
    const found = await sharp(await readFile(path.join(IMAGES_FOLDER, name))).metadata();
    const format = found.format === 'heif' && found.compression === 'av1' ? 'avif' : found.format;
    expect({ name, format, width: found.width, height: found.height }).toEqual({
      name,
      format: ending,
      width: Number(width),
      height: Math.round(Number(width) / IMAGE_RATIO),
    });
  }
});

test('images contain no text', () => {
  for (const art of Object.values(ART)) {
    const elements = new Set(svgOf(art).match(/(?<=<)[a-z]+/gi));
    const shapes = ['svg', 'rect', 'polygon', 'circle', 'path'];
    expect([...elements].filter((element) => !shapes.includes(element))).toEqual([]);
  }
});

test.each(offers.map((offer) => [offer.bookieName, offer] as const))(
  'the texts of the offer of %s have enough contrast on every pixel of its image',
  async (bookieName, { colours }) => {
    for (const format of IMAGE_FORMATS) {
      const file = path.join(IMAGES_FOLDER, `${imageName(bookieName)}-640.${format}`);
      const pixels = await sharp(file).toColourspace('srgb').raw().toBuffer();
      let lightest = 0;
      for (let at = 0; at < pixels.length; at += 3) {
        lightest = Math.max(lightest, luminance(pixels.subarray(at, at + 3)));
      }
      for (const colour of [colours.text, colours.accent]) {
        const contrast = (luminanceOf(colour) + 0.05) / (lightest + 0.05);
        expect(contrast).toBeGreaterThanOrEqual(MIN_CONTRAST);
      }
    }
  },
);
