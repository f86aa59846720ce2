import { css, DESKTOP, MOBILE } from '@tipmark/ui-kit';

/** On phones the conditions stand in a sheet; in place only without scripts, or without the sheet. */
const panel = css`
  .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 10px 16px; border-bottom: 1px solid var(--hair); }
  .phone { display: none; }
  .foot { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
  @media (scripting: enabled) { .foot { display: none; } }
  ${MOBILE} {
    .bar { gap: 8px; padding: 10px var(--gutter); }
    .phone { display: inline-flex; }
    .bar.phone { display: flex; }
    &:not([data-unfolded]) form { display: none; }
    form { padding: 12px var(--gutter); border-bottom: 1px solid var(--hair); }
    @media (scripting: none) {
      &:not([data-unfolded]) form { display: flex; }
      .phone, .bar.phone { display: none; }
    }
  }
`;

const side = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  form > h2 { flex: 0 0 100%; }
  .list { min-width: 0; }
  ${DESKTOP} {
    grid-template-columns: 280px minmax(0, 1fr);
    form { position: sticky; top: 16px; padding: 16px; border: 1px solid var(--border); border-radius: 10px; background: var(--surface); }
  }
  ${MOBILE} {
    gap: 12px;
    form { margin: 0 calc(-1 * var(--gutter)); border-top: 1px solid var(--border); background: var(--surface); }
  }
`;

const line = css`
  form > h2 { display: none; }
  ${DESKTOP} {
    form { gap: 8px; padding: 10px 16px; border-bottom: 1px solid var(--hair); }
    .field { flex: none; max-width: 100%; }
    .field > span { display: none; }
  }
`;

export const filterPanelClass = { panel, side, line } as const;
