import { createHash } from 'node:crypto';
import path from 'node:path';
import { ART, svgOf } from './art.ts';

export const IMAGES_FOLDER = path.join(import.meta.dirname, '../../pictures');

/** Where the shell serves them from. */
const SERVED_BELOW = '/assets/promo/';

const HASH_LENGTH = 8;

/** Name of an image's files without width and ending; another drawing has another name. */
export function imageName(bookieName: string): string {
  const art = ART[bookieName];
  if (!art) throw new Error(`no image is drawn for "${bookieName}"`);
  const hash = createHash('sha256').update(svgOf(art)).digest('hex').slice(0, HASH_LENGTH);
  return `${bookieName}-${hash}`;
}

export const imagePath = (bookieName: string): string => SERVED_BELOW + imageName(bookieName);
