import { baseCss } from './theme/base-css.ts';
import { fontsCss } from './theme/fonts-css.ts';
import { tokensCss } from './theme/tokens.ts';

export { crestOfLogo } from './betting/crest-of-logo.ts';
export { preloadedFonts } from './theme/fonts-css.ts';
export { darkTokens, lightTokens } from './theme/tokens.ts';

/** Rules of every page: both themes, fonts and elements without a class. */
export const globalCss: string = tokensCss + fontsCss + baseCss;
