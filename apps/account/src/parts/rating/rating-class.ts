import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';

export const headClass = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${gap[4]} ${gap[12]};
  padding-bottom: 12px;
  p { font-size: ${font.small}; line-height: 18px; color: var(--text2); }
  > a { margin-left: auto; }
  ${MOBILE} { padding-top: 4px; > a { margin-left: 0; } }
`;

export const linkClass = css`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  color: var(--accent);
  font-weight: ${weight.strong};
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

export const boardClass = css`
  width: 100%;
  td:first-child { width: 72px; white-space: nowrap; font-weight: ${weight.bold}; font-size: ${font.body}; }
  td:first-child > span { margin-left: 8px; }
  th { text-align: right; }
  thead th:nth-child(2) { text-align: left; }
  th[scope="row"] { text-align: left; width: 40%; white-space: normal; overflow-wrap: anywhere; }
  th[scope="row"] > div { display: flex; align-items: center; gap: ${gap[10]}; }
  th[scope="row"] .who { display: flex; flex-wrap: wrap; align-items: center; gap: ${gap[4]} ${gap[8]}; min-width: 0; }
  th[scope="row"] small { flex-basis: 100%; }
  .avatar { width: 24px; height: 24px; }
  .who > a { display: inline-flex; align-items: center; min-height: 24px; font-weight: ${weight.strong}; }
  .who > a:hover { text-decoration: underline; text-underline-offset: 3px; }
  .score { font-weight: ${weight.bold}; font-size: ${font.body}; }
  [data-sign="pos"] { color: var(--pos); font-weight: ${weight.strong}; }
  [data-sign="neg"] { color: var(--neg); font-weight: ${weight.strong}; }
  td small { display: inline-block; margin-left: 4px; color: var(--text2); }
  ${MOBILE} {
    td:first-child { width: 36px; }
    th[scope="row"] { width: auto; }
    th[scope="row"] small { white-space: nowrap; }
    td:first-child > span { display: block; margin-left: 0; }
    .score .phone { padding-top: 4px; }
    th[scope="row"] .avatar { display: none; }
  }
`;
