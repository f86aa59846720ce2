import { css, cx, DESKTOP } from '@tipmark/ui-kit';
import { font, weight } from '@tipmark/ui-kit/style-values';
import type { Sign } from '../format/signed-numbers.ts';

const tiles = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  background: var(--hair);
  > div { padding: 12px 16px; background: var(--surface); min-width: 0; }
  dt { font-size: ${font.meta}; line-height: 16px; color: var(--text2); font-weight: ${weight.medium}; }
  dd { font-size: ${font.display}; line-height: 26px; font-weight: ${weight.bold}; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  dd[data-sign="pos"] { color: var(--pos); }
  dd[data-sign="neg"] { color: var(--neg); }
  dd small { display: block; font-size: ${font.micro}; line-height: 15px; font-weight: ${weight.medium}; color: var(--text3); }
`;

/** A number of a record, with how many bets or tips it is made of. */
export interface Tile {
  readonly key: string;
  readonly value: string;
  readonly note: string;
  readonly sign?: Sign;
}

interface TilesProps {
  readonly all: readonly Tile[];
  readonly titleOf: (key: string) => string;
  /** How many stand in a row on wide screens. */
  readonly className: string;
}

/** The numbers of a record, two in a row on phones. */
export const Tiles = ({ all, titleOf, className }: TilesProps) => (
  <dl className={cx(tiles, className)}>
    {all.map(({ key, value, note, sign }) => (
      <div key={key}>
        <dt>{titleOf(key)}</dt>
        <dd data-sign={sign}>
          {value}
          <small>{note}</small>
        </dd>
      </div>
    ))}
  </dl>
);

/** Tiles in rows of six and of four on wide screens. */
export const inSixes = css`${DESKTOP} { &&& { grid-template-columns: repeat(6, minmax(0, 1fr)); } }`;
export const inFours = css`
  border-top: 1px solid var(--hair);
  ${DESKTOP} { &&& { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
`;
