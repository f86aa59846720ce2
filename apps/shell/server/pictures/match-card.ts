import type { Node } from '@takumi-rs/core';
import type { PictureSide, ScreenPicture } from '@tipmark/remote-kit';
import { lightTokens as colour, crestOfLogo } from '@tipmark/ui-kit/server';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './picture-size.ts';

type Style = NonNullable<Node['style']>;

export const PICTURE_FONT = 'Inter';

const CREST = 108;
const SIDE_WIDTH = 370;
/** Longer names are set smaller, so that two lines hold them. */
const LONG_NAME = 22;

const box = (style: Style, ...children: Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', ...style },
  children,
});

const text = (words: string, style: Style): Node => ({ type: 'text', text: words, style });

/** One line, cut where the room ends. */
const line = (words: string, style: Style): Node =>
  text(words, { lineClamp: 1, textOverflow: 'ellipsis', ...style });

const svg = (size: number, view: number, content: string): Node => {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${view} ${view}">${content}</svg>`;
  const src = `data:image/svg+xml;base64,${Buffer.from(drawn).toString('base64')}`;
  return { type: 'image', src, width: size, height: size, style: { flexShrink: 0 } };
};

const logo = svg(
  56,
  28,
  `<rect width="28" height="28" rx="8" fill="${colour.text}"/>` +
    `<path d="M5.5 13H10v6.5h6.5V8H21" fill="none" stroke="${colour.surface}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"/>` +
    `<circle cx="21.5" cy="8" r="3" fill="${colour.accent}" stroke="${colour.text}" stroke-width="1.4"/>`,
);

/** As the site draws it; a side without a drawing has its first letter. */
function crest({ name, logo: known = '' }: PictureSide): Node {
  const drawing = crestOfLogo(known);
  if (!drawing) {
    const [letter = ''] = name;
    return box(
      {
        width: CREST,
        height: CREST,
        borderRadius: 28,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: colour.sunken,
      },
      text(letter.toUpperCase(), { fontSize: 56, fontWeight: 650, color: colour.text3 }),
    );
  }
  const [first, second, third] = drawing.colours;
  return svg(
    CREST,
    32,
    `<path fill="${first}" d="${drawing.whole}"/>` +
      (second ? `<path fill="${second}" d="${drawing.half}"/>` : '') +
      (third ? `<circle fill="${third}" cx="16" cy="15" r="6"/>` : '') +
      `<path fill="none" stroke="${colour.text}" stroke-opacity=".22" d="${drawing.whole}"/>`,
  );
}

const side = (of: PictureSide, fontSize: number): Node =>
  box(
    { flexDirection: 'column', alignItems: 'center', gap: 16, width: SIDE_WIDTH },
    crest(of),
    text(of.name, {
      width: SIDE_WIDTH,
      height: 92,
      fontSize,
      lineHeight: 1.2,
      fontWeight: 650,
      textAlign: 'center',
      lineClamp: 2,
      textOverflow: 'ellipsis',
      overflowWrap: 'anywhere',
    }),
  );

const price = ({ label, value }: ScreenPicture['prices'][number]): Node =>
  box(
    {
      flexGrow: 1,
      flexBasis: 0,
      height: 84,
      padding: '0 28px',
      alignItems: 'center',
      justifyContent: 'space-between',
      borderRadius: 16,
      border: `2px solid ${colour.border}`,
      backgroundColor: colour.surface,
    },
    text(label, { fontSize: 30, fontWeight: 500, color: colour.text2 }),
    text(value, { fontSize: 38, fontWeight: 650, fontFeatureSettings: '"tnum"' }),
  );

/** A score, a time, or a word such as `Postponed`. */
function scoreSize(score: string): number {
  if (/\p{L}/u.test(score)) return 46;
  return score.length > 4 ? 84 : 104;
}

/** The picture of a match as nodes to draw. */
export function matchCard(picture: ScreenPicture, brand: string): Node {
  const { above, sides, score, state, isLive, when, prices } = picture;
  const [home, away] = sides;
  const tone = isLive ? colour.live : colour.text;
  const nameSize = sides.some(({ name }) => name.length > LONG_NAME) ? 34 : 38;
  return box(
    {
      width: PICTURE_WIDTH,
      height: PICTURE_HEIGHT,
      padding: '28px 48px 36px',
      flexDirection: 'column',
      gap: 20,
      fontFamily: PICTURE_FONT,
      color: colour.text,
      backgroundColor: colour.bg,
    },
    box(
      { alignItems: 'center', gap: 16 },
      logo,
      text(brand, { fontSize: 36, fontWeight: 700, letterSpacing: -0.9, flexShrink: 0 }),
      line(above, {
        flexGrow: 1,
        flexBasis: 0,
        fontSize: 28,
        fontWeight: 500,
        textAlign: 'right',
        color: colour.text2,
      }),
    ),
    box(
      {
        flexGrow: 1,
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 14,
        padding: '0 24px',
        borderRadius: 24,
        border: `2px solid ${colour.border}`,
        backgroundColor: colour.surface,
      },
      box(
        { justifyContent: 'space-between', alignItems: 'center' },
        side(home, nameSize),
        text(score, {
          fontSize: scoreSize(score),
          textAlign: 'center',
          lineHeight: 1.1,
          fontWeight: 700,
          color: tone,
          fontFeatureSettings: '"tnum"',
        }),
        side(away, nameSize),
      ),
      ...(state === ''
        ? []
        : [line(state, { fontSize: 28, fontWeight: 650, textAlign: 'center', color: tone })]),
      line(when, { fontSize: 28, fontWeight: 500, textAlign: 'center', color: colour.text2 }),
    ),
    ...(prices.length === 0 ? [] : [box({ gap: 20 }, ...prices.map(price))]),
  );
}
