export { crestOfLogo } from './betting/crest-of-logo.ts';
export { preloadedFonts } from './theme/fonts-css.ts';
export { globalCss } from './theme/global-css.ts';
export {
  type PageStyle,
  pageStyle,
  readStyleSheet,
  type StyleSheetRules,
} from './theme/page-style.ts';
export { darkTokens, lightTokens } from './theme/tokens.ts';
