import { baseCss } from './base-css.ts';
import { fontsCss } from './fonts-css.ts';

/** Rules of every page: fonts and elements without a class. Its tokens are those that it uses. */
export const globalCss: string = fontsCss + baseCss;
