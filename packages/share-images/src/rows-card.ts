import type { Node } from '@takumi-rs/core';
import type { RowsShareImage, ShareImageRow } from '@tipmark/remote-kit';
import { lightTokens as colour } from '@tipmark/ui-kit/server';
import { box, card, crest, line, sheet, text } from './card-parts.ts';

const CREST = 84;
const ROW_CREST = 40;
const ROW_HEIGHT = 62;
const MOST_ROWS = 5;
const LABEL_WIDTH = 110;
const VALUE_WIDTH = 96;
const NOTE_WIDTH = 150;
/** Longer titles are set smaller. */
const LONG_TITLE = 26;

const value = (content: string, style: Node['style']): Node =>
  text(content, {
    minWidth: VALUE_WIDTH,
    flexShrink: 0,
    textAlign: 'right',
    fontFeatureSettings: '"tnum"',
    ...style,
  });

const head = ({ title, note, heads }: RowsShareImage): Node =>
  box(
    { alignItems: 'center', gap: 24, padding: '20px 16px 16px' },
    crest(title, CREST),
    box(
      { flexDirection: 'column', flexGrow: 1, flexBasis: 0, gap: 4 },
      line(title.name, {
        fontSize: title.name.length > LONG_TITLE ? 38 : 48,
        lineHeight: 1.2,
        fontWeight: 700,
      }),
      ...(note === '' ? [] : [line(note, { fontSize: 28, fontWeight: 500, color: colour.text2 })]),
    ),
    ...heads.map((content) =>
      value(content, { alignSelf: 'flex-end', fontSize: 24, fontWeight: 500, color: colour.text3 }),
    ),
  );

interface RowWidths {
  readonly label: number;
  /** Zero = no row has a note. */
  readonly note: number;
}

const row = ({ label, name, logo, values, note }: ShareImageRow, widths: RowWidths): Node =>
  box(
    {
      alignItems: 'center',
      gap: 16,
      height: ROW_HEIGHT,
      padding: '0 16px',
      borderTop: `2px solid ${colour.hair}`,
    },
    ...(label === ''
      ? []
      : [
          text(label, {
            width: widths.label,
            flexShrink: 0,
            fontSize: 28,
            fontWeight: 500,
            color: colour.text2,
            fontFeatureSettings: '"tnum"',
          }),
        ]),
    ...(logo === undefined ? [] : [crest({ name, logo }, ROW_CREST)]),
    line(name, { flexGrow: 1, flexBasis: 0, fontSize: 30, fontWeight: 500 }),
    ...values.map((content) => value(content, { fontSize: 30, fontWeight: 650 })),
    ...(widths.note === 0
      ? []
      : [
          value(note ?? '\u00A0', {
            width: widths.note,
            fontSize: 26,
            fontWeight: 500,
            color: colour.text3,
          }),
        ]),
  );

/** Letters of a label that fit in the slot of a logo. */
const SHORT_LABEL = 2;

/** The share image of a page with rows as nodes to draw. */
export function rowsCard(shareImage: RowsShareImage, brand: string): Node {
  const rows = shareImage.rows.slice(0, MOST_ROWS);
  const isShort = rows.every(({ label }) => label.length <= SHORT_LABEL);
  const widths = {
    label: isShort ? LABEL_WIDTH / 2 : LABEL_WIDTH,
    note: rows.some(({ note }) => note !== undefined) ? NOTE_WIDTH : 0,
  };
  return card(
    brand,
    shareImage.above,
    sheet(
      { justifyContent: rows.length === 0 ? 'center' : 'flex-start' },
      head(shareImage),
      ...rows.map((one) => row(one, widths)),
    ),
  );
}
