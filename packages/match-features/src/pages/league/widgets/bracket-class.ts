import { css, DESKTOP, MOBILE, visuallyHidden } from '@tipmark/ui-kit';
import { crestCss } from '@tipmark/ui-kit/betting';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';

/** The heading of a bracket that its tab names already. */
export const hiddenHeading: string = visuallyHidden;

/** The pair of a bracket: two sides with their score, then when and how it was decided. */
export const pairClass: string = css`
  position: relative;
  display: block;
  min-width: 0;
  border: 1px solid var(--border);
  border-radius: ${radius.field};
  background: var(--surface);
  font-size: ${font.small};
  line-height: 18px;
  overflow: hidden;
  &[data-path] { border-color: var(--accent); box-shadow: inset 3px 0 var(--accent); }
  &:has(a:hover) { background: var(--hover); }
  p { display: flex; align-items: center; gap: ${gap[8]}; padding: 5px 10px; color: var(--text2); }
  p + p { border-top: 1px solid var(--hair); }
  p.lead { font-weight: ${weight.strong}; color: var(--text); }
  p > [aria-hidden] { display: grid; flex: none; }
  p > .name { min-width: 0; overflow-wrap: anywhere; }
  p > :is(.shots, b) { font-weight: inherit; font-variant-numeric: tabular-nums; }
  p > .name + * { margin-left: auto; }
  p > .shots { font-size: ${font.meta}; color: var(--text3); }
  ${crestCss(16)}
  .foot { display: flex; flex-wrap: wrap; gap: 0 ${gap[10]}; padding: 2px 10px; border-top: 1px solid var(--hair); background: var(--sub); font-size: ${font.micro}; line-height: 14px; color: var(--text2); font-variant-numeric: tabular-nums; }
  .foot a { display: inline-block; min-width: 24px; min-height: 24px; line-height: 24px; color: inherit; }
  .foot a:hover { color: var(--accent); text-decoration: underline; }
  /* one match: the whole card opens it */
  .foot[data-one] { justify-content: space-between; }
  .foot[data-one] a::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
  .foot a:focus-visible { outline-offset: -2px; }
  .foot[data-one] a:focus-visible::after { outline: 2px solid var(--accent); outline-offset: -2px; border-radius: ${radius.field}; }
  .decided { align-self: center; }
`;

const LINE = '1px solid var(--borderStrong)';
const PATH = '2px solid var(--accent)';
const HALF_GAP = '12px';

/** Stages side by side; lines lead from each pair to the one its winner plays in. */
export const bracketClass: string = css`
  padding: 14px 16px 16px;
  border-top: 1px solid var(--hair);
  > h2 { margin-bottom: 10px; }
  h3 { margin-bottom: ${gap[8]}; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.strong}; color: var(--text2); }
  h3::first-letter { text-transform: uppercase; }
  .stages { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(196px, 1fr); column-gap: ${gap[24]}; overflow: auto hidden; padding: 2px; margin: -2px; }
  .stages[data-one] ol { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: ${gap[12]}; }
  .stage { display: flex; flex-direction: column; min-width: 0; }
  .stage > ol { flex: 1; display: flex; flex-direction: column; }
  .champion { display: flex; align-items: center; gap: ${gap[10]}; margin-bottom: ${gap[8]}; padding: 8px 10px; border: 1px solid var(--border); border-radius: ${radius.field}; background: var(--sub); font-size: ${font.small}; line-height: 18px; }
  .champion > [aria-hidden] { display: grid; flex: none; }
  .champion small { display: block; font-size: ${font.micro}; line-height: 14px; color: var(--text2); }
  .champion b { overflow-wrap: anywhere; }
  ${crestCss(24)}
  .third { margin-top: ${gap[12]}; }
  .third h4 { margin-bottom: 4px; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.strong}; color: var(--text2); }
  .third h4::first-letter { text-transform: uppercase; }
  .legend { margin-top: ${gap[12]}; font-size: ${font.meta}; line-height: 16px; color: var(--text2); }
  ${DESKTOP} {
    .stages:not([data-one]) li { position: relative; flex: 1 1 0; display: grid; grid-template-columns: minmax(0, 1fr); align-content: center; padding-block: 5px; }
    .stages:not([data-one]) .last li { align-content: center; }
    li[data-on]::after { content: ''; position: absolute; left: 100%; width: ${HALF_GAP}; border-right: ${LINE}; }
    li[data-on]:nth-child(odd)::after { top: 50%; bottom: 0; border-top: ${LINE}; }
    li[data-on]:nth-child(even)::after { top: 0; bottom: 50%; border-bottom: ${LINE}; }
    li[data-from]::before { content: ''; position: absolute; top: 50%; right: 100%; width: ${HALF_GAP}; border-top: ${LINE}; }
    li[data-on='path']:nth-child(odd)::after { border-top: ${PATH}; border-right: ${PATH}; }
    li[data-on='path']:nth-child(even)::after { border-bottom: ${PATH}; border-right: ${PATH}; }
    li[data-from='path']::before { border-top: ${PATH}; }
  }
  ${MOBILE} {
    padding: 12px 0 14px;
    > h2, .legend { margin-inline: var(--gutter); }
    .stages { grid-auto-columns: min(86%, 320px); column-gap: ${gap[12]}; margin: 0; padding: 2px var(--gutter); scroll-padding-inline: var(--gutter); scroll-snap-type: x mandatory; overscroll-behavior-x: contain; }
    .stages[data-one] { grid-auto-columns: 100%; }
    .stage { scroll-snap-align: start; }
    .stage > ol { flex: 0 1 auto; }
    li:not(:last-child) { margin-bottom: ${gap[8]}; }
    li:empty { display: none; }
  }
`;
