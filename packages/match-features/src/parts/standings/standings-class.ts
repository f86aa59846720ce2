import { css, MOBILE } from '@tipmark/ui-kit';
import { crestCss } from '@tipmark/ui-kit/betting';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';

/** Position and name stay in sight while a phone scrolls through the numbers. */
export const standingsClass: string = css`
  tr > :first-child { width: 64px; min-width: 64px; padding-right: 0; text-align: left; white-space: nowrap; }
  td:first-child { font-weight: ${weight.strong}; }
  td:first-child > span { margin-left: 6px; }
  [data-zone]::before { position: absolute; inset: 0 auto 0 0; }
  thead th:nth-child(2) { text-align: left; }
  tr > :nth-child(2) { width: 100%; }
  th[scope='row'] { text-align: left; white-space: normal; overflow-wrap: anywhere; }
  th[scope='row'] a { display: inline-flex; align-items: center; gap: ${gap[8]}; min-height: 24px; max-width: 100%; }
  th[scope='row'] a:hover { color: var(--accent); }
  td { color: var(--text2); }
  td:first-child, .now { color: var(--text); }
  .now { font-size: ${font.body}; }
  a > [aria-hidden] { display: grid; flex: none; }
  .cr { display: block; }
  ${crestCss(16)}
  tbody > tr.own > :is(td, th) { background: var(--selected); }
  /* beside a column: names need the room more than the figures */
  @media (min-width: 992px) and (max-width: 1279px) {
    tr > :not(:first-child, :last-child) { padding-inline: 6px; }
    tr > :last-child { padding-left: 6px; }
    tr > :first-child { width: 54px; min-width: 54px; }
    th[scope='row'] { min-width: 8rem; }
  }
  ${MOBILE} {
    tr > :first-child { width: 44px; min-width: 44px; }
    td:first-child > span { display: flex; min-width: 0; margin: 2px 0 0; }
    tr > :nth-child(2) { position: sticky; left: 44px; z-index: 1; box-shadow: inset -1px 0 var(--hair); }
    tbody > tr:not(.own) > :nth-child(2) { background: var(--surface); }
    th[scope='row'] a { padding-block: 4px; min-height: 36px; }
    th[scope='row'] { min-width: 9.5rem; width: 9.5rem; max-width: 9.5rem; }
  }
`;
