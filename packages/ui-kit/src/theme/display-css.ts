import { DESKTOP, MOBILE } from './breakpoints.ts';
import { HIDDEN_SCORE } from './hidden-score.ts';

export interface DisplayedBy {
  readonly isCompact: boolean;
  readonly hidesScores: boolean;
}

/** Lower rows: of lists of matches, of tables and of other lists of matches. */
const compact = /* css */ `
html[data-rows] [data-tab] { --row: 2.125rem; --bar: 1.875rem; }
html[data-rows] [data-tab] .st { height: 2.125rem; }
html[data-rows] [data-tab] .lb .st { height: 100%; }
html[data-rows] [data-tab] .v { line-height: 16px; }
html[data-rows] [data-tab] :is(.tt, .sc) > span { min-height: 1rem; line-height: 16px; }
html[data-rows] [data-tab] .od { min-height: 1.5rem; }
html[data-rows] main table :is(th, td) { height: 28px; padding-block: 2px; }
html[data-rows] main li > a:has(> .vs) { min-height: 30px; padding-block: 2px; }
${MOBILE} {
  html[data-rows] [data-tab] { --row: 2.75rem; --bar: 2.25rem; }
  html[data-rows] [data-tab][data-odds='1'] { --row: 4.75rem; }
  html[data-rows] [data-tab] .st { height: 2.75rem; }
  html[data-rows] [data-tab] .v { grid-template-rows: minmax(calc(2.75rem - 1px), auto); grid-auto-rows: 2rem; }
  html[data-rows] [data-tab] .p { height: 2rem; }
  html[data-rows] [data-tab] li:has(.no), html[data-rows] [data-tab] li:has(.no) > .v { min-height: 2.75rem; }
  html[data-rows] [data-tab] .v .od { min-height: 1.625rem; }
  html[data-rows] [data-tab] .v > .os { padding-bottom: 4px; }
  html[data-rows] [data-tab] .lb button { height: 36px; }
  html[data-rows] main table :is(th, td) { height: 36px; }
  html[data-rows] main li > a:has(> .vs) { min-height: 44px; }
}`;

/**
 * A score is drawn as a dash until its match is opened; neither weight nor colour of a name or a
 * price reveals who is ahead.
 */
const hidden = /* css */ `
html[data-scores] ${HIDDEN_SCORE} { visibility: hidden; }
html[data-scores] [data-tab] .sc:has(> span:not(:empty)) { background: linear-gradient(var(--borderStrong) 0 0) right 12px center / 10px 2px no-repeat; }
html[data-scores] :is([data-tab] .tt, .vs) :is(.w, .lo, b) { font-weight: inherit; color: inherit; }
html[data-scores] .od.won { font-weight: inherit; box-shadow: none; outline: 0; }
@media (scripting: none) { html[data-scores] li:focus-within ${HIDDEN_SCORE} { visibility: visible; } }
@media print { html[data-scores] ${HIDDEN_SCORE} { visibility: visible; } }
${DESKTOP} { html[data-scores] [data-tab] .sc { cursor: pointer; } }`;

const oneLine = (css: string): string => css.replaceAll(/\s*\n\s*/g, '');

/** Rules of a reader's settings; none for those of a first visit, whose pages are as they were. */
export const displayCss = ({ isCompact, hidesScores }: DisplayedBy): string =>
  oneLine((isCompact ? compact : '') + (hidesScores ? hidden : ''));
