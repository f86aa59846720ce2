import { css, MOBILE } from '@tipmark/ui-kit';

/** Figures of a record, with explanations. */
export const recordClass: string = css`
  display: grid;
  gap: 10px;
  padding: 12px 0 4px;
  p { font-size: 13px; line-height: 19px; color: var(--text2); max-width: 72ch; }
  .verdict { font-weight: 600; color: var(--text); }
  dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 180px), 1fr)); gap: 10px 16px; margin: 0; }
  dt { font-size: 12px; line-height: 16px; color: var(--text3); }
  dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
  dd small { display: block; font-size: 12px; line-height: 16px; font-weight: 500; color: var(--text2); }
  p > a { display: inline-block; padding: 2px 0; color: var(--accent); }
  ${MOBILE} { p > a { padding: 12px 0; } }
`;
