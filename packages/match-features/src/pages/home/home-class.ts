import { css, DESKTOP, MOBILE, WIDE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';

const layout = /* css */ `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[16]};
  align-items: start;
  /* large text is detected by the width of a column in ems */
  & > * { container-type: inline-size; display: grid; grid-template-columns: minmax(0, 1fr); gap: inherit; min-width: 0; }
  ${DESKTOP} { grid-template-columns: minmax(0, 1fr) 300px; }
  .pair { display: grid; grid-template-columns: minmax(0, 1fr); gap: inherit; align-items: start; }
  .pair:empty { display: none; }
  ${WIDE} { .pair:has(> :nth-child(2)) { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  ${MOBILE} { gap: ${gap[12]}; }
`;

const heads = /* css */ `
  .head { display: flex; align-items: baseline; flex-wrap: wrap; gap: ${gap[4]} ${gap[12]}; }
  .head p { font-size: ${font.small}; line-height: 18px; font-weight: ${weight.medium}; color: var(--text3); }
  .head b { font-weight: ${weight.strong}; color: var(--live); }
  .bh { display: flex; flex-wrap: wrap; align-items: center; gap: 0 ${gap[8]}; min-height: 44px; padding: 0 16px; }
  .bh h2 { min-width: 0; overflow-wrap: anywhere; }
  .bh a { margin-left: auto; padding: 8px 0; font-size: ${font.small}; font-weight: ${weight.medium}; color: var(--accent); white-space: nowrap; }
  .bh a:hover { text-decoration: underline; text-underline-offset: 3px; }
  .bh + * { border-top: 1px solid var(--hair); }
  .open > .bh { padding: 0; min-height: 32px; }
  .open > .bh + * { border-top: 0; }
  .note { padding: 8px 16px; border-top: 1px solid var(--hair); font-size: ${font.meta}; line-height: 16px; color: var(--text3); }
  ${MOBILE} { .bh { padding: 0 var(--gutter); } .bh a { padding: 12px 0; } }
`;

const cells = /* css */ `
  .cr { width: 16px; height: 16px; flex: none; fill: none; stroke: var(--crestRing); stroke-width: 1.5; }
  .cr > [fill] { stroke: none; }
  i.cr { border-radius: ${radius.badge}; background: var(--sunken); color: var(--text3); font: ${weight.bold} 11PX/16PX "Inter Variable", system-ui, sans-serif; text-align: center; text-transform: uppercase; }
  .cut { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-width: 0; }
  @container (max-width: 16rem) { .cut { white-space: normal; overflow-wrap: anywhere; } }
  .n { font-variant-numeric: tabular-nums; white-space: nowrap; text-align: right; }
  .ld { width: 6px; height: 6px; border-radius: ${radius.round}; background: var(--live); flex: none; }
  table { table-layout: fixed; min-width: 19rem; font-size: ${font.small}; line-height: 18px; font-weight: ${weight.medium}; }
  .w3 { width: 3rem; }
  .w4 { width: 3.5rem; }
  .w5 { width: 5.75rem; }
  .w6 { width: 6rem; }
  .w7 { width: 6.75rem; }
  tbody .cut { white-space: normal; overflow-wrap: anywhere; }
  abbr { text-decoration: none; }
  th, td { padding: 8px 0 8px 8px; vertical-align: middle; border-bottom: 1px solid var(--hair); }
  tr > :first-child { padding-left: 16px; font-weight: inherit; }
  tr > :last-child { padding-right: 16px; }
  tbody tr:last-child > * { border-bottom: 0; }
  thead th { padding-top: 6px; padding-bottom: 6px; background: var(--sub); font-size: ${font.meta}; line-height: 16px; color: var(--text3); }
  tbody th a, tbody th > span { display: block; font-size: ${font.small}; line-height: 18px; font-weight: ${weight.strong}; }
  tbody th a:hover { text-decoration: underline; text-underline-offset: 3px; }
  tbody th small { display: block; overflow-wrap: anywhere; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text3); }
  tbody th { position: relative; }
  tbody th a::after { content: ""; position: absolute; inset: 0; }
  ${MOBILE} { tbody tr { height: 44px; } tr > :first-child { padding-left: var(--gutter); } tr > :last-child { padding-right: var(--gutter); } }
`;

const rows = /* css */ `
  .rows a, .rows li > span.row { display: flex; align-items: center; gap: ${gap[8]}; min-height: 32px; padding: 4px 16px; font-size: ${font.small}; line-height: 18px; font-weight: ${weight.medium}; color: var(--text2); }
  .rows a:hover { background: var(--hover); color: var(--text); }
  .rows .n { margin-left: auto; padding-left: 8px; color: var(--text3); }
  .rows .lv { color: var(--text2); font-weight: ${weight.strong}; }
  .rows { padding: 6px 0; }
  ${MOBILE} { .rows a, .rows li > span.row { min-height: 44px; padding: 4px var(--gutter); } }
`;

/** Styles of a main page; its blocks have their own styles where they need them. */
export const homeClass: string = css`${layout}${heads}${cells}${rows}`;
