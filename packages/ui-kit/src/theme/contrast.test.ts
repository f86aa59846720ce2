import { darkTokens, lightTokens, type TokenName } from './tokens.ts';

const backgrounds = ['bg', 'surface', 'sub', 'sunken', 'hover', 'selected'] as const;
const plainText = [
  'text',
  'text2',
  'text3',
  'accent',
  'pos',
  'neg',
  'down',
  'live',
  'warn',
  'premium',
  'danger',
] as const;
const tinted = ['pos', 'neg', 'up', 'down', 'live', 'warn', 'premium'] as const;
const solid = ['pos', 'neg', 'live', 'premium'] as const;
const icons = ['star', 'borderStrong', 'card', 'neutralBar'] as const;

/** Relative luminance of WCAG 2.2 for `#RRGGBB`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const themes = { light: lightTokens, dark: darkTokens };

describe.each(Object.entries(themes))('%s theme', (_name, tokens) => {
  const pairs = (
    text: readonly TokenName[],
    back: (name: TokenName) => readonly TokenName[],
  ): [TokenName, TokenName][] =>
    text.flatMap((name) => back(name).map((on): [TokenName, TokenName] => [name, on]));

  test.each([
    ...pairs(plainText, () => backgrounds),
    ...pairs(tinted, (name) => [`${name}Tint` as TokenName]),
    ...pairs(['text'], () => tinted.map((name) => `${name}Tint` as TokenName)),
    ...pairs(['onSolid'], () => solid),
    ['onAccent', 'accent'],
    ['onAccent', 'accentHover'],
    ['surface', 'text'],
  ] as [TokenName, TokenName][])('text %s has enough contrast on %s', (text, back) => {
    expect(contrast(tokens[text], tokens[back])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(icons, () => ['surface']))('icon %s has enough contrast on %s', (text, back) => {
    expect(contrast(tokens[text], tokens[back])).toBeGreaterThanOrEqual(3);
  });
});

test('the formula itself: black on white is 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#1D5FD6', '#1D5FD6')).toBe(1);
});
