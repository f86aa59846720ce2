import type { Node } from '@takumi-rs/core';
import type { MatchShareImage, ShareImageSide } from '@tipmark/remote-kit';
import { lightTokens as colour } from '@tipmark/ui-kit/server';
import { box, card, crest, line, sheet, text } from './card-parts.ts';

const CREST = 108;
const SIDE_WIDTH = 370;
/** Longer names are set smaller, so that they fit on two lines. */
const LONG_NAME = 22;

const side = (of: ShareImageSide, fontSize: number): Node =>
  box(
    { flexDirection: 'column', alignItems: 'center', gap: 16, width: SIDE_WIDTH },
    crest(of, CREST),
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

const price = ({ label, value }: MatchShareImage['prices'][number]): Node =>
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

/** The share image of a match as nodes to draw. */
export function matchCard(shareImage: MatchShareImage, brand: string): Node {
  const { above, sides, score, state, isLive, when, prices } = shareImage;
  const [home, away] = sides;
  const tone = isLive ? colour.live : colour.text;
  const nameSize = sides.some(({ name }) => name.length > LONG_NAME) ? 34 : 38;
  return card(
    brand,
    above,
    sheet(
      { justifyContent: 'center', gap: 14 },
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
