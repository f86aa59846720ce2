export { FAVOURITES_STORED, storeFavourites, watchFavourites } from './favourites-store.ts';
export { clearStored, readStored, storeLocally } from './local-store.ts';
export { isPlayLimited, PLAY_LIMITS_STORED } from './play-limits.ts';
export { removeValue, type StoredValueOptions, storedValue, storeValue } from './stored-value.ts';
