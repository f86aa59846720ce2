import { createHash } from 'node:crypto';
import type { ScreenShareImage } from '@tipmark/remote-kit';

const FOLDER = '/pictures';
const ENDING = '.png';
/** Changing the drawing of the same content has to change its revision. */
const DRAWING = 2;

/** Identifies the content of a share image: another score is another revision. */
export const revisionOf = (shareImage: ScreenShareImage): string =>
  createHash('sha1')
    .update(JSON.stringify([DRAWING, shareImage]))
    .digest('base64url')
    .slice(0, 16);

/** Path of a page's share image; it changes with the content, so that it is then fetched again. */
export function shareImagePath(address: string, shareImage: ScreenShareImage): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return `${FOLDER}${path}${ENDING}?v=${revisionOf(shareImage)}`;
}

/** The page a share image's path belongs to. */
export function pageOfShareImage(path: string): string | undefined {
  if (!path.startsWith(`${FOLDER}/`) || !path.endsWith(ENDING)) return undefined;
  return path.slice(FOLDER.length, -ENDING.length);
}
