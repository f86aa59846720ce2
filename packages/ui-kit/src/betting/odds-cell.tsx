import type { OddsCellView } from './match-row-view.ts';

function stateOf({ move, heat, isSuspended, hasWon, isNote }: OddsCellView): string {
  if (isNote) return 'od on';
  let state = move === undefined ? 'od' : `od ${move}`;
  if (heat !== undefined) state += ` ${heat}`;
  if (isSuspended) state += ' off';
  if (hasWon) state += ' won';
  return state;
}

/**
 * A price, null = no line; its look comes from the surrounding list. States differ by shape, not by
 * colour only. A function of a row, to be mapped over its outcomes.
 */
export const oddsCell = (odds: OddsCellView | null, index: number) =>
  odds === null ? (
    <span key={index} className="od">
      –
    </span>
  ) : (
    <span key={index} className={stateOf(odds)}>
      {odds.line !== undefined && <small>{odds.line}</small>}
      {odds.isSuspended ? (
        <s>{odds.text}</s>
      ) : odds.move === undefined ? (
        odds.text
      ) : (
        <b>{odds.text}</b>
      )}
    </span>
  );
