import { css } from '@tipmark/ui-kit';

/** Around a table that may be wider than its box: it scrolls, the names of its rows stay. */
export const wideTableClass: string = css`
  /* hidden texts of its cells scroll with it instead of widening its container */
  position: relative;
  overflow: auto hidden;
  tbody > tr > td { white-space: nowrap; }
  tbody > tr > :first-child { background: var(--surface); }
  tr > :first-child { position: sticky; left: 0; z-index: 1; }
`;
