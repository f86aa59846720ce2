import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';

export const chartClass = css`
  padding: 12px 16px 4px;
  font-size: ${font.meta};
  line-height: 16px;
  color: var(--text2);
  font-variant-numeric: tabular-nums;
  > p { font-size: ${font.small}; line-height: 20px; color: var(--text); }
  > p + p { padding-top: 8px; }
  h3 { display: flex; flex-wrap: wrap; justify-content: space-between; gap: ${gap[4]} ${gap[16]}; padding-top: 12px; font-size: ${font.small}; line-height: 18px; font-weight: ${weight.bold}; color: var(--text); }
  h3 small { font-size: ${font.meta}; font-weight: ${weight.medium}; color: var(--text2); }
  ul { display: flex; flex-wrap: wrap; gap: ${gap[4]} ${gap[16]}; padding-top: 8px; }
  li { display: inline-flex; align-items: center; gap: ${gap[8]}; overflow-wrap: anywhere; }
  li > i { flex: none; width: 8px; height: 8px; border-radius: 2PX; background: var(--home); forced-color-adjust: none; }
  li > i.away { background: var(--away); }
  .plot { position: relative; padding: 22px 10px 42px 26px; }
  .plot.goals { padding-bottom: 22px; }
  .plot > svg { display: block; width: 100%; height: 170px; overflow: visible; }
  .plot.goals > svg { height: 140px; }
  path { fill: none; vector-effect: non-scaling-stroke; stroke: var(--grid); }
  path.bar.home { stroke: none; fill: var(--home); }
  path.bar.away { stroke: none; fill: var(--away); }
  path.zero, path.break { stroke: var(--borderStrong); }
  path.mark { stroke: var(--text3); stroke-dasharray: 2 3; }
  path.line { stroke: var(--text); stroke-width: 1.5px; stroke-linejoin: round; opacity: .75; }
  path.course { stroke: var(--home); stroke-width: 2px; stroke-linejoin: round; }
  path.course.away { stroke: var(--away); }
  circle.home, circle.ring { fill: var(--home); }
  circle.away { fill: var(--away); }
  circle.ring { fill: var(--surface); stroke: var(--home); stroke-width: 2px; }
  circle.ring.away { stroke: var(--away); }
  text { font: ${weight.medium} 11PX/14PX "Inter Variable", system-ui, sans-serif; fill: var(--text3); }
  .score { font-weight: ${weight.bold}; fill: var(--text); }
  @media (forced-colors: active) {
    path { stroke: CanvasText; }
    path.bar.home, path.bar.away { fill: CanvasText; }
    text { fill: CanvasText; }
  }
  ${MOBILE} { padding: 10px var(--gutter) 4px; .plot > svg { height: 140px; } }
`;

export const asTableClass = css`
  border-top: 1px solid var(--hair);
  summary { display: flex; align-items: center; min-height: 44px; padding: 0 16px; font-size: ${font.small}; font-weight: ${weight.medium}; color: var(--accent); cursor: pointer; }
  > p { padding: 8px 16px 0; }
  > p:last-child { padding-bottom: 12px; }
  > p { font-size: ${font.meta}; line-height: 16px; color: var(--text2); }
  ${MOBILE} { summary { padding: 0 var(--gutter); } > p { padding-inline: var(--gutter); } }
`;

export const mapClass = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${gap[16]};
  padding: 12px 16px;
  font-size: ${font.meta};
  line-height: 16px;
  color: var(--text2);
  font-variant-numeric: tabular-nums;
  > section { min-width: 0; }
  h3 { display: grid; padding-bottom: 6px; font-size: ${font.small}; line-height: 18px; font-weight: ${weight.bold}; color: var(--text); overflow-wrap: anywhere; }
  h3 small { font-size: ${font.meta}; font-weight: ${weight.medium}; color: var(--text2); }
  h3 i { display: inline-block; width: 8px; height: 8px; margin-right: 6px; border-radius: 2PX; background: var(--home); forced-color-adjust: none; }
  .away h3 i { background: var(--away); }
  .surface { display: block; width: 100%; height: auto; border: 1px solid var(--border); border-radius: ${radius.card}; background: var(--sub); --side: var(--home); }
  .away .surface { --side: var(--away); }
  .surface > path { fill: none; stroke: var(--borderStrong); stroke-width: 1px; vector-effect: non-scaling-stroke; }
  .surface > .goal { stroke: var(--text2); stroke-width: 3px; }
  .shot { fill: none; stroke: var(--side); stroke-width: 1.5px; vector-effect: non-scaling-stroke; }
  .shot.on_target { fill: color-mix(in srgb, var(--side) 35%, transparent); }
  .shot.goal_shot { fill: var(--side); }
  .shot.off_target, .shot.woodwork { stroke-dasharray: 3 2; }
  .dot { fill: var(--surface); }
  ol { display: grid; gap: ${gap[4]}; padding-top: 6px; }
  ol > li { display: grid; grid-template-columns: 40px minmax(0, 1fr) auto; gap: ${gap[8]}; padding: 3px 0 3px 8px; border-left: 3px solid var(--home); }
  ol > li.away { border-color: var(--away); }
  ol > li > b { font-weight: ${weight.bold}; color: var(--text); overflow-wrap: anywhere; }
  ol > li > b small { display: block; font-size: ${font.meta}; font-weight: ${weight.medium}; color: var(--text2); }
  ol > li > strong { color: var(--text); }
  @media (forced-colors: active) { .shot { stroke: CanvasText; } }
  ${MOBILE} { padding: 12px var(--gutter); }
`;

export const legendClass = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap[4]} ${gap[16]};
  padding: 0 16px 12px;
  font-size: ${font.meta};
  line-height: 16px;
  color: var(--text2);
  li { display: inline-flex; align-items: center; gap: ${gap[8]}; }
  svg { flex: none; --side: var(--text2); }
  .shot { fill: none; stroke: var(--side); }
  .shot.on_target { fill: color-mix(in srgb, var(--side) 35%, transparent); }
  .shot.goal_shot { fill: var(--side); }
  .shot.off_target { stroke-dasharray: 2 2; }
  ${MOBILE} { padding: 0 var(--gutter) 12px; }
`;

export const ratingsClass = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  font-size: ${font.small};
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  > div { min-width: 0; }
  > div + div { border-left: 1px solid var(--hair); }
  table { width: 100%; border-collapse: collapse; }
  h3 { display: flex; flex-wrap: wrap; justify-content: space-between; gap: ${gap[2]} ${gap[12]}; padding: 8px 16px; font-size: ${font.small}; font-weight: ${weight.bold}; background: var(--sub); overflow-wrap: anywhere; }
  h3 small { font-size: ${font.meta}; font-weight: ${weight.medium}; color: var(--text2); }
  th, td { padding: 6px 8px; font-weight: ${weight.medium}; text-align: left; border-top: 1px solid var(--hair); overflow-wrap: anywhere; }
  thead td { padding: 0; border: 0; }
  td:first-child { width: 40px; white-space: nowrap; overflow-wrap: normal; padding-left: 16px; color: var(--text3); text-align: right; }
  td.what { font-size: ${font.meta}; color: var(--text2); text-align: right; }
  td:last-child { width: 62px; padding-right: 16px; text-align: right; }
  ${MOBILE} {
    > div + div { border-left: 0; border-top: 1px solid var(--hair); }
    h3 { padding: 8px var(--gutter); }
    td:first-child { padding-left: var(--gutter); }
    td:last-child { padding-right: var(--gutter); }
  }
`;
