import type { Node } from '@takumi-rs/core';
import type { ShareImageSide } from '@tipmark/remote-kit';
import { lightTokens as colour, crestOfLogo } from '@tipmark/ui-kit/server';
import { SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH } from './share-image-size.ts';

type Style = NonNullable<Node['style']>;

export const SHARE_IMAGE_FONT = 'Inter';

export const box = (style: Style, ...children: Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', ...style },
  children,
});

export const text = (content: string, style: Style): Node => ({
  type: 'text',
  text: content,
  style,
});

/** One line, cut where the space ends. */
export const line = (content: string, style: Style): Node =>
  text(content, { lineClamp: 1, textOverflow: 'ellipsis', ...style });

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

/** Drawn as on the site; a side without a logo has its first letter. */
export function crest({ name, logo: known = '' }: ShareImageSide, size: number): Node {
  const drawing = crestOfLogo(known);
  if (!drawing) {
    const [letter = ''] = name;
    return box(
      {
        width: size,
        height: size,
        flexShrink: 0,
        borderRadius: size / 4,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: colour.sunken,
      },
      text(letter.toUpperCase(), { fontSize: size / 2, fontWeight: 650, color: colour.text3 }),
    );
  }
  const [first, second, third] = drawing.colours;
  return svg(
    size,
    32,
    `<path fill="${first}" d="${drawing.whole}"/>` +
      (second ? `<path fill="${second}" d="${drawing.half}"/>` : '') +
      (third ? `<circle fill="${third}" cx="16" cy="15" r="6"/>` : '') +
      `<path fill="none" stroke="${colour.text}" stroke-opacity=".22" d="${drawing.whole}"/>`,
  );
}

/** The whole share image: the brand and the line above, drawn over the rest. */
export const card = (brand: string, above: string, ...content: Node[]): Node =>
  box(
    {
      width: SHARE_IMAGE_WIDTH,
      height: SHARE_IMAGE_HEIGHT,
      padding: '28px 48px 36px',
      flexDirection: 'column',
      gap: 20,
      fontFamily: SHARE_IMAGE_FONT,
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
    ...content,
  );

/** The background of a share image's content. */
export const sheet = (style: Style, ...content: Node[]): Node =>
  box(
    {
      flexGrow: 1,
      flexDirection: 'column',
      padding: '0 24px',
      borderRadius: 24,
      border: `2px solid ${colour.border}`,
      backgroundColor: colour.surface,
      ...style,
    },
    ...content,
  );
