import { css, DESKTOP, MOBILE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';

export const pageClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[16]};
  align-items: start;
  ${DESKTOP} { grid-template-columns: minmax(0, 1fr) 300px; }
  > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${gap[16]}; min-width: 0; }
`;

/** A paragraph or a list inside a card. */
export const bodyClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[10]};
  padding: 12px 16px 16px;
  font-size: ${font.small};
  line-height: 19px;
  color: var(--text2);
  b { color: var(--text); }
  ${MOBILE} { padding: 12px var(--gutter) 16px; }
`;

export const noteClass = css`
  padding: 12px 16px;
  border-radius: ${radius.card};
  background: var(--warnTint);
  color: var(--warn);
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
`;

/** A heading with a title on the left and a choice on the right. */
export const cardHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${gap[8]};
  min-height: 44px;
  padding: 8px 16px;
  border-bottom: 1px solid var(--hair);
  ${MOBILE} { padding: 8px var(--gutter); }
`;

export const tableClass = css`
  width: 100%;
  border-collapse: collapse;
  font-size: ${font.small};
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  th, td { height: 36px; padding: 4px 8px; text-align: right; border-bottom: 1px solid var(--hair); font-weight: ${weight.medium}; white-space: nowrap; }
  tr:last-child > * { border-bottom: 0; }
  thead th { height: 32px; font-size: ${font.micro}; line-height: 14px; color: var(--text3); background: var(--sub); }
  th:first-child { text-align: left; padding-left: 16px; white-space: normal; overflow-wrap: anywhere; }
  tr > :last-child { padding-right: 16px; }
  tbody th { color: var(--text); }
  td { color: var(--text2); }
  [data-sign="pos"] { color: var(--pos); font-weight: ${weight.strong}; }
  [data-sign="neg"] { color: var(--neg); font-weight: ${weight.strong}; }
  ${MOBILE} { th, td { height: 44px; } }
`;
