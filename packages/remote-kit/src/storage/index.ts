export { forgetValue, type KeptValueOptions, keepValue, keptValue } from './kept-value.ts';
export { clearShelf, onShelf, putOnShelf, SHELF_LIFE_MS, type ShelfOptions } from './shelf.ts';
