import { css } from '@tipmark/ui-kit';

/** Around a table that may be wider than its place: it scrolls, what names its rows stays. */
export const wideTableClass: string = css`
  overflow: auto hidden;
  tbody > tr > :first-child { background: var(--surface); }
  tr > :first-child { position: sticky; left: 0; z-index: 1; }
`;
