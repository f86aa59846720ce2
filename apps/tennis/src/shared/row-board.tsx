import type { MatchListItem } from '@tipmark/contract';
import type { RowBoard } from '@tipmark/match-features';
import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';
import type { ReactNode } from 'react';
import { scoreLabel, setsOf } from './sets.ts';

/** Games of the sets come before the sets won; there are two prices. */
const listClass = css`
  && > section { --cols: 32px 4.5rem minmax(0, 1fr) 9.75rem var(--fc) repeat(2, 3.625rem) 2.625rem; --pw: 7.25rem; --pr: 2.625rem; }
  @container (min-width: 47.5rem) {
    && > section { --cols: 34px 4.625rem minmax(0, 1fr) 10.5rem var(--fc) repeat(2, 3.875rem) 2.75rem; --pw: 7.75rem; --pr: 2.75rem; }
  }
  @container (min-width: 60rem) {
    && > section { --cols: 38px 4.75rem minmax(0, 1fr) 11rem var(--fc) repeat(2, 4.5rem) 3.75rem; --pw: 9rem; --pr: 3.75rem; }
  }
  && .os > :nth-child(n + 3) { display: none; }
  .sc > span { display: flex; align-items: center; justify-content: flex-end; }
  .sc > span > i { flex: none; width: 1.125rem; font-style: normal; font-weight: ${weight.medium}; text-align: center; color: var(--text2); }
  .sc > span > .won { font-weight: ${weight.bold}; color: var(--text); box-shadow: none; }
  .sc > span > em { flex: none; min-width: 1.5rem; padding: 0 3px; margin-right: 4px; border-radius: ${radius.badge}; background: var(--liveTint); font-style: normal; font-size: ${font.meta}; text-align: center; color: var(--live); }
  .sc sup { font-size: .7em; line-height: 0; vertical-align: 5px; }
  .sc > span { gap: ${gap[2]}; }
  .sc > span > i:last-of-type { margin-right: 8px; }
  .sv { width: 6px; height: 6px; flex: none; border-radius: ${radius.round}; background: var(--live); }
  ${MOBILE} {
    && > section { --cols: 36px 3.75rem minmax(0, 1fr) auto; }
    .sc > span > i { width: 1rem; }
    .sc > span > em { min-width: 1.375rem; margin-right: 0; }
    .sc > span { gap: 0; }
  }
  @media (forced-colors: active) { .sv { background: CanvasText; } }
`;

function partsOf(match: MatchListItem, side: 'home' | 'away'): ReactNode {
  const { [side]: own } = match;
  const other = side === 'home' ? 'away' : 'home';
  const index = side === 'home' ? 0 : 1;
  const sets = setsOf(match);
  if (sets.length === 0) return undefined;
  return (
    <>
      {own.isServing === true && <span className="sv" />}
      {own.livePoints !== undefined && <em>{own.livePoints}</em>}
      {sets.map((set) => (
        <i key={set.number} className={set[side] > set[other] ? 'won' : undefined}>
          {set[side]}
          {set.tieBreak && set[side] < set[other] && <sup>{set.tieBreak[index]}</sup>}
        </i>
      ))}
    </>
  );
}

/** Rows of tennis: points of the current game, games of the sets, sets won. */
export const rowBoard: RowBoard = { listClass, partsOf, label: scoreLabel };
