export { forgetValue, type KeptValueOptions, keepValue, keptValue } from './kept-value.ts';
export { clearShelf, onShelf, putOnShelf } from './shelf.ts';
