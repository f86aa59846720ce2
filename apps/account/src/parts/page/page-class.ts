import { css, DESKTOP, MOBILE } from '@tipmark/ui-kit';

export const pageClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  ${DESKTOP} { grid-template-columns: minmax(0, 1fr) 300px; }
  > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; min-width: 0; }
`;

/** A paragraph or a list inside a card. */
export const bodyClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  padding: 12px 16px 16px;
  font-size: 13px;
  line-height: 19px;
  color: var(--text2);
  b { color: var(--text); }
  ${MOBILE} { padding: 12px var(--gutter) 16px; }
`;

export const noteClass = css`
  padding: 12px 16px;
  border-radius: 10px;
  background: var(--warnTint);
  color: var(--warn);
  font-weight: 500;
  overflow-wrap: anywhere;
`;

/** A heading with a title on the left and a choice on the right. */
export const cardHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 44px;
  padding: 8px 16px;
  border-bottom: 1px solid var(--hair);
  ${MOBILE} { padding: 8px var(--gutter); }
`;

export const tableClass = css`
  width: 100%;
  border-collapse: collapse;
  font-size: 13px;
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  th, td { height: 36px; padding: 4px 8px; text-align: right; border-bottom: 1px solid var(--hair); font-weight: 500; white-space: nowrap; }
  tr:last-child > * { border-bottom: 0; }
  thead th { height: 32px; font-size: 11px; line-height: 14px; color: var(--text3); background: var(--sub); }
  th:first-child { text-align: left; padding-left: 16px; white-space: normal; overflow-wrap: anywhere; }
  tr > :last-child { padding-right: 16px; }
  tbody th { color: var(--text); }
  td { color: var(--text2); }
  [data-sign="pos"] { color: var(--pos); font-weight: 600; }
  [data-sign="neg"] { color: var(--neg); font-weight: 600; }
  ${MOBILE} { th, td { height: 44px; } }
`;
