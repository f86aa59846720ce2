import { baseCss } from './base-css.ts';
import { fontsCss } from './fonts-css.ts';
import { tokensCss } from './tokens.ts';

/** Rules of every page: both themes, fonts and elements without a class. */
export const globalCss: string = tokensCss + fontsCss + baseCss;
