import { css, MOBILE } from '@tipmark/ui-kit';

export const headClass = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 12px;
  padding-bottom: 12px;
  h1 { font-size: 22px; line-height: 28px; font-weight: 700; }
  p { font-size: 13px; line-height: 18px; color: var(--text2); }
  > a { margin-left: auto; }
  ${MOBILE} { padding-top: 4px; > a { margin-left: 0; } }
`;

export const linkClass = css`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  color: var(--accent);
  font-weight: 600;
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

export const boardClass = css`
  width: 100%;
  td:first-child { width: 72px; white-space: nowrap; font-weight: 650; font-size: 14px; }
  td:first-child > span { margin-left: 8px; }
  th { text-align: right; }
  thead th:nth-child(2) { text-align: left; }
  th[scope="row"] { text-align: left; width: 40%; white-space: normal; overflow-wrap: anywhere; }
  th[scope="row"] > div { display: flex; align-items: center; gap: 10px; }
  th[scope="row"] .who { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; min-width: 0; }
  th[scope="row"] small { flex-basis: 100%; }
  .face { width: 24px; height: 24px; }
  .who > a { display: inline-flex; align-items: center; min-height: 24px; font-weight: 600; }
  .who > a:hover { text-decoration: underline; text-underline-offset: 3px; }
  .score { font-weight: 650; font-size: 14px; }
  [data-sign="pos"] { color: var(--pos); font-weight: 600; }
  [data-sign="neg"] { color: var(--neg); font-weight: 600; }
  tr[aria-current] > * { background: var(--accentTint); }
  ${MOBILE} {
    td:first-child { width: 36px; }
    th[scope="row"] { width: auto; }
    th[scope="row"] small { white-space: nowrap; }
    td:first-child > span { display: block; margin-left: 0; }
    .score .phone { padding-top: 4px; }
    th[scope="row"] .face { display: none; }
  }
`;
