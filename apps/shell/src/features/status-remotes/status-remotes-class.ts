import { css, DESKTOP, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';

export const scroll = css`
  overflow-x: auto;
`;

/**
 * A table of texts. Not the table of lists: its rules would then be in the sheet of the shell, and
 * a second time on every page of a remote with a table.
 */
export const versions = css`
  font-size: ${font.small};
  line-height: 18px;
  caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  th, td {
    height: 36px;
    padding: 6px 12px;
    border-bottom: 1px solid var(--hair);
    text-align: left;
    font-weight: ${weight.medium};
  }
  tr > :first-child { padding-left: 16px; }
  thead th { font-size: ${font.micro}; color: var(--text3); background: var(--sub); white-space: nowrap; }
  tbody tr:last-child > * { border-bottom: 0; }
  small { display: block; margin-top: 2px; font-size: ${font.micro}; line-height: 14px; color: var(--text3); }
  code { font-size: ${font.micro}; }
  ul { margin: 4px 0 0; padding: 0; list-style: none; }
  li { overflow-wrap: anywhere; }
  a { display: inline-flex; align-items: center; min-height: 24px; color: var(--accent); overflow-wrap: anywhere; }
  .number { text-align: right; font-variant-numeric: tabular-nums; }
  .phone { display: none; }
  ${MOBILE} {
    th, td { height: 44px; padding: 6px; }
    tr > :first-child { padding-left: var(--gutter); }
    .wide { display: none; }
    .phone { display: block; }
  }
`;

export const matrix = css`
  width: 100%;
  font-size: ${font.small};
  line-height: 18px;
  caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  th, td {
    height: 36px;
    padding: 6px;
    border-bottom: 1px solid var(--hair);
    text-align: center;
    font-weight: ${weight.medium};
  }
  tr > :first-child { padding-left: 16px; text-align: left; }
  tr > :last-child { padding-right: 16px; }
  thead th { font-size: ${font.micro}; color: var(--text3); background: var(--sub); }
  tbody tr:last-child > * { border-bottom: 0; }
  abbr { text-decoration: none; }
  code { font-size: ${font.micro}; }
  small { margin-left: 6px; font-size: ${font.micro}; color: var(--text3); }
  .yes { color: var(--pos); font-weight: ${weight.bold}; }
  .no { color: var(--warn); font-weight: ${weight.bold}; }
  ${MOBILE} {
    th, td { height: 44px; }
    tr > :first-child { padding-left: var(--gutter); }
    tr > :last-child { padding-right: var(--gutter); }
  }
`;

export const side = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[16]};
`;

export const below = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${gap[16]};
  ${DESKTOP} { grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); }
`;

export const releases = css`
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${font.small};
  line-height: 20px;
  font-variant-numeric: tabular-nums;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${gap[4]} ${gap[12]};
    min-height: 40px;
    padding: 8px 16px;
    border-bottom: 1px solid var(--hair);
  }
  li:last-child { border-bottom: 0; }
  time { min-width: 8.5rem; color: var(--text3); }
  b { font-weight: ${weight.strong}; overflow-wrap: anywhere; }
  li > span:last-child { margin-left: auto; }
  ${MOBILE} { li { padding: 8px var(--gutter); } }
`;

export const link = css`
  display: inline-flex;
  align-items: center;
  min-height: 28px;
  color: var(--accent);
  font-size: ${font.small};
`;

export const note = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[8]};
  padding: 12px 16px;
  font-size: ${font.body};
  line-height: 20px;
  color: var(--text2);
  a { display: inline-flex; align-items: center; min-height: 28px; color: var(--accent); overflow-wrap: anywhere; }
  ul { margin: 0; padding: 0; list-style: none; }
  ${MOBILE} { padding: 12px var(--gutter); }
`;
