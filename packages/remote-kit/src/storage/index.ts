export { FAVOURITES_STORED, storeFavourites, watchFavourites } from './favourites-store.ts';
export { forgetValue, type KeptValueOptions, keepValue, keptValue } from './kept-value.ts';
export { clearStored, readStored, storeLocally } from './local-store.ts';
