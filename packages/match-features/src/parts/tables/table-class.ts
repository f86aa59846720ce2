import { css, MOBILE } from '@tipmark/ui-kit';
import { font, weight } from '@tipmark/ui-kit/style-values';

/** Around a table: where text is too large for its box it scrolls, nothing is cut off. */
export const tableFrameClass: string = css`
  position: relative;
  overflow: auto hidden;
`;

/** Numbers in columns; a phone has the important columns and shows the rest under the name. */
export const tableClass: string = css`
  font-size: ${font.small};
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  th, td { height: 36px; padding: 6px 12px; border-bottom: 1px solid var(--hair); text-align: right; font-weight: ${weight.medium}; white-space: nowrap; }
  tr > :first-child { padding-left: 16px; text-align: left; white-space: normal; overflow-wrap: anywhere; }
  tr > :last-child { padding-right: 16px; }
  thead th { font-size: ${font.micro}; line-height: 14px; color: var(--text3); background: var(--sub); }
  tbody tr:last-child > * { border-bottom: 0; }
  th[scope='row'] { min-width: 6.5rem; }
  th > :is(img, svg):first-child { display: inline-block; margin: 0 6px 0 0; vertical-align: -1px; }
  .now { font-weight: ${weight.bold}; }
  .dim { color: var(--text3); }
  small { display: block; font-size: ${font.micro}; line-height: 14px; font-weight: ${weight.medium}; color: var(--text3); }
  small a { display: inline-flex; align-items: center; min-height: 24px; }
  .phone { display: none; }
  ${MOBILE} {
    th, td { height: 44px; padding: 6px; }
    tr > :first-child { padding-left: var(--gutter); }
    tr > :last-child, tr > :not(.wide, :has(~ :not(.wide))) { padding-right: var(--gutter); }
    /* a thumb-sized target that moves nothing */
    th[scope='row'] > a { padding-block: 12px; }
    .wide { display: none; }
    .phone { display: block; }
  }
  /* 400 % of 1280 px: what does not fit wraps instead of being cut off */
  @media (max-width: 359px) {
    th, td { padding-inline: 4px; white-space: normal; }
  }
`;
