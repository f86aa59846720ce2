import { css, MOBILE } from '@tipmark/ui-kit';
import { radius, weight } from '@tipmark/ui-kit/style-values';

/** Outcomes in columns; on a phone the columns become two lines under the match. */
export const rowsClass: string = css`
  width: 100%;
  tbody tr:not(.more):hover > * { background: var(--sub); }
  th[scope='row'] { text-align: left; white-space: normal; overflow-wrap: anywhere; font-weight: ${weight.strong}; }
  th[scope='row'] > a:hover, .what > a:hover { text-decoration: underline; text-underline-offset: 3px; }
  th[scope='row'] img, th[scope='row'] svg { display: inline-block; margin: 0 8px 0 0; vertical-align: -1px; }
  & tr > .when.when { text-align: left; color: var(--text2); white-space: nowrap; overflow-wrap: normal; }
  & tr > .name.name { text-align: left; }
  .what { text-align: left; font-weight: ${weight.medium}; }
  .what > a { display: inline-block; padding: 4px 0; color: var(--accent); }
  small > a { display: inline-block; padding: 6px 0; font-weight: ${weight.strong}; color: var(--accent); }
  .worth { display: inline-block; padding: 2px 6px; border-radius: ${radius.badge}; background: var(--posTint); color: var(--pos); font-weight: ${weight.bold}; }
  .chart svg { display: inline-block; vertical-align: middle; }
  .old { color: var(--warn); }
  .gone > * { color: var(--text3); }
  .open > * { background: var(--sub); border-bottom: 0; }
  .more > td { padding: 12px 16px; background: var(--sub); }
  @media print { .room { display: none; } }
  ${MOBILE} {
    & tr > .name.name, & tr > th[scope='row'] { padding-left: var(--gutter); }
    .was { display: inline; color: var(--text3); font-weight: ${weight.medium}; }
  }
  @media (min-width: 992px) { .was { display: none; } }
  .what.what { min-width: 88px; white-space: normal; overflow-wrap: break-word; }
  & tr > .step { white-space: normal; }
  /* columns have fixed widths whatever the prices do */
  @container scan (min-width: 900px) {
    table-layout: fixed;
    & th, & td { padding-inline: 8px; }
    & tr > :first-child { padding-left: 16px; }
    & tr > :last-child { padding-right: 16px; }
    thead th { white-space: normal; }
    & tr > .when.when { white-space: normal; }
    th.when { width: 96px; }
    th.what { width: 15%; }
    th.before, th.now { width: 62px; }
    th.change { width: 92px; }
    th.worthy { width: 84px; }
    th.chart { width: 92px; }
    th.step { width: 116px; }
  }
  /* on a card narrower than its columns, their contents are shown under the match */
  @container scan (max-width: 899px) {
    & th, & td { padding-inline: 8px; }
    & tr > :is(.before, .chart, .step) { display: none; }
    & .brief.brief { display: block; }
    & .was.was { display: inline; color: var(--text3); font-weight: ${weight.medium}; }
  }
  @container scan (max-width: 519px) {
    & tr > .wide { display: none; }
    & small.phone.phone { display: block; }
  }
`;

/** Around the results: their width decides about the columns. */
export const resultsClass: string = css`
  container: scan / inline-size;
`;
