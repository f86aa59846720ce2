import { storeLocally } from './local-store.ts';

/** Names in local storage of the visitor's stars: keys such as `m512 l39`, and teams as JSON. */
export const FAVOURITES_STORED = { keys: 'favourites', teams: 'favourites_teams' } as const;

/** Prefix of everything starred in local storage. */
const STORED_KEYS = `.LS_${FAVOURITES_STORED.keys}`;
const YEAR_MS = 31_536_000e3;
/** Copies of this module on the page learn of a change by this event, other tabs by storage. */
const CHANGED = 'tipmark:favourites';

/** Stores what is starred and notifies listeners. */
export function storeFavourites(
  name: (typeof FAVOURITES_STORED)[keyof typeof FAVOURITES_STORED],
  text: string,
): void {
  storeLocally(name, text, { lifeMs: YEAR_MS });
  window.dispatchEvent(new Event(CHANGED));
}

/**
 * Calls back after every change, whichever tab makes it.
 * @returns unsubscribes
 */
export function watchFavourites(onChange: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(STORED_KEYS)) onChange();
  };
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', elsewhere);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', elsewhere);
  };
}
