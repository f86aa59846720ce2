import { css, MOBILE } from '@tipmark/ui-kit';
import { crestCss } from '@tipmark/ui-kit/betting';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';

/** Streaks in rows; the matches of an open one are in the row under it. */
export const streaksClass: string = css`
  thead a { display: inline-flex; align-items: center; min-height: 24px; color: inherit; }
  thead a[aria-current] { color: var(--text); font-weight: ${weight.bold}; }
  thead a:hover { color: var(--accent); }
  tr > :nth-child(2), tr > :nth-child(3), tr > .next { text-align: left; }
  th a, td.next a { display: inline-flex; align-items: center; gap: ${gap[8]}; }
  a > [aria-hidden] { display: grid; flex: none; }
  ${crestCss(16)}
  td.next { white-space: normal; }
  td b { font-weight: ${weight.bold}; }
  .open { display: inline-flex; align-items: center; min-height: 24px; color: var(--accent); }
  .open:hover { text-decoration: underline; text-underline-offset: 3px; }
  .open[aria-expanded]::before { content: '▸'; width: 14px; flex: none; color: var(--text3); }
  .open[aria-expanded='true']::before { content: '▾'; }
  .length { display: inline-flex; align-items: center; gap: ${gap[10]}; }
  .length b { min-width: 18px; }
  .cells { fill: var(--accent); }
  .cells.good { fill: var(--pos); }
  .cells.bad { fill: var(--neg); }
  tr[data-open] > * { background: var(--selected); border-bottom-color: transparent; }
  tr[data-open] > :first-child { box-shadow: inset 3px 0 var(--accent); }
  tr.matches > td { height: auto; padding: 0 16px 8px; background: var(--sub); text-align: left; white-space: normal; box-shadow: inset 3px 0 var(--accent); }
  ${MOBILE} {
    tr.matches > td { padding: 0 var(--gutter) 8px; }
    tr > :nth-child(3) { text-align: right; }
    small .open { min-height: 24px; font-size: ${font.meta}; }
  }
`;
