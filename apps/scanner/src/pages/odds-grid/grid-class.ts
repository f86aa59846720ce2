import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';

/** The page from top to bottom. */
export const gridPageClass: string = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[12]};
  & > header { display: flex; flex-wrap: wrap; align-items: baseline; gap: ${gap[4]} ${gap[12]}; }
  & > header > p { color: var(--text3); font-size: ${font.small}; line-height: 18px; }
  .stamp { display: flex; align-items: center; gap: ${gap[8]}; margin-left: auto; font-size: ${font.meta}; line-height: 16px; }
  .stamp > a { padding: 6px 0; color: var(--accent); font-weight: ${weight.strong}; }
  .stamp > a:hover { text-decoration: underline; text-underline-offset: 3px; }
  .markets { min-width: 0; }
  .markets ul { display: flex; gap: ${gap[8]}; padding: 2px; margin: -2px; overflow: auto hidden; scrollbar-width: none; }
  .markets li { flex: none; }
  .conditions { display: flex; flex-wrap: wrap; align-items: center; gap: ${gap[8]}; padding: 8px 16px; border-bottom: 1px solid var(--hair); }
  .conditions > label { flex: 0 1 260px; }
  .conditions > label + label { flex-basis: 190px; margin-left: auto; }
  .conditions select { width: 100%; }
  .conditions .send { display: none; }
  @media (scripting: none) { .conditions .send { display: inline-flex; } }
  footer { display: flex; flex-wrap: wrap; gap: ${gap[8]}; padding: 12px 16px; border-top: 1px solid var(--hair); }
  ${MOBILE} {
    .stamp { margin-left: 0; }
    .conditions, footer { padding: 8px var(--gutter); }
    .conditions > label, .conditions > label + label { flex: 1 1 140px; margin-left: 0; }
  }
`;

/** Scrolls both ways: the head and the names of the matches stay. */
export const gridTableClass: string = css`
  position: relative;
  max-height: calc(100vh - 96px);
  max-height: calc(100dvh - 96px);
  overflow: auto;
  /* what is focused is not under the head or the first column */
  scroll-padding-top: 4.5rem;
  &:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
  table { width: 100%; border-collapse: separate; border-spacing: 0; font-size: ${font.small}; line-height: 18px; font-variant-numeric: tabular-nums; }
  caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  th, td { height: 36px; padding: 4px 10px; border-bottom: 1px solid var(--hair); text-align: center; font-weight: ${weight.medium}; white-space: nowrap; }
  thead th { position: sticky; top: 0; z-index: 2; background: var(--sub); color: var(--text); font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.strong}; vertical-align: bottom; }
  small { display: block; color: var(--text3); font-size: ${font.micro}; line-height: 14px; font-weight: ${weight.medium}; }
  tr > :first-child { position: sticky; left: 0; z-index: 1; border-right: 1px solid var(--hair); background: var(--surface); text-align: left; }
  thead tr > :first-child { z-index: 3; background: var(--sub); color: var(--text3); font-weight: ${weight.medium}; }
  tbody tr:hover > :is(td, th) { background: var(--sub); }
  th.match { min-width: 264px; padding-left: 60px; white-space: normal; overflow-wrap: anywhere; }
  thead th.match { padding-left: 16px; }
  /* beside the names, however many lines they have */
  .time { position: absolute; inset: 0 auto 0 16px; display: flex; align-items: center; color: var(--text3); white-space: nowrap; }
  .teams { font-weight: ${weight.strong}; }
  .teams a:hover { text-decoration: underline; text-underline-offset: 3px; }
  .teams a > span:first-child::after { content: " –"; color: var(--text3); }
  .three { display: inline-grid; grid-auto-flow: column; grid-auto-columns: minmax(38px, auto); justify-content: center; gap: ${gap[2]}; }
  td .three > * { text-align: right; }
  th .three { display: grid; }
  th .three > * { text-align: right; }
  td.best, td.payout { background: var(--sub); color: var(--text); }
  td.best .three > * { font-weight: ${weight.bold}; }
  td.payout, th.payout { border-right: 1px solid var(--hair); }
  td.sure { color: var(--pos); font-weight: ${weight.bold}; }
  td { color: var(--text2); }
  td b { color: var(--text); font-weight: ${weight.bold}; text-decoration: underline dotted; text-decoration-thickness: 2px; text-underline-offset: 3px; }
  td.stale { color: var(--text3); font-style: italic; }
  td.age { color: var(--text3); text-align: right; padding-right: 16px; }
  .league > * { height: 30px; background: var(--sub); }
  .league > th { color: var(--text); font-weight: ${weight.strong}; overflow: visible; }
  .league > th > span { position: sticky; left: 16px; white-space: nowrap; }
  .league > th :is(img, svg) { display: inline-block; margin-right: 8px; vertical-align: -1px; }
  .league > :first-child { position: static; padding-left: 16px; border-right: 0; }
  .note { position: sticky; left: 0; max-width: min(72ch, 100vw - 32px); padding: 10px 16px; color: var(--text3); font-size: ${font.meta}; line-height: 16px; }
  ${MOBILE} {
    th, td { height: 44px; padding: 4px 6px; }
    th.match, thead th.match { min-width: 132px; padding-left: var(--gutter); }
    .time { position: static; display: block; font-size: ${font.micro}; line-height: 14px; }
    .teams { display: block; }
    .teams a { display: block; }
    .teams a > span { display: block; }
    .teams a > span:first-child::after { content: none; }
    .three { grid-auto-columns: minmax(34px, auto); gap: 1px; }
    .league > th { max-width: none; }
  }
  @media print { max-height: none; overflow: visible; }
`;
