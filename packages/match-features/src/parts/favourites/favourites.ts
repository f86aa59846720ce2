import { FAVOURITES_STORED, readStored, storeFavourites } from '@tipmark/remote-kit/storage';

export { watchFavourites } from '@tipmark/remote-kit/storage';

/** What is starred: a match or a league, with its id. */
export type FavouriteKind = 'm' | 'l';
/** `m512`, `l39`. */
export type FavouriteKey = `${FavouriteKind}${number}`;

/** The oldest are dropped: matches are over soon, and a longer list would be unusable. */
const MOST = 100;
const keyShape = /^[ml]\d{1,10}$/;
const none: ReadonlySet<FavouriteKey> = new Set();

let text: string | undefined;
let retained: ReadonlySet<FavouriteKey> = none;

/** This visitor's stars, in the order of starring; the same object while nothing changed. */
export function favourites(): ReadonlySet<FavouriteKey> {
  const stored = readStored(FAVOURITES_STORED.keys) ?? '';
  if (stored !== text) {
    text = stored;
    const keys = stored.split(' ').filter((key): key is FavouriteKey => keyShape.test(key));
    retained = keys.length === 0 ? none : new Set(keys);
  }
  return retained;
}

/** For pages rendered by the server and during hydration: the server knows no favourites. */
export const noFavourites = (): ReadonlySet<FavouriteKey> => none;

/** Stars or unstars it. */
export function toggleFavourite(key: FavouriteKey): void {
  const keys = new Set(favourites());
  if (!keys.delete(key)) keys.add(key);
  storeFavourites(FAVOURITES_STORED.keys, [...keys].slice(-MOST).join(' '));
}
