interface Subset {
  readonly name: string;
  readonly range: string;
}

const subsets: readonly Subset[] = [
  // U+20BD (rouble) is left out on purpose: it alone would add this 85 KB file to every Russian
  // page
  {
    name: 'latin-ext',
    range:
      'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0305-0307,U+030A-0327,U+032A-0331,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2C60-2C7F,U+A720-A7FF',
  },
  { name: 'cyrillic', range: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116' },
  {
    name: 'latin',
    range:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
];

/** Folder the shell serves the typeface from. */
export const FONTS_PATH = '/assets/fonts';

const face = ({ name, range }: Subset): string =>
  `@font-face{font-family:"Inter Variable";font-style:normal;font-display:swap;font-weight:100 900;src:url(${FONTS_PATH}/inter-${name}-wght-normal.woff2) format("woff2");unicode-range:${range}}`;

/** Metrics of Inter, in parts of the letter size. */
const ASCENT = 0.9688;
const DESCENT = 0.2412;

/**
 * Widths of Inter's letters compared with those of Arial, and of the fonts with its metrics: mean
 * of Russian and English texts, measured in Chromium.
 */
const fallbacks = [
  { weights: '100 449', fonts: ['Arial', 'Liberation Sans'], width: 1.062 },
  { weights: '450 549', fonts: ['Arial', 'Liberation Sans'], width: 1.072 },
  { weights: '550 649', fonts: ['Arial Bold', 'Liberation Sans Bold'], width: 1.008 },
  { weights: '650 900', fonts: ['Arial Bold', 'Liberation Sans Bold'], width: 1.018 },
] as const;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Shown until Inter is loaded: as wide as it, so that no line breaks elsewhere afterwards. */
const fallbackFace = ({ weights, fonts, width }: (typeof fallbacks)[number]): string =>
  `@font-face{font-family:"Inter Fallback";font-weight:${weights};` +
  `src:${fonts.map((name) => `local("${name}")`).join(',')};` +
  `size-adjust:${percent(width)};ascent-override:${percent(ASCENT / width)};` +
  `descent-override:${percent(DESCENT / width)};line-gap-override:0%}`;

export const fontsCss = [...subsets.map(face), ...fallbacks.map(fallbackFace)].join('');

/** What a page should preload: other fonts are rarely needed. */
export const preloadedFonts = ['cyrillic', 'latin'].map(
  (name) => `${FONTS_PATH}/inter-${name}-wght-normal.woff2`,
);
