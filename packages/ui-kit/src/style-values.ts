// Values that styles are made of. Builds evaluate them in Node.js: nothing here may import a
// component.
export { crestCss } from './betting/crest-css.ts';
export { DESKTOP, MOBILE, WIDE } from './theme/breakpoints.ts';
export { board, font, gap, radius, weight } from './theme/scales.ts';
