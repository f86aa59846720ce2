/**
 * Colours by meaning. Results, odds, money and teams share one blue–orange axis, which works with
 * red-green blindness; the shape beside a colour identifies the pair.
 */
export const lightTokens = {
  bg: '#F3F5F8',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: '#E9EDF2',
  sub: '#F7F9FB',
  hover: '#EEF2F7',
  selected: '#E3EDFD',
  border: '#D5DCE5',
  hair: '#E6EBF1',
  borderStrong: '#788597',
  text: '#111827',
  text2: '#4A5568',
  text3: '#5F6B7C',
  accent: '#1D5FD6',
  accentHover: '#174DB0',
  onAccent: '#FFFFFF',
  pos: '#00707A',
  posTint: '#DCF1F3',
  neg: '#B5310A',
  negTint: '#FDE9E1',
  up: '#1F5FBF',
  upTint: '#E3EDFD',
  down: '#A8500A',
  downTint: '#FDEEDD',
  live: '#C2185B',
  liveTint: '#FCE6EF',
  home: '#1D5FD6',
  away: '#B04A00',
  warn: '#7A5200',
  warnTint: '#FFF1CC',
  premium: '#6B3FA0',
  premiumTint: '#F1E9FA',
  danger: '#B42318',
  star: '#9A6000',
  onSolid: '#FFFFFF',
  card: '#B3261E',
  cardYellow: '#E0A800',
  neutralBar: '#8492A4',
  crestRing: 'rgb(17 24 39/.22)',
  grid: '#E3E8EF',
  segmentOn: '#FFFFFF',
  shimmer: '#E9EDF2',
  shimmerLight: '#EEF2F7',
  shadow: '0 8px 24px rgb(8 18 31/.16)',
  scrim: 'rgb(8 18 31/.42)',
} as const;

export type TokenName = keyof typeof lightTokens;

export const darkTokens: Readonly<Record<TokenName, string>> = {
  bg: '#0E131A',
  surface: '#161D27',
  raised: '#1E2733',
  sunken: '#0A0F15',
  sub: '#121923',
  hover: '#202A37',
  selected: '#17305A',
  border: '#2B3746',
  hair: '#232D3A',
  borderStrong: '#6B7C92',
  text: '#E8EDF4',
  text2: '#B4C0CF',
  text3: '#93A1B3',
  accent: '#6FA8FF',
  accentHover: '#8FBBFF',
  onAccent: '#08121F',
  pos: '#45D5D0',
  posTint: '#0D3336',
  neg: '#F5793B',
  negTint: '#3A1E10',
  up: '#7DB3FF',
  upTint: '#17305A',
  down: '#F5A94B',
  downTint: '#3A2A12',
  live: '#FF6F9C',
  liveTint: '#3B1526',
  home: '#6FA8FF',
  away: '#F59E56',
  warn: '#F2C14E',
  warnTint: '#37290B',
  premium: '#C4A1F2',
  premiumTint: '#2C1F42',
  danger: '#FF8A80',
  star: '#F2C14E',
  onSolid: '#08121F',
  card: '#FF5A4F',
  cardYellow: '#F2C14E',
  neutralBar: '#6B7C92',
  crestRing: 'rgb(232 237 244/.32)',
  grid: '#232D3A',
  segmentOn: '#202A37',
  shimmer: '#202A37',
  shimmerLight: '#2B3746',
  shadow: '0 8px 28px rgb(0 0 0/.5)',
  scrim: 'rgb(3 6 10/.62)',
};

const variables = (
  tokens: Readonly<Record<TokenName, string>>,
  isUsed: (name: string) => boolean,
): string =>
  Object.entries(tokens)
    .map(([name, value]) => (isUsed(name) ? `;--${name}:${value}` : ''))
    .join('');

/**
 * Both themes as variables. Without `data-theme` on html the system decides, so a cached page is
 * right for everybody and nothing flashes. Paper is light.
 */
export function tokensCss(isUsed: (name: string) => boolean = () => true): string {
  const dark = `color-scheme:dark${variables(darkTokens, isUsed)}`;
  return [
    `:root{color-scheme:light${variables(lightTokens, isUsed)}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`,
    `@media screen{:root[data-theme=dark]{${dark}}}`,
  ].join('');
}
