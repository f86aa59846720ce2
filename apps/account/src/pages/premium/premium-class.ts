import { css, DESKTOP, MOBILE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';

export const leadClass = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${gap[4]} ${gap[16]};
  padding-bottom: 16px;
  h1 { flex-basis: 100%; }
  p { max-width: 70ch; font-size: ${font.body}; line-height: 22px; color: var(--text2); }
  a { display: inline-flex; align-items: center; min-height: 24px; font-weight: ${weight.strong}; color: var(--accent); }
  a:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

export const topClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[16]};
  align-items: start;
  padding-bottom: 16px;
  ${DESKTOP} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;

export const columnClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[16]};
`;

export const plansClass = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${gap[12]};
  li { padding: 14px; border: 1px solid var(--border); border-radius: ${radius.card}; background: var(--surface); min-width: 0; }
  h2 { font-size: ${font.body}; line-height: 20px; font-weight: ${weight.bold}; }
  b { display: block; padding: 6px 0 2px; font-size: ${font.display}; line-height: 28px; font-weight: ${weight.bold}; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  small { display: block; font-size: ${font.meta}; line-height: 16px; color: var(--text2); }
  button { margin-top: 8px; }
  @media (max-width: 519px) { grid-template-columns: minmax(0, 1fr); }
`;

export const actionsClass = css`
  display: grid;
  gap: ${gap[12]};
  padding: 16px;
  font-size: ${font.small};
  line-height: 19px;
  color: var(--text2);
  h2 { color: var(--text); font-size: ${font.large}; line-height: 22px; }
  > div, form { display: flex; flex-wrap: wrap; gap: ${gap[8]}; align-items: center; }
  ${MOBILE} { padding: 16px var(--gutter); }
`;

export const rowsClass = css`
  th[scope="row"] { font-weight: ${weight.strong}; }
  th, td { text-align: left; }
  td { white-space: normal; color: var(--text2); }
  td:last-child, th:last-child { background: var(--premiumTint); color: var(--text); }
`;

export const previewClass = css`
  p& { padding: 12px 16px; font-size: ${font.meta}; line-height: 17px; color: var(--text2); }
  th[scope="row"] { text-align: left; white-space: normal; font-weight: ${weight.strong}; }
  small { display: block; font-size: ${font.meta}; line-height: 16px; font-weight: normal; color: var(--text2); }
  a:hover { text-decoration: underline; text-underline-offset: 3px; }
  td { font-variant-numeric: tabular-nums; }
  .now { font-weight: ${weight.bold}; }
  ${MOBILE} { p& { padding: 12px var(--gutter); } }
`;

/** The outcome of a payment, above everything else. */
export const returnClass = css`
  padding-bottom: 16px;
`;

export const noteClass = css`
  padding: 12px 0;
  font-size: ${font.small};
  line-height: 18px;
  color: var(--text2);
`;
