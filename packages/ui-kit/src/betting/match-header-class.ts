import { css, MOBILE } from '@tipmark/ui-kit';
import { board, font, gap, radius, weight } from '../theme/scales.ts';

/** The frame round the head of a match: where and when, both sides with the score between them. */
export const matchHeaderClass: string = css`
  display: grid;
  gap: ${gap[16]};
  padding: 12px 16px 16px;
  & > * { min-width: 0; }
  & > h1 { position: absolute; }
  .top { grid-area: 1 / 1; display: flex; align-items: center; flex-wrap: wrap; gap: ${gap[4]} ${gap[12]}; min-height: 28px; font-size: ${font.small}; line-height: 18px; font-weight: ${weight.medium}; color: var(--text2); }
  .notes { display: contents; }
  .top > a, .notes > span > a { display: inline-flex; align-items: center; gap: ${gap[8]}; min-height: 24px; }
  .notes > span > a { color: var(--accent); }
  .tools { display: flex; align-items: center; margin: -4px -8px -4px auto; }
  .top a:hover { text-decoration: underline; text-underline-offset: 3px; }
  .sides { grid-area: 2 / 1; display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); gap: 20px; align-items: center; }
  .side { display: flex; align-items: center; gap: 14px; min-width: 0; }
  .side > div { display: grid; gap: ${gap[6]}; min-width: 0; justify-items: start; }
  .away { flex-direction: row-reverse; text-align: right; }
  .away > div { justify-items: end; }
  .side b a { display: inline-block; min-height: 24px; }
  .side b a:hover { text-decoration: underline; text-underline-offset: 3px; }
  .side b { font-size: ${board.name}; line-height: 22px; font-weight: ${weight.bold}; letter-spacing: -.01em; overflow-wrap: anywhere; hyphens: auto; }
  .cr { width: 56px; height: 56px; flex: none; fill: none; stroke: var(--crestRing); stroke-width: 1; }
  .cr > [fill] { stroke: none; }
  i.cr { border-radius: ${radius.card}; background: var(--sunken); color: var(--text3); font: ${weight.bold} 26PX/56PX "Inter Variable", system-ui, sans-serif; text-align: center; text-transform: uppercase; }
  .form { min-height: 20px; display: flex; align-items: center; gap: ${gap[4]} ${gap[8]}; }
  .away .form { flex-direction: row-reverse; }
  .pl { display: inline-flex; align-items: center; min-height: 24px; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text3); }
  .pl:hover { text-decoration: underline; text-underline-offset: 3px; }
  .rc { display: inline-flex; align-items: center; gap: ${gap[4]}; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.strong}; font-style: normal; color: var(--text2); }
  .rc::before { content: ""; width: 8px; height: 11px; border-radius: 1.5PX; background: var(--card); forced-color-adjust: none; }
  .score { display: grid; justify-items: center; gap: ${gap[2]}; min-width: 112px; text-align: center; }
  .score strong { font-size: 36px; line-height: 42px; font-weight: ${weight.bold}; letter-spacing: -.02em; white-space: nowrap; font-variant-numeric: tabular-nums; }
  .score strong.at { font-size: ${board.score}; }
  .score small { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 ${gap[4]}; white-space: nowrap; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text3); }
  .ld { width: 6px; height: 6px; border-radius: ${radius.round}; background: currentColor; }
  ${MOBILE} {
    gap: ${gap[12]};
    padding: 8px var(--gutter) 12px;
    /* both sides are on the second line, place and time on the third */
    grid-template-columns: minmax(0, 1fr) auto;
    & > * { grid-column: 1 / -1; }
    .top { display: contents; }
    .top > a { grid-area: 1 / 1; min-width: 0; font-size: ${font.small}; line-height: 18px; font-weight: ${weight.medium}; color: var(--text2); }
    .top > .tools { grid-area: 1 / 2; margin: -8px -12px -8px 0; }
    .sides { grid-area: 2 / 1 / auto / -1; }
    .notes { grid-area: 3 / 1 / auto / -1; display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 0 ${gap[12]}; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text2); }
    .tools > button { width: 44px; }
    .sides { gap: ${gap[8]}; align-items: start; }
    .side { flex-direction: column; gap: ${gap[8]}; text-align: center; }
    .side > div { justify-items: center; }
    .side b { font-size: ${font.body}; line-height: 18px; }
    .pl { display: none; }
    .cr { width: 40px; height: 40px; }
    i.cr { font-size: 20PX; line-height: 40PX; }
    .score { min-width: min(6rem, 34vw); }
    .score > :first-child { white-space: nowrap; }
    .score small { max-width: min(6rem, 34vw); white-space: normal; }
    .form > span { flex-wrap: wrap; justify-content: center; }
    .score strong { font-size: 28px; line-height: 34px; }
    .score strong.at { font-size: min(20px, 5.5vw); }
  }
  @media (max-width: 389px) {
    .form i { width: .875rem; height: 1rem; }
    .form > span { gap: ${gap[2]}; }
  }
  @media (max-width: 359px) {
    .side b { font-size: ${font.small}; }
    .score { min-width: 5.5rem; }
  }
`;
