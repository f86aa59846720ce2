import { FAVOURITES_STORED, readStored, storeFavourites } from '@tipmark/remote-kit/storage';

export { watchFavourites } from '@tipmark/remote-kit/storage';

/** What a star stands on: a match or a league, with its id. */
export type FavouriteKind = 'm' | 'l';
/** `m512`, `l39`. */
export type FavouriteKey = `${FavouriteKind}${number}`;

/** The oldest give way: matches are over soon, and a list nobody can overlook needs no more. */
const MOST = 100;
const keyShape = /^[ml]\d{1,10}$/;
const none: ReadonlySet<FavouriteKey> = new Set();

let text: string | undefined;
let kept: ReadonlySet<FavouriteKey> = none;

/** What this visitor starred, in the order of starring; the same object while nothing changed. */
export function favourites(): ReadonlySet<FavouriteKey> {
  const stored = readStored(FAVOURITES_STORED.keys) ?? '';
  if (stored !== text) {
    text = stored;
    const keys = stored.split(' ').filter((key): key is FavouriteKey => keyShape.test(key));
    kept = keys.length === 0 ? none : new Set(keys);
  }
  return kept;
}

/**
 * For a page the server draws, and while it is taken over: the server knows nobody's favourites.
 */
export const noFavourites = (): ReadonlySet<FavouriteKey> => none;

/** Stars what is not starred and the other way round. */
export function toggleFavourite(key: FavouriteKey): void {
  const keys = new Set(favourites());
  if (!keys.delete(key)) keys.add(key);
  storeFavourites(FAVOURITES_STORED.keys, [...keys].slice(-MOST).join(' '));
}
