import { css } from '@tipmark/ui-kit';

/** Widest content of the site, with the side margins that cards of a phone may take back. */
export const wrap = css`
  max-width: 1352px;
  margin: 0 auto;
  padding: 0 var(--gutter);
`;
