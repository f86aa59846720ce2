// Constants, not custom properties: builds write their values into the rules, where a reference
// would be longer than the value (docs/decisions/2026-11-28-style-tokens.md).

/** Sizes of text, which grow with the font size of the browser. */
export const font = {
  /** Axes of charts, badges, legal notes: the smallest there is. */
  micro: '11px',
  /** Times, captions, what stands beside a name. */
  meta: '12px',
  /** Odds, statistics, dense lists. */
  small: '13px',
  body: '14px',
  /** Titles of blocks, prose, fields on phones. */
  large: '16px',
  /** The number of a tile, a price. */
  display: '20px',
} as const;

/** Sizes of a scoreboard, which is read from further away than text. */
export const board = { name: '18px', score: '24px' } as const;

/** Weights beside that of the running text. */
export const weight = { medium: 500, strong: 600, bold: 650 } as const;

export const radius = {
  badge: '4px',
  /** Fields, buttons and cells. */
  field: '6px',
  card: '10px',
  /** Chips, dots and portraits. */
  round: '999px',
} as const;

/** Distances between neighbours of a row, column or grid, by their pixels. */
export const gap = {
  2: '2px',
  4: '4px',
  6: '6px',
  8: '8px',
  10: '10px',
  12: '12px',
  16: '16px',
  24: '24px',
} as const;
