import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';

/** The page from top to bottom. */
export const dropsPageClass: string = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[12]};
  .top { display: flex; flex-wrap: wrap; align-items: baseline; gap: ${gap[4]} ${gap[12]}; }
  .top > p { color: var(--text3); font-size: ${font.small}; line-height: 18px; }
  .top > a { color: var(--accent); font-size: ${font.small}; line-height: 24px; font-weight: ${weight.strong}; }
  .top > a:hover { text-decoration: underline; text-underline-offset: 3px; }
  .top > :last-child { margin-left: auto; white-space: normal; }
  .periods { min-width: 0; }
  .periods ul { display: flex; gap: ${gap[8]}; padding: 2px; margin: -2px; overflow: auto hidden; scrollbar-width: none; }
  .periods li { flex: none; }
  footer { display: flex; flex-wrap: wrap; align-items: center; gap: ${gap[8]}; padding: 12px 16px; border-top: 1px solid var(--hair); }
  ${MOBILE} { footer { padding: 12px var(--gutter); } }
`;

/** Around the table: its width decides about the columns. */
export const dropsSlotClass: string = css`
  container: drops / inline-size;
  .found { padding: 12px 16px; color: var(--text2); border-bottom: 1px solid var(--hair); }
  .found b { color: var(--text); }
  .found button { margin-left: 12px; color: var(--accent); font-weight: ${weight.strong}; }
  ${MOBILE} { .found { padding: 12px var(--gutter); } }
`;

export const dropsTableClass: string = css`
  width: 100%;
  table-layout: fixed;
  tbody tr:hover > * { background: var(--sub); }
  & th, & td { padding: 4px 6px; }
  & tr > :first-child { padding-left: 16px; }
  & tr > :last-child { padding-right: 16px; }
  & tr > .name.name, & tr > .what.what, & tr > .when.when, & tr > .best.best { text-align: left; }
  & tr > th[scope='row'] { min-width: 0; overflow: hidden; text-align: left; text-overflow: ellipsis; white-space: nowrap; font-weight: ${weight.strong}; }
  th[scope='row'] > a:hover { text-decoration: underline; text-underline-offset: 3px; }
  & tr > .when.when { color: var(--text2); white-space: nowrap; overflow-wrap: normal; }
  .what.what, .best.best { overflow: hidden; text-overflow: ellipsis; }
  td.best span { color: var(--text2); }
  td.age { color: var(--text2); }
  td.old { color: var(--warn); }
  td.old svg { display: inline-block; width: 14px; height: 14px; margin-right: 4px; vertical-align: -2px; }
  .gone > * { color: var(--text3); }
  .chart svg { display: inline-block; vertical-align: middle; }
  thead th { white-space: normal; overflow-wrap: normal; }
  /* as wide as their longest text: the names of the match have the rest */
  th.when { width: 104px; }
  th.what { width: 146px; }
  th.opening { width: 66px; }
  th.before, th.price { width: 58px; }
  th.change { width: 80px; }
  th.chart { width: 80px; }
  th.best { width: 108px; }
  th.age { width: 90px; }
  /* its own width decides, whatever that of the screen is */
  @container drops (min-width: 600px) {
    & tr > .wide { display: table-cell; }
    & small.phone.phone { display: none; }
  }
  @container drops (max-width: 899px) {
    & tr > :is(.opening, .chart) { display: none; }
  }
  @container drops (max-width: 819px) {
    & tr > .best { display: none; }
  }
  @container drops (max-width: 699px) {
    & tr > .before { display: none; }
  }
  /* a phone has three columns of two lines each */
  @container drops (max-width: 599px) {
    & tr > .wide { display: none; }
    & small.phone.phone { display: block; margin: 0; }
    & tr > th[scope='row'], & small.phone.phone { overflow: visible; white-space: normal; overflow-wrap: anywhere; }
    & tr > * { padding: 5px 6px; }
    & tr > th.name, & tr > th[scope='row'] { padding-left: var(--gutter); }
    & tr > .change { padding-right: var(--gutter); }
    th.price { width: 60px; }
    th.change { width: 92px; }
  }
  /* letters so large that no fixed width has room for them */
  @container drops (max-width: 20rem) {
    table-layout: auto;
    & tr > th[scope='row'] { min-width: 6.5rem; }
  }
`;
