import type { OddsCellView } from './match-row-view.ts';

const stateOf = ({ move, heat, isSuspended, hasWon }: OddsCellView): string =>
  `od${move === undefined ? '' : ` ${move}`}${heat === undefined ? '' : ` ${heat}`}${isSuspended ? ' off' : ''}${hasWon ? ' won' : ''}`;

/**
 * A price, null = no line; its look comes from the list it stands in. Every state differs by shape,
 * not by colour alone. A function of a row, to be mapped over its outcomes.
 */
export const oddsCell = (odds: OddsCellView | null, index: number) =>
  odds === null ? (
    <span key={index} className="od">
      –
    </span>
  ) : (
    <span key={index} className={stateOf(odds)}>
      {odds.move === undefined ? odds.text : <b>{odds.text}</b>}
    </span>
  );
