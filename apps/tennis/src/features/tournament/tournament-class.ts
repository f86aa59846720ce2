import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';

/** What the page is about, and the choice of its year beside it. */
export const topClass: string = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${gap[12]} ${gap[24]};
  form { display: flex; flex-wrap: wrap; gap: ${gap[8]}; }
  .send { display: none; }
  @media (scripting: none) { .send { display: inline-flex; } }
  ${MOBILE} { form { flex: 1 0 100%; } form label { flex: 1 1 8rem; } form select { width: 100%; } }
`;

/** Champion and the one before. */
export const championClass: string = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap[12]} ${gap[24]};
  padding: 12px 16px;
  font-size: ${font.small};
  line-height: 18px;
  > div { min-width: 0; }
  dt { font-size: ${font.meta}; line-height: 16px; color: var(--text3); }
  dd { overflow-wrap: anywhere; }
  dd > a { font-weight: ${weight.strong}; }
  dd :is(img, svg) { display: inline-block; margin-right: 6px; vertical-align: -1px; }
  small { display: block; font-size: ${font.meta}; line-height: 16px; color: var(--text2); }
  a { display: inline-flex; align-items: center; min-height: 24px; }
  a:hover { text-decoration: underline; text-underline-offset: 3px; }
  ${MOBILE} { padding: 12px var(--gutter); }
`;

/** Tables of players: a number, then names to be read. */
export const playersClass: string = css`
  tr > .n { width: 1px; white-space: nowrap; overflow-wrap: normal; }
  tr > .who { text-align: left; white-space: normal; overflow-wrap: anywhere; }
  .who > :is(img, svg):first-child { display: inline-block; margin-right: 6px; vertical-align: -1px; }
  .won { font-weight: ${weight.bold}; }
  a:hover { text-decoration: underline; text-underline-offset: 3px; }
  small { white-space: normal; }
  ${MOBILE} {
    td.who > a { display: inline-flex; align-items: center; min-height: 44px; }
    small a { min-height: 32px; }
  }
`;

/** A part of a tab, under its heading. */
export const partClass: string = css`
  & + & { border-top: 1px solid var(--border); }
  h2 { padding: 12px 16px; }
  ${MOBILE} { h2 { padding: 10px var(--gutter); } }
`;

/** Two short tables side by side. */
export const pairClass: string = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  border-top: 1px solid var(--border);
  > section { min-width: 0; border: 0; }
`;

/** Statistics with their names. */
export const statisticsClass: string = css`
  font-size: ${font.small};
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  > div { display: flex; justify-content: space-between; gap: ${gap[12]}; padding: 8px 16px; }
  > div + div { border-top: 1px solid var(--hair); }
  dt { min-width: 0; color: var(--text2); }
  dd { flex: none; font-weight: ${weight.strong}; text-align: right; }
  dd small { display: block; font-size: ${font.micro}; line-height: 14px; font-weight: ${weight.medium}; color: var(--text3); }
  ${MOBILE} { > div { padding-inline: var(--gutter); } }
`;
