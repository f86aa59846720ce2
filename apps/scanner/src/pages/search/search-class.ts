import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';

/** The page from top to bottom. */
export const searchPageClass: string = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[12]};
  .lead { display: flex; flex-wrap: wrap; align-items: baseline; gap: ${gap[4]} ${gap[12]}; color: var(--text3); font-size: ${font.small}; line-height: 18px; }
  .lead > span { margin-left: auto; white-space: normal; }
  > .sports { justify-self: start; max-width: 100%; overflow: auto hidden; }
`;

export const resultsClass: string = css`
  .found { padding: 12px 16px; color: var(--text2); border-bottom: 1px solid var(--hair); }
  .found b { color: var(--text); }
  > ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 360px), 1fr)); gap: ${gap[12]}; padding: 12px 16px; }
  > footer { display: flex; flex-wrap: wrap; gap: ${gap[8]}; padding: 12px 16px; border-top: 1px solid var(--hair); }
  ${MOBILE} {
    .found, > footer { padding: 12px var(--gutter); }
    > ul { padding: 12px var(--gutter); }
  }
`;

export const tipCardClass: string = css`
  display: flex;
  flex-direction: column;
  gap: ${gap[4]};
  min-width: 0;
  padding: 6px 12px;
  border: 1px solid var(--border);
  border-radius: ${radius.card};
  background: var(--surface);
  overflow-wrap: anywhere;
  small { font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text3); font-variant-numeric: tabular-nums; }
  header { display: flex; align-items: flex-start; gap: ${gap[8]}; }
  header > div { flex: 1 1 auto; min-width: 0; }
  header > div > span { display: flex; flex-wrap: wrap; align-items: center; gap: ${gap[2]} ${gap[8]}; }
  .record { flex: none; display: grid; max-width: 40%; text-align: right; }
  .avatar { width: 32px; height: 32px; }
  .by { display: inline-flex; align-items: center; min-height: 24px; font-weight: ${weight.strong}; }
  .match { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 ${gap[12]}; }
  .match small { display: flex; flex-wrap: wrap; align-items: center; gap: ${gap[2]} ${gap[6]}; min-width: 0; }
  .match > a, .match > span { display: inline-flex; align-items: center; min-height: 24px; font-weight: ${weight.strong}; }
  a:hover { text-decoration: underline; text-underline-offset: 3px; }
  .bet { display: flex; align-items: center; gap: ${gap[8]}; }
  .bet > a { flex: none; }
  dl { flex: 1 1 auto; display: flex; flex-wrap: wrap; gap: ${gap[2]} ${gap[10]}; min-width: 0; }
  dt { font-size: ${font.micro}; line-height: 14px; font-weight: ${weight.medium}; color: var(--text3); white-space: nowrap; }
  dd { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 ${gap[6]}; margin: 0; line-height: 18px; font-weight: ${weight.strong}; font-variant-numeric: tabular-nums; }
  .what { flex: 1 1 3rem; }
  .what dd { font-weight: ${weight.bold}; }
  p { line-height: 20px; white-space: pre-line; }
  .whole { display: inline-flex; align-items: center; align-self: start; min-height: 24px; font-size: ${font.small}; font-weight: ${weight.medium}; color: var(--accent); }
  @media (scripting: enabled) { .rest { display: none; } .cut::after { content: '…'; } }
  @media (scripting: none) { .whole { display: none; } }
  ${MOBILE} {
    .by, .match > a, .match > span, .whole { min-height: 44px; }
  }
`;

export const premiumCappersClass: string = css`
  display: grid;
  /* six cappers fill whole rows of three or two */
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${gap[12]} ${gap[16]};
  padding: 12px 16px;
  li { display: flex; align-items: center; gap: ${gap[10]}; min-width: 0; }
  li > span { min-width: 0; overflow-wrap: anywhere; }
  .avatar { width: 32px; height: 32px; }
  a { display: inline-flex; align-items: center; min-height: 24px; font-weight: ${weight.strong}; }
  small { display: block; font-size: ${font.meta}; line-height: 16px; color: var(--text3); font-variant-numeric: tabular-nums; }
  ${MOBILE} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: 12px var(--gutter);
    a { min-height: 44px; }
  }
  @media (max-width: 479px) { grid-template-columns: minmax(0, 1fr); }
`;

export const cappersClass: string = css`
  width: 100%;
  tr > :first-child { width: 64px; white-space: nowrap; overflow-wrap: normal; }
  td:first-child { font-weight: ${weight.bold}; }
  thead th:nth-child(2), th[scope='row'] { text-align: left; white-space: normal; overflow-wrap: anywhere; }
  th[scope='row'] > div { display: flex; align-items: center; gap: ${gap[10]}; }
  .who { display: flex; flex-wrap: wrap; align-items: center; gap: ${gap[2]} ${gap[8]}; min-width: 0; }
  .who small { flex-basis: 100%; }
  .who a { display: inline-flex; align-items: center; min-height: 24px; font-weight: ${weight.strong}; }
  .who a:hover { text-decoration: underline; text-underline-offset: 3px; }
  .avatar { width: 28px; height: 28px; }
  [data-sign='pos'] { color: var(--pos); }
  [data-sign='neg'] { color: var(--neg); }
  td > span > i { vertical-align: middle; }
`;
