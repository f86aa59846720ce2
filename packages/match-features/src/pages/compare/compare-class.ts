import { css, MOBILE } from '@tipmark/ui-kit';
import { crestCss, font, gap, radius, weight } from '@tipmark/ui-kit/style-values';

/** The page from top to bottom. */
export const compareClass: string = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[12]};
  .choice { display: grid; grid: auto / minmax(0, 1fr) minmax(0, 1fr); grid-auto-flow: column; align-items: start; gap: ${gap[12]}; padding: 16px; }
  .side label > span { display: block; padding-bottom: 4px; color: var(--text2); font-size: ${font.meta}; line-height: 16px; }
  .side input { width: 100%; min-height: 44px; padding: 0 12px; border: 1px solid var(--borderStrong); border-radius: ${radius.field}; background: var(--surface); font-size: ${font.large}; }
  .side :is(p, output) { display: block; padding: 8px 0 0; color: var(--text2); font-size: ${font.small}; line-height: 18px; }
  .side ul { margin-top: 4px; border: 1px solid var(--hair); border-radius: ${radius.field}; }
  .side li + li { border-top: 1px solid var(--hair); }
  .side li a { display: flex; align-items: center; gap: ${gap[8]}; min-height: 44px; padding: 6px 12px; }
  .side li a:hover { background: var(--hover); }
  .side li b { min-width: 0; font-weight: ${weight.strong}; overflow-wrap: anywhere; }
  .side li small { margin-left: auto; color: var(--text3); font-size: ${font.meta}; line-height: 16px; text-align: right; }
  .act { display: flex; gap: ${gap[8]}; padding-top: 20px; }
  .act:not(:has(> a)) { display: none; }
  .act > button { min-height: 44px; }
  .act .send { display: none; }
  @media (scripting: none) { .act .send { display: inline-flex; } .act:not(:has(> a)) { display: flex; } }
  .swap { display: grid; place-items: center; width: 44px; height: 44px; border: 1px solid var(--border); border-radius: ${radius.field}; color: var(--text2); }
  .swap:hover { border-color: var(--borderStrong); color: var(--text); }
  .swap svg { transform: rotate(90deg); }
  .columns { display: grid; grid-template-columns: minmax(0, 1fr) 320px; align-items: start; gap: ${gap[16]}; }
  .columns > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${gap[16]}; min-width: 0; }
  .sides { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: ${gap[12]}; padding: 16px; border-bottom: 1px solid var(--hair); }
  .sides > div { display: flex; align-items: flex-start; gap: ${gap[12]}; min-width: 0; }
  .sides > div > div { min-width: 0; }
  .sides > div + div { flex-direction: row-reverse; text-align: right; }
  .sides h2 { font-size: ${font.display}; line-height: 24px; overflow-wrap: anywhere; }
  .sides h2 a:hover { text-decoration: underline; text-underline-offset: 3px; }
  .sides p { padding: 2px 0 6px; color: var(--text2); font-size: ${font.small}; line-height: 18px; }
  .sides > div { ${crestCss(40)} }
  .counts { padding: 8px 16px; border-bottom: 1px solid var(--hair); }
  .counts ul { display: flex; flex-wrap: wrap; gap: ${gap[8]}; }
  .statistics { width: 100%; table-layout: fixed; font-size: ${font.small}; line-height: 18px; font-variant-numeric: tabular-nums; }
  .statistics caption, .statistics thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .statistics tr > * { height: 36px; padding: 4px 16px; border-bottom: 1px solid var(--hair); }
  .statistics tbody:last-child > tr:last-child > * { border-bottom: 0; }
  .statistics td { width: 36%; }
  .statistics th[scope='row'] { padding: 4px 0; text-align: center; color: var(--text2); font-weight: ${weight.medium}; }
  .statistics small { display: block; color: var(--text3); font-size: ${font.micro}; line-height: 14px; font-weight: ${weight.medium}; }
  .statistics .group > th { height: 28px; padding: 4px 16px; background: var(--sub); color: var(--text2); text-align: left; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.strong}; }
  .statistics .group small { float: right; margin-left: 12px; line-height: 16px; }
  .statistics td > span { display: grid; grid-template-columns: 52px minmax(0, 1fr); align-items: center; gap: ${gap[12]}; color: var(--text2); }
  .statistics td:last-child > span { grid-template-columns: minmax(0, 1fr) 52px; text-align: right; }
  .statistics td:last-child > span > svg { order: -1; }
  .statistics td b { color: var(--text); font-weight: ${weight.bold}; }
  .statistics svg { width: 100%; height: 12px; overflow: visible; }
  .statistics path { stroke: var(--text); stroke-width: 2px; vector-effect: non-scaling-stroke; }
  .statistics .track { fill: var(--sunken); }
  .statistics .first { fill: var(--home); }
  .statistics .second { fill: var(--away); }
  .none { padding: 12px 16px; color: var(--text2); }
  .meetings { font-size: ${font.small}; line-height: 18px; font-variant-numeric: tabular-nums; }
  .meetings > div { display: grid; gap: ${gap[8]}; padding: 12px 16px; }
  .meetings ul { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 ${gap[12]}; color: var(--text2); }
  .meetings b { color: var(--text); font-weight: ${weight.bold}; }
  .meetings p { color: var(--text2); font-size: ${font.meta}; line-height: 16px; }
  .meetings ol > li { border-top: 1px solid var(--hair); }
  .meetings ol a { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 0 ${gap[12]}; min-height: 44px; padding: 6px 16px; overflow-wrap: anywhere; }
  .meetings ol a:hover { background: var(--hover); }
  .meetings small { display: block; color: var(--text3); font-size: ${font.meta}; line-height: 16px; }
  @media (max-width: 1199px) { .columns { grid-template-columns: minmax(0, 1fr); } }
  ${MOBILE} {
    .choice { grid: auto / minmax(0, 1fr); padding: 12px var(--gutter); }
    .act { padding-top: 0; }
    .sides { padding: 12px var(--gutter); gap: ${gap[8]}; }
    .sides > div, .sides > div + div { flex-direction: column; gap: ${gap[6]}; }
    .sides > div + div { align-items: flex-end; }
    .counts { padding: 8px var(--gutter); }
    .statistics tr > * { padding: 4px var(--gutter); }
    .statistics td { width: 30%; }
    .statistics td > span, .statistics td:last-child > span { grid-template-columns: minmax(0, 1fr); gap: ${gap[4]}; }
    .statistics td:last-child > span > svg { order: 0; }
  }
`;
