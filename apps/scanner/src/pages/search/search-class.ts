import { css, MOBILE } from '@tipmark/ui-kit';

/** The page from top to bottom. */
export const searchPageClass: string = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  .lead { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 12px; color: var(--text3); font-size: 13px; line-height: 18px; }
  .lead > span { margin-left: auto; white-space: normal; }
  > .sports { justify-self: start; max-width: 100%; overflow: auto hidden; }
`;

export const resultsClass: string = css`
  .found { padding: 12px 16px; color: var(--text2); border-bottom: 1px solid var(--hair); }
  .found b { color: var(--text); }
  > ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 360px), 1fr)); gap: 12px; padding: 12px 16px; }
  > footer { display: flex; flex-wrap: wrap; gap: 8px; padding: 12px 16px; border-top: 1px solid var(--hair); }
  ${MOBILE} {
    .found, > footer { padding: 12px var(--gutter); }
    > ul { padding: 12px var(--gutter); }
  }
`;

export const tipCardClass: string = css`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
  padding: 12px;
  border: 1px solid var(--border);
  border-radius: 10px;
  background: var(--surface);
  overflow-wrap: anywhere;
  small { font-size: 12px; line-height: 16px; font-weight: 500; color: var(--text3); font-variant-numeric: tabular-nums; }
  header { display: flex; align-items: flex-start; gap: 10px; }
  header > div { flex: 1 1 auto; min-width: 0; }
  header > div > span { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 8px; }
  header > small { flex: none; max-width: 40%; text-align: right; }
  .face { width: 32px; height: 32px; }
  .by { display: inline-flex; align-items: center; min-height: 24px; font-weight: 600; }
  .match { display: grid; gap: 2px; }
  .match small { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 6px; }
  .match small > :last-child { margin-left: auto; }
  .match > a, .match > span { display: inline-flex; align-items: center; min-height: 24px; font-weight: 600; }
  a:hover { text-decoration: underline; text-underline-offset: 3px; }
  dl { display: flex; flex-wrap: wrap; gap: 8px 16px; padding: 8px 10px; border-radius: 8px; background: var(--sub); }
  dt { font-size: 11px; line-height: 14px; font-weight: 500; color: var(--text3); }
  dd { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 6px; margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
  .what { flex: 1 1 100%; }
  p { line-height: 20px; white-space: pre-line; }
  .whole { display: inline-flex; align-items: center; align-self: start; min-height: 24px; font-size: 13px; font-weight: 500; color: var(--accent); }
  @media (scripting: enabled) { .rest { display: none; } .cut::after { content: '…'; } }
  @media (scripting: none) { .whole { display: none; } }
  footer { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px; margin-top: auto; }
  ${MOBILE} {
    .by, .match > a, .match > span, .whole { min-height: 44px; }
  }
`;

export const premiumCappersClass: string = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: 8px 16px;
  li { display: flex; align-items: center; gap: 10px; min-width: 0; }
  li > span { min-width: 0; overflow-wrap: anywhere; }
  .face { width: 32px; height: 32px; }
  a { display: inline-flex; align-items: center; min-height: 24px; font-weight: 600; }
  small { display: block; font-size: 12px; line-height: 16px; color: var(--text3); font-variant-numeric: tabular-nums; }
  ${MOBILE} { a { min-height: 44px; } }
`;

export const cappersClass: string = css`
  width: 100%;
  tr > :first-child { width: 64px; white-space: nowrap; overflow-wrap: normal; }
  td:first-child { font-weight: 650; }
  thead th:nth-child(2), th[scope='row'] { text-align: left; white-space: normal; overflow-wrap: anywhere; }
  th[scope='row'] > div { display: flex; align-items: center; gap: 10px; }
  .who { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 8px; min-width: 0; }
  .who small { flex-basis: 100%; }
  .who a { display: inline-flex; align-items: center; min-height: 24px; font-weight: 600; }
  .who a:hover { text-decoration: underline; text-underline-offset: 3px; }
  .face { width: 28px; height: 28px; }
  [data-sign='pos'] { color: var(--pos); }
  [data-sign='neg'] { color: var(--neg); }
  td > span > i { vertical-align: middle; }
`;
