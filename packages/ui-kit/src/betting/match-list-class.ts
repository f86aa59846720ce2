import { css, DESKTOP, MOBILE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '../theme/scales.ts';

const frame = /* css */ `
  container-type: inline-size;
  --row: 2.5rem;
  --bar: 2.25rem;
  & > section {
    --fc: 2.625rem;
    --cols: 32px 4.5rem minmax(0, 1fr) 2.625rem var(--fc) repeat(3, 3.625rem) 2.625rem;
    --pw: 10.875rem;
    --pr: 2.625rem;
    contain: content;
    content-visibility: auto;
    contain-intrinsic-height: auto calc(var(--bar) + var(--rows, 0) * var(--row));
  }
  & > section[data-closed] { contain-intrinsic-height: var(--bar); }
  /* retained as painted: showing three hundred rows again costs no restyling of each */
  & > section[data-closed] > ul, & > section[data-out] { content-visibility: hidden; height: 0; contain-intrinsic-height: 0; overflow: hidden; }
  @supports not (content-visibility: hidden) { & > section[data-closed] > ul, & > section[data-out] { display: none; } }
  &[data-tab=live] li:not(.l), &[data-tab=finished] li:not(.f),
  &[data-tab=scheduled] li:not(.s), &[data-tab=tips] li:not(.t),
  &[data-tab=mine] section:not(:has(.lb .st[aria-pressed=true])) li:not(:has(.st[aria-pressed=true])) { display: none; }
  .nojs { display: none; }
  @container (min-width: 47.5rem) {
    & > section { --cols: 34px 4.625rem minmax(0, 1fr) 2.625rem var(--fc) repeat(3, 3.625rem) .5rem repeat(2, 3.375rem) 2.75rem; --pr: 10rem; }
  }
  @container (min-width: 60rem) {
    & > section { --fc: 3.75rem; --cols: 38px 4.75rem minmax(0, 1fr) 3rem var(--fc) repeat(3, 4.5rem) .75rem repeat(2, 4.25rem) 3.75rem; --pw: 13.5rem; --pr: 13rem; }
  }
  &[data-forecast="0"] > section { --fc: 0px; }
  /* a word in a column without width would be as high as it has letters */
  &[data-forecast="0"] .lb > .fc { height: 0; }
  ${MOBILE} {
    --bar: 2.75rem;
    --row: 3.25rem;
    & > section { --cols: 36px 4rem minmax(0, 1fr) 2.75rem; }
    &[data-odds="1"] { --row: 6rem; }
  }
`;

const bar = /* css */ `
  .lb {
    display: grid;
    grid-template-columns: var(--cols);
    align-items: center;
    min-height: var(--bar);
    background: var(--sub);
    border-top: 1px solid var(--border);
    border-bottom: 1px solid var(--hair);
    font-size: ${font.meta};
    line-height: 16px;
    font-weight: ${weight.medium};
    color: var(--text2);
  }
  & > section:first-child > .lb { border-top-color: transparent; }
  & > [data-closed] > .lb { border-bottom-color: transparent; }
  .lb h2 { grid-column: 2 / 5; display: flex; align-items: center; gap: ${gap[8]}; min-width: 0; height: 100%; font: inherit; letter-spacing: 0; }
  .lb h2 > :is(a, .nl) { display: flex; align-items: center; gap: ${gap[8]}; min-width: 0; height: 100%; }
  .lb h2 > a:hover b { text-decoration: underline; text-underline-offset: 3px; }
  .lb h2 > :is(a, .nl) > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .lb b { color: var(--text); font-weight: ${weight.strong}; }
  .lb small { font-size: ${font.meta}; color: var(--text3); white-space: nowrap; font-variant-numeric: tabular-nums; }
  .lb .ld { display: inline-block; vertical-align: 1px; margin-right: 4px; }
  .lb .fc, .lb .os > span { font-size: ${font.micro}; color: var(--text3); }
  .lb .os > span { text-align: right; padding-right: 10px; white-space: nowrap; }
  .lb button { display: flex; align-items: center; justify-content: center; justify-self: center; width: 28px; height: 28px; border-radius: ${radius.field}; color: var(--text2); }
  .lb button:hover { background: var(--hover); color: var(--text); }
  .lb [aria-expanded=false] svg { transform: rotate(180deg); }
  ${MOBILE} {
    .lb h2 { grid-column: 2 / 4; }
    .lb h2 > :is(a, .nl) > span { white-space: normal; overflow-wrap: anywhere; }
    .lb > .fc, .lb > .os { display: none; }
    .lb button { grid-column: 4; width: 44px; height: 44px; }
  }
`;

/** Beside the row's link and over its start; the list presses it. */
const stars = /* css */ `
  .lb { position: relative; }
  .st { position: absolute; z-index: 2; left: 0; top: 0; width: 34px; height: 2.5rem; color: var(--text3); font: 16PX/1 system-ui, sans-serif; }
  .lb .st { grid-column: 1 / -1; width: 34px; height: 100%; justify-self: auto; border-radius: 0; color: var(--text3); }
  .st::before { content: "☆" / ""; }
  .st[aria-pressed=true]::before { content: "★" / ""; color: var(--star); }
  .st:hover { color: var(--star); }
  .st:focus-visible { outline-offset: -4px; }
  @media (scripting: none) { .st { display: none; } }
  ${MOBILE} { .st, .lb .st { width: 44px; height: 3.25rem; padding-right: 8px; } .lb .st { grid-column: 1 / -1; height: 100%; } .tm b { font-size: ${font.micro}; gap: ${gap[2]}; } }
`;

const row = /* css */ `
  li { position: relative; min-height: var(--row); }
  li:hover { background: var(--hover); }
  .r { position: absolute; inset: 0; z-index: 1; }
  .p { position: absolute; z-index: 2; top: 0; right: var(--pr); width: var(--pw); height: 100%; }
  .p:hover { box-shadow: inset 0 0 0 1px var(--border); }
  .v { display: grid; grid-template-columns: var(--cols); align-items: center; min-height: var(--row); border-bottom: 1px solid var(--hair); line-height: 18px; }
  li:last-child > .v { border-bottom-color: transparent; }
  .r:focus-visible, .p:focus-visible, .lb a:focus-visible, .lb button:focus-visible { outline-offset: -2px; }
  .ld { width: 6px; height: 6px; border-radius: ${radius.round}; background: var(--live); flex: none; }
  .bl { position: absolute; top: 2px; right: 8px; width: 12px; height: 12px; background: var(--text2); clip-path: path("M6 .5a4 4 0 0 0-4 4c0 3-1.3 4.2-1.3 4.2h10.6S10 7.5 10 4.5a4 4 0 0 0-4-4M4.5 9.7a1.5 1.5 0 0 0 3 0z"); forced-color-adjust: none; }
  .tm { position: relative; grid-column: 2; padding-right: 6px; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text2); font-variant-numeric: tabular-nums; }
  .tm small { display: block; overflow-wrap: anywhere; font-size: ${font.micro}; line-height: 14px; color: var(--text3); }
  .tm .wn { color: var(--warn); }
  .tm b { display: flex; align-items: center; gap: ${gap[4]}; color: var(--live); font-weight: ${weight.bold}; white-space: nowrap; }
  .tm b::before { content: ""; width: 6px; height: 6px; border-radius: ${radius.round}; background: currentColor; flex: none; }
  .tt { min-width: 0; }
  .tt > span { display: flex; align-items: center; gap: ${gap[8]}; min-height: 1.125rem; min-width: 0; }
  .tt > span > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .tt .w { font-weight: ${weight.strong}; }
  .lo { color: var(--text2); }
  .cr { width: 16px; height: 16px; flex: none; fill: none; stroke: var(--crestRing); stroke-width: 1.5; }
  .cr > [fill] { stroke: none; }
  i.cr { border-radius: ${radius.badge}; background: var(--sunken); color: var(--text3); font: ${weight.bold} 11PX/16PX "Inter Variable", system-ui, sans-serif; text-align: center; text-transform: uppercase; }
  .rc { display: inline-flex; align-items: center; gap: ${gap[2]}; flex: none; margin-left: -2px; font: ${weight.strong} ${font.micro}/14px "Inter Variable", system-ui, sans-serif; color: var(--text2); }
  .rc::before { content: ""; width: 8px; height: 11px; border-radius: 1.5PX; background: var(--card); forced-color-adjust: none; }
  .sc { padding-right: 8px; text-align: right; font-weight: ${weight.medium}; font-variant-numeric: tabular-nums; }
  .sc > span { display: block; min-height: 1.125rem; white-space: nowrap; }
  .sc .w { font-weight: ${weight.bold}; }
  .sc small { margin-left: 2px; font-size: ${font.micro}; font-weight: ${weight.medium}; color: var(--text3); }
  .sc.lv > span { color: var(--live); font-weight: ${weight.bold}; }
  .fc { overflow: hidden; text-align: center; font-size: ${font.meta}; font-weight: ${weight.medium}; color: var(--text3); font-variant-numeric: tabular-nums; }
  .tp { --u: var(--border); --m: var(--border); --s: var(--border); display: grid; justify-items: center; align-content: center; gap: ${gap[2]}; font-size: ${font.meta}; font-weight: ${weight.medium}; color: var(--text2); font-variant-numeric: tabular-nums; }
  .tp > b { display: flex; align-items: center; gap: ${gap[4]}; font-weight: inherit; line-height: 16px; }
  .tp > b::before { content: ""; width: 11px; height: 11px; background: var(--text3); clip-path: path("M8.3 .7 10.8 3.2 4 10 .9 10.6 1.5 7.5z"); forced-color-adjust: none; }
  .tp.u { --u: var(--text3); }
  .tp.m { --m: var(--text3); }
  .tp.s { --s: var(--text3); }
  .tp:is(.u, .m, .s)::after { content: ""; width: 20px; height: 4px; background: linear-gradient(90deg, var(--u) 0 6px, #0000 6px 7px, var(--m) 7px 13px, #0000 13px 14px, var(--s) 14px); forced-color-adjust: none; }
  ${MOBILE} {
    .v { grid-template-rows: minmax(calc(3.25rem - 1px), auto); grid-auto-rows: 2.75rem; align-content: start; }
    .p { top: auto; bottom: 0; left: 36px; right: var(--gutter); width: auto; height: 2.75rem; }
    &[data-odds="0"] .p { display: none; }
    .v > .fc, .v > .tp { display: none; }
    .tt > span, .sc > span { min-height: 1.25rem; line-height: 20px; }
    .sc { padding-right: var(--gutter); }
  }
`;

/** Names the outcome of each price where no column header does. */
const outcomes = /* css */ `
    .v .od::after { order: -1; margin-right: auto; font-size: ${font.micro}; font-weight: ${weight.medium}; color: var(--text3); }
    .v .od:nth-child(1)::after { content: "1"; }
    .v .od:nth-child(2):not(.on)::after { content: "X"; }
    .v .od:nth-child(2):nth-last-child(odd)::after, .v .od:nth-child(3)::after { content: "2"; }
`;

const odds = /* css */ `
  .os { display: contents; }
  .od { position: relative; display: flex; align-items: center; justify-content: flex-end; gap: ${gap[2]}; min-height: 1.75rem; padding: 0 10px 0 2px; border-radius: ${radius.field}; font-size: ${font.small}; font-weight: ${weight.medium}; white-space: nowrap; font-variant-numeric: tabular-nums; }
  .od > small { margin-right: auto; font-size: ${font.micro}; color: var(--text3); }
  .on { font-size: ${font.micro}; color: var(--text3); }
  .od > b { min-width: 1.875rem; font-weight: inherit; text-align: right; }
  .up::before, .down::before { content: ""; width: 8px; height: 6px; background: var(--text3); clip-path: polygon(50% 0, 100% 100%, 0 100%); forced-color-adjust: none; }
  .down::before { clip-path: polygon(0 0, 100% 0, 50% 100%); }
  .warm::before, .hot::before { background: currentColor; }
  .up.warm::before { background: var(--up); }
  .down.warm::before { background: var(--down); }
  .up.hot { background: var(--upTint); color: var(--up); }
  .down.hot { background: var(--downTint); color: var(--down); }
  .off { color: var(--text3); }
  .won { font-weight: ${weight.bold}; box-shadow: inset 0 0 0 1px var(--borderStrong); }
  @media (forced-colors: active) { .ld, .tm b::before { background: CanvasText; } .won { outline: 1px solid CanvasText; outline-offset: -1px; } .hot { outline: 1px dashed CanvasText; outline-offset: -1px; } .od:is(.up, .down)::before { background: CanvasText; } }
  .no { color: var(--text3); }
  @container (max-width: 47.49rem) { .os > :nth-child(n + 4) { display: none; } }
  @container (min-width: 47.5rem) {
    .os > :nth-child(4) { grid-column: 10; }
    .v .os > :nth-child(4)::after { content: ""; position: absolute; left: -5px; top: 5px; bottom: 5px; border-left: 1px solid var(--border); }
  }
  ${MOBILE} {
    .os > :nth-child(4) { grid-column: auto; }
    .v > .os { grid-column: 2 / -1; display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: ${gap[4]}; padding: 0 var(--gutter) 8px 0; }
    & .v > .no, &[data-odds="0"] .v > .os, & .os > :nth-child(n + 4), & .os > :nth-child(3):nth-last-child(2) { display: none; }
    &[data-odds="1"] li:has(.no), & li:has(.no) > .v { min-height: 3.25rem; }
    .v .od { min-height: 2.25rem; padding: 0 10px; background: var(--sub); }
    .v .od.up.hot { background: var(--upTint); }
    .v .od.down.hot { background: var(--downTint); }
    ${outcomes}
    .od > b { min-width: 0; }
  }
`;

/**
 * Text twice as large: the time is above the names, which take two lines, and the lines of the
 * score separate with them; where a desktop has no room for prices they are under the names.
 */
const bigLetters = /* css */ `
  @container (max-width: 19rem) {
    .tt > span > span { white-space: normal; overflow-wrap: anywhere; }
    & > section { --cols: 36px 0 minmax(0, 1fr) 2.75rem; }
    .lb h2 > :is(a, .nl) { padding-block: 4px; }
    .v { grid-template-rows: auto; grid-auto-rows: auto; padding: 4px 0; }
    .v > .tm { grid-area: 1 / 2 / 2 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: 0 ${gap[8]}; white-space: nowrap; }
    .v > .tt { grid-area: 2 / 3; }
    .v > .sc { grid-area: 2 / 4; display: grid; align-self: stretch; align-content: space-around; }
  }
  ${DESKTOP} {
    @container (max-width: 40rem) {
      & > section { --cols: 34px 4.5rem minmax(0, 1fr) 2.75rem; --row: 4.5rem; }
      .lb > .fc, .lb > .os, .v > .fc, .v > .tp, .v > .no, .p { display: none; }
      .lb h2 { grid-column: 2 / 4; }
      .v > .os { grid-column: 2 / -1; display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); }
      ${outcomes}
      .st { height: 4.5rem; }
    }
  }
`;

/** Nothing opens where no script runs, so everything is open. */
const plain = /* css */ `
  @media (scripting: none) {
    .lb button { display: none; }
    & > section[data-closed] { contain-intrinsic-height: auto calc(var(--bar) + var(--rows, 0) * var(--row)); }
    & > section[data-closed] > ul { display: block; }
    .nojs { display: block; padding: 10px 16px; color: var(--accent); font-weight: ${weight.medium}; }
  }
`;

/**
 * The list round `LeagueBar` and `MatchRow`. Its attributes are the view: `data-tab` hides rows,
 * `data-forecast` and `data-odds` columns, all without a render. A section declares its number of
 * rows (`rowCountClass`), so that its height is known before it is painted.
 */
export const matchListClass: string = css`${frame}${bar}${stars}${row}${odds}${bigLetters}${plain}`;
