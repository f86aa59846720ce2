import { css } from '@tipmark/ui-kit';
import { radius, weight } from '@tipmark/ui-kit/style-values';

/** Outcomes in columns; on a phone the columns become two lines under the match. */
export const rowsClass: string = css`
  width: 100%;
  tbody tr:not(.more):hover > * { background: var(--sub); }
  & tr > th[scope='row'] { min-width: 0; text-align: left; white-space: nowrap; font-weight: ${weight.strong}; }
  /* the link itself is shortened: its focus ring stays whole */
  th[scope='row'] > a, .what > a { display: inline-block; max-width: calc(100% - 28px); overflow: hidden; text-overflow: ellipsis; vertical-align: bottom; }
  & .what > a { max-width: 100%; }
  .gone > th { overflow: hidden; }
  .gone > th[scope='row'] > a { max-width: 55%; }
  th > small { display: inline; margin-left: 8px; }
  th[scope='row'] > a:hover, .what > a:hover { text-decoration: underline; text-underline-offset: 3px; }
  th[scope='row'] img, th[scope='row'] svg { display: inline-block; margin: 0 8px 0 0; vertical-align: -1px; }
  & tr > .when.when { text-align: left; color: var(--text2); white-space: nowrap; overflow-wrap: normal; }
  .what.what { overflow: hidden; text-overflow: ellipsis; }
  & tr > .name.name { text-align: left; }
  .what { text-align: left; font-weight: ${weight.medium}; }
  .what > a { padding: 4px 0; color: var(--accent); }
  small > a { display: inline-block; padding: 6px 0; font-weight: ${weight.strong}; color: var(--accent); }
  .worth { display: inline-block; margin-right: -6px; padding: 2px 6px; border-radius: ${radius.badge}; background: var(--posTint); color: var(--pos); font-weight: ${weight.bold}; }
  .chart svg { display: inline-block; vertical-align: middle; }
  .old { color: var(--warn); }
  .gone > * { color: var(--text3); }
  .open > * { background: var(--sub); border-bottom: 0; }
  .more > td { padding: 12px 16px; background: var(--sub); }
  @media print { .room { display: none; } }
  .old svg { display: inline-block; width: 14px; height: 14px; margin-right: 4px; vertical-align: -2px; }
  & tr.notice > td { padding: 0; text-align: left; white-space: normal; }
  .notice section { border-radius: 0; }
  /* columns have fixed widths whatever the prices do */
  table-layout: fixed;
  & th, & td { padding: 4px 8px; }
  & tr > :first-child { padding-left: 16px; }
  & tr > :last-child { padding-right: 16px; }
  & tr > .value { white-space: nowrap; }
  /* as wide as their longest text: the names of the match have the rest */
  th.when { width: 108px; }
  th.what { width: 150px; }
  th.before { width: 56px; }
  th.now { width: 62px; }
  th.change { width: 84px; }
  th.worthy { width: 90px; }
  th.chart { width: 84px; }
  th.step { width: 96px; }
  thead th { white-space: normal; overflow-wrap: normal; }
  /* its own width decides, whatever that of the screen is */
  @container scan (min-width: 600px) {
    & tr > .wide { display: table-cell; }
    & small.phone.phone { display: none; }
  }
  @container scan (max-width: 899px) {
    & tr > :is(.before, .chart) { display: none; }
    /* cells that span all columns leave those of hidden cells behind */
    col:nth-child(n + 8) { width: 0.1px; }
    th.what { width: 17%; }
  }
  @container scan (max-width: 759px) {
    & tr > .step { display: none; }
    col:nth-child(n + 7) { width: 0.1px; }
  }
  /* a phone has three columns of two lines each */
  @container scan (max-width: 599px) {
    & tr > .wide { display: none; }
    col:nth-child(n + 4) { width: 0.1px; }
    & small.phone.phone { display: block; margin: 0; }
    /* what does not fit wraps: a phone has no pointer that shows the rest */
    & tr > th[scope='row'], & small.phone.phone { overflow: visible; white-space: normal; overflow-wrap: anywhere; }
    & tr > th[scope='row'] > a { display: inline; max-width: none; overflow: visible; }
    & tr > * { padding: 5px 6px; }
    & tr > th.name, & tr > th[scope='row'] { padding-left: var(--gutter); }
    & tr > th.change, & tr > .now + td { padding-right: var(--gutter); }
    & tr > th[scope='row'] > a { padding-block: 2px; }
    th.now { width: 60px; }
    th.change { width: 92px; }
    & tr.notice > td { padding: 0; }
  }
  /* letters so large that no fixed width has room for them */
  @container scan (max-width: 20rem) {
    table-layout: auto;
    & tr > th[scope='row'] { min-width: 6.5rem; }
  }
`;

/** Around the results: their width decides about the columns. */
export const resultsClass: string = css`
  container: scan / inline-size;
`;
