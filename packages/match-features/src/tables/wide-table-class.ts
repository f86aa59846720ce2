import { css } from '@tipmark/ui-kit';

/** Around a table that may be wider than its place: it scrolls, what names its rows stays. */
export const wideTableClass: string = css`
  /* hidden words of its cells scroll with it, they do not widen what it stands in */
  position: relative;
  overflow: auto hidden;
  tbody > tr > td { white-space: nowrap; }
  tbody > tr > :first-child { background: var(--surface); }
  tr > :first-child { position: sticky; left: 0; z-index: 1; }
`;
