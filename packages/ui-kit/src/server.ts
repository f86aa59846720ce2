export { crestOfLogo } from './betting/crest-of-logo.ts';
export { displayCss } from './theme/display-css.ts';
export { preloadedFonts } from './theme/fonts-css.ts';
export {
  type PageStyle,
  pageStyle,
  readStyleSheet,
  type StyleSheetRules,
} from './theme/page-style.ts';
export { darkTokens, lightTokens, tokensCss } from './theme/tokens.ts';
