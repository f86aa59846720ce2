import { css, DESKTOP, MOBILE } from '@tipmark/ui-kit';
import { gap, radius } from '../theme/scales.ts';

/** On phones the conditions are in a sheet; in place only without scripts, or without the sheet. */
const panel = css`
  & > .list .filter-bar { display: flex; flex-wrap: wrap; align-items: center; gap: ${gap[8]} ${gap[16]}; padding: 10px 16px; border-bottom: 1px solid var(--hair); }
  & > .list .filter-open, & > .list .filter-phone { display: none; }
  & > form > .send { display: flex; flex-wrap: wrap; gap: ${gap[8]}; }
  @media (scripting: enabled) { & > form > .send { display: none; } }
  ${MOBILE} {
    & > .list .filter-bar { display: flex; gap: ${gap[8]}; padding: 10px var(--gutter); }
    & > .list .filter-open { display: inline-flex; }
    &:not([data-unfolded]) > form { display: none; }
    & > form { padding: 12px var(--gutter); border-bottom: 1px solid var(--hair); }
    @media (scripting: none) {
      &:not([data-unfolded]) > form { display: flex; }
      & > .list .filter-open, & > .list .filter-phone { display: none; }
    }
  }
`;

const side = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[16]};
  align-items: start;
  & > form > h2 { flex: 0 0 100%; }
  & > .list { min-width: 0; }
  ${DESKTOP} {
    grid-template-columns: 280px minmax(0, 1fr);
    & > form { position: sticky; top: 112px; padding: 16px; border: 1px solid var(--border); border-radius: ${radius.card}; background: var(--surface); }
  }
  ${MOBILE} {
    gap: ${gap[12]};
    & > form { margin: 0 calc(-1 * var(--gutter)); border-top: 1px solid var(--border); background: var(--surface); }
  }
`;

/** On a wide screen the conditions themselves show the choice, right above the list. */
const line = css`
  & > form > h2 { display: none; }
  ${DESKTOP} {
    & > form { gap: ${gap[8]}; padding: 10px 16px; border-bottom: 1px solid var(--hair); }
    & > form > .field { flex: none; max-width: 100%; }
    & > form > .field > span { display: none; }
    & > .list > .filter-chosen { display: none; }
  }
`;

export const filterPanelClass = { panel, side, line } as const;
