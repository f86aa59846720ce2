import { readStored, storeLocally } from '@tipmark/remote-kit/storage';

/** What a star stands on: a match or a league, with its id. */
export type FavouriteKind = 'm' | 'l';
/** `m512`, `l39`. */
export type FavouriteKey = `${FavouriteKind}${number}`;

const NAME = 'favourites';
/** Of everything starred: names in local storage begin alike. */
const STORED_KEYS = `.LS_${NAME}`;
const YEAR_MS = 31_536_000e3;
/** The oldest give way: matches are over soon, and a list nobody can overlook needs no more. */
const MOST = 100;
/**
 * Other copies of this module on the page hear of a change by this event, other tabs by storage.
 */
const CHANGED = 'tipmark:favourites';

const keyShape = /^[ml]\d{1,10}$/;
const none: ReadonlySet<FavouriteKey> = new Set();

let text: string | undefined;
let kept: ReadonlySet<FavouriteKey> = none;

/** What this visitor starred, in the order of starring; the same object while nothing changed. */
export function favourites(): ReadonlySet<FavouriteKey> {
  const stored = readStored(NAME) ?? '';
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
  keepFavourites(NAME, [...keys].slice(-MOST).join(' '));
}

/** Stores what is starred and notifies listeners. @param name begins with `favourites` */
export function keepFavourites(name: string, stored: string): void {
  storeLocally(name, stored, { lifeMs: YEAR_MS });
  window.dispatchEvent(new Event(CHANGED));
}

/** Tells of every change, whichever tab makes it. @returns ends it */
export function watchFavourites(tell: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(STORED_KEYS)) tell();
  };
  window.addEventListener(CHANGED, tell);
  window.addEventListener('storage', elsewhere);
  return () => {
    window.removeEventListener(CHANGED, tell);
    window.removeEventListener('storage', elsewhere);
  };
}
