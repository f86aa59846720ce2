import { createHash } from 'node:crypto';
import type { ScreenPicture } from '@tipmark/remote-kit';

const FOLDER = '/pictures';
const ENDING = '.png';
/** Changing the drawing of the same content has to change its revision. */
const DRAWING = 2;

/** Identifies the content of a picture: another score is another revision. */
export const revisionOf = (picture: ScreenPicture): string =>
  createHash('sha1')
    .update(JSON.stringify([DRAWING, picture]))
    .digest('base64url')
    .slice(0, 16);

/** Path of a page's picture; it changes with the content, so that it is then fetched again. */
export function picturePath(place: string, picture: ScreenPicture): string {
  const [path = ''] = place.split(/[?#]/, 1);
  return `${FOLDER}${path}${ENDING}?v=${revisionOf(picture)}`;
}

/** The page a picture's path belongs to. */
export function pageOfPicture(path: string): string | undefined {
  if (!path.startsWith(`${FOLDER}/`) || !path.endsWith(ENDING)) return undefined;
  return path.slice(FOLDER.length, -ENDING.length);
}
