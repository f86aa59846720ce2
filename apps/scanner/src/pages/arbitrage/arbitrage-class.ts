import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';

/** The page from top to bottom. */
export const arbitragePageClass: string = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[16]};
  .top { display: flex; flex-wrap: wrap; align-items: baseline; gap: ${gap[4]} ${gap[12]}; }
  .top > a { color: var(--accent); min-height: 24px; }
  .top > :last-child { margin-left: auto; white-space: normal; }
  .looked { display: flex; flex-wrap: wrap; gap: 0 ${gap[8]}; padding: 12px 16px; color: var(--text2); border-bottom: 1px solid var(--hair); }
  .looked b { color: var(--text); }
  .none { padding: 16px; display: grid; gap: ${gap[4]}; }
  .none small, .risks { color: var(--text2); font-size: ${font.small}; line-height: 18px; }
  .risks { max-width: 90ch; }
  h2 { padding: 12px 16px; font-size: ${font.large}; line-height: 24px; }
  h2 small { margin-left: 8px; color: var(--text3); font-weight: ${weight.medium}; }
  .sums { display: flex; flex-wrap: wrap; align-items: center; gap: ${gap[8]} ${gap[16]}; padding: 0 16px 12px; font-size: ${font.small}; line-height: 18px; }
  .sums label { display: flex; align-items: center; gap: ${gap[8]}; color: var(--text2); }
  .sums input, .sums select { width: 104px; min-height: 32px; padding: 0 10px; border: 1px solid var(--borderStrong); border-radius: ${radius.field}; background: var(--surface); color: var(--text); font: inherit; font-weight: ${weight.strong}; font-variant-numeric: tabular-nums; }
  .sums input { text-align: right; }
  @media (scripting: none) { .sums { display: none; } }
  ${MOBILE} {
    gap: ${gap[12]};
    .looked, .none, h2 { padding-inline: var(--gutter); }
    .sums { padding: 0 var(--gutter) 12px; }
    .sums input, .sums select { min-height: 44px; font-size: ${font.large}; }
    .top > a { min-height: 44px; display: inline-flex; align-items: center; }
  }
`;

/** Bets in rows, under the match they are on. */
export const betsClass: string = css`
  width: 100%;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;
  & th, & td { padding: 5px 8px; line-height: 18px; }
  & tr > :first-child { padding-left: 16px; text-align: left; }
  & tr > :last-child { padding-right: 16px; }
  & .who { text-align: left; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & thead th { white-space: nowrap; }
  col.amount { width: 84px; }
  col.stake { width: 112px; }
  & .head > * { padding-top: 9px; padding-bottom: 9px; background: var(--sub); white-space: normal; text-align: left; }
  .head > th > div { display: flex; flex-wrap: wrap; align-items: baseline; gap: ${gap[2]} ${gap[12]}; }
  .head a { font-weight: ${weight.bold}; overflow-wrap: anywhere; }
  .head a:hover { text-decoration: underline; text-underline-offset: 3px; }
  .head :is(img, svg) { display: inline-block; margin-right: 4px; vertical-align: -1px; }
  .head .when { color: var(--text3); font-weight: ${weight.medium}; }
  .head .facts { display: flex; flex-wrap: wrap; gap: ${gap[2]} ${gap[12]}; margin-left: auto; color: var(--text2); font-weight: ${weight.medium}; }
  .head .good { padding: 0 6px; border-radius: ${radius.badge}; background: var(--posTint); color: var(--pos); font-weight: ${weight.bold}; }
  .head .doubtful { padding: 0 6px; border-radius: ${radius.badge}; background: var(--warnTint); color: var(--warn); font-weight: ${weight.bold}; }
  tbody tr:not(.head, .sum) > th { font-weight: ${weight.strong}; overflow-wrap: anywhere; white-space: normal; }
  & .stake { font-weight: ${weight.bold}; }
  & .sum > * { color: var(--text2); border-bottom: 0; }
  .note { white-space: normal; text-align: left; color: var(--text2); font-size: ${font.meta}; line-height: 16px; }
  .note.check { color: var(--warn); }
  tbody + tbody > .head > * { border-top: 8px solid var(--bg); }
  ${MOBILE} {
    & th, & td { padding: 6px 4px; }
    & tr > :first-child { padding-left: var(--gutter); }
    & tr > :last-child { padding-right: var(--gutter); }
    col.amount { width: 54px; }
    col.stake { width: 76px; }
    .head a { min-height: 32px; display: inline-flex; align-items: center; }
    .head .facts { margin-left: 0; }
    & .who { white-space: normal; overflow-wrap: anywhere; }
  }
`;
