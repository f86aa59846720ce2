import { css, DESKTOP, MOBILE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';

/** Rounds side by side; lines lead from every two matches to the next. */
export const drawClass: string = css`
  header { display: flex; flex-wrap: wrap; align-items: center; gap: ${gap[8]} ${gap[16]}; padding: 10px 16px; }
  h2 { margin-right: auto; }
  h3 { padding-bottom: 8px; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.strong}; color: var(--text3); }
  & > p { padding: 10px 16px; font-size: ${font.meta}; line-height: 16px; color: var(--text3); }
  .pan { display: flex; overflow-x: auto; padding: 4px 16px 12px; }
  .pan:focus-visible { outline-offset: -2px; }
  .pan > div { display: flex; flex-direction: column; flex: 1 0 15rem; max-width: 18rem; }
  ol { display: flex; flex-direction: column; flex: 1; }
  li { position: relative; display: flex; align-items: center; flex: 1; min-height: 4.5rem; padding: 4px 8px; }
  .pan > div:first-child > ol > li { padding-left: 0; }
  .slot { position: relative; display: grid; width: 100%; padding: 5px 10px; border: 1px solid var(--border); border-radius: ${radius.field}; background: var(--surface); font-size: ${font.small}; line-height: 22px; }
  a.slot:hover { background: var(--hover); }
  .own { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
  .live { border-color: var(--live); box-shadow: 0 0 0 1px var(--live); }
  .bye { border-style: dashed; }
  .slot > span { display: flex; align-items: center; gap: ${gap[6]}; min-width: 0; color: var(--text2); }
  .slot b { min-width: 0; font-weight: inherit; line-height: 18px; overflow-wrap: anywhere; }
  .slot > .won { font-weight: ${weight.bold}; color: var(--text); }
  .slot small { font-size: ${font.micro}; line-height: 14px; font-weight: ${weight.medium}; color: var(--text3); }
  .slot > .open { color: var(--text3); }
  .nums { display: flex; flex: none; margin-left: auto; font-variant-numeric: tabular-nums; }
  /* a tie-break of two digits may be a little wider than its column */
  .nums i { width: 1rem; font-style: normal; text-align: center; white-space: nowrap; }
  .nums .price { width: auto; font-weight: ${weight.strong}; color: var(--text); }
  sup { font-size: .7em; line-height: 0; }
  .note { text-align: right; }
  .phone { display: none; }
  ${DESKTOP} {
    [data-extra] { display: none !important; }
    .pan > div:not(:last-child) > ol > li::after { content: ""; position: absolute; right: 0; width: 8px; height: 50%; border-right: 1px solid var(--borderStrong); }
    .pan > div:not(:last-child) > ol > li:nth-child(odd)::after { top: 50%; border-top: 1px solid var(--borderStrong); }
    .pan > div:not(:last-child) > ol > li:nth-child(even)::after { bottom: 50%; border-bottom: 1px solid var(--borderStrong); }
    .pan > div + div > ol > li::before { content: ""; position: absolute; left: 0; top: 50%; width: 8px; border-top: 1px solid var(--borderStrong); }
    .pan > [data-extra] + div > ol > li::before { content: none; }
  }
  ${MOBILE} {
    header, & > p { padding-inline: var(--gutter); }
    header > a { display: none; }
    .phone { display: block; }
    .pan { padding: 12px var(--gutter); }
    .pan > div { display: none; flex: 1; max-width: none; min-width: 0; }
    .pan > [data-current] { display: flex; }
    h3 { padding-bottom: 4px; }
    li { min-height: 0; padding: 4px 0; }
  }
`;
