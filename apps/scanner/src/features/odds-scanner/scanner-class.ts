import { css, MOBILE } from '@tipmark/ui-kit';

/** The page from top to bottom. */
export const scannerPageClass: string = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  .top { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 12px; }
  .top > p { color: var(--text3); font-size: 13px; line-height: 18px; }
  .top > :last-child { margin-left: auto; white-space: normal; }
  .found { padding: 12px 16px; color: var(--text2); border-bottom: 1px solid var(--hair); }
  .found button { margin-left: 12px; color: var(--accent); font-weight: 600; }
  .found b { color: var(--text); }
  footer { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; padding: 12px 16px; border-top: 1px solid var(--hair); }
  ${MOBILE} { gap: 12px; footer, .found { padding: 12px var(--gutter); } }
`;

/** Ready templates and one's own; long names break where letters are big. */
export const templatesClass: string = css`
  .chips { display: flex; flex-wrap: wrap; gap: 8px; }
  .chips .text { white-space: normal; overflow-wrap: anywhere; }
  .locked { display: inline-flex; align-items: center; gap: 6px; min-height: 32px; padding: 0 12px; border: 1px dashed var(--borderStrong); border-radius: 999px; font-size: 13px; line-height: 18px; color: var(--text2); }
  .locked:hover { color: var(--premium); border-color: var(--premium); }
  .locked svg { flex: none; }
  .why { margin-top: 8px; font-size: 12px; line-height: 16px; color: var(--text3); }
  ${MOBILE} {
    .locked { min-height: 44px; }
  }
`;

/** What everybody sees is late and cut: said before it is read. */
export const demoClass: string = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 12px 16px;
  border-radius: 10px;
  background: var(--premiumTint);
  p { flex: 1 1 320px; }
  b { color: var(--premium); }
  .ways { display: flex; flex-wrap: wrap; gap: 8px; }
`;

/** Outcomes in columns; a phone says in two lines under the match what the columns say. */
export const rowsClass: string = css`
  width: 100%;
  tbody tr:not(.more):hover > * { background: var(--sub); }
  th[scope='row'] { text-align: left; white-space: normal; overflow-wrap: anywhere; font-weight: 600; }
  th[scope='row'] > a:hover, .what > a:hover { text-decoration: underline; text-underline-offset: 3px; }
  th[scope='row'] img, th[scope='row'] svg { display: inline-block; margin: 0 8px 0 0; vertical-align: -1px; }
  & tr > .when.when { text-align: left; color: var(--text2); white-space: nowrap; overflow-wrap: normal; }
  & tr > .name.name { text-align: left; }
  .what { text-align: left; font-weight: 500; }
  .what > a { display: inline-block; padding: 4px 0; color: var(--accent); }
  small > a { display: inline-block; padding: 6px 0; font-weight: 600; color: var(--accent); }
  .worth { display: inline-block; padding: 2px 6px; border-radius: 4px; background: var(--posTint); color: var(--pos); font-weight: 650; }
  .chart svg { display: inline-block; vertical-align: middle; }
  .old { color: var(--warn); }
  .gone > * { color: var(--text3); }
  .open > * { background: var(--sub); border-bottom: 0; }
  .more > td { padding: 12px 16px; background: var(--sub); }
  ${MOBILE} {
    & tr > .name.name, & tr > th[scope='row'] { padding-left: var(--gutter); }
    .was { display: inline; color: var(--text3); font-weight: 500; }
  }
  @media (min-width: 992px) { .was { display: none; } }
`;
