import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';

export const statistics: string = css`
  width: 100%;
  font-size: ${font.small};
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  th, td { padding: 8px 12px; border-bottom: 1px solid var(--hair); text-align: right; font-weight: ${weight.medium}; }
  tr > :first-child { padding-left: 16px; text-align: left; }
  tr > :last-child { padding-right: 16px; }
  thead th { color: var(--text3); background: var(--sub); font-size: ${font.micro}; line-height: 14px; }
  tbody tr:last-child > * { border-bottom: 0; }
  th a { display: inline-flex; align-items: center; min-height: 28px; font-weight: ${weight.bold}; text-decoration: underline; text-underline-offset: 3px; }
  small { display: block; color: var(--text3); font-size: ${font.micro}; line-height: 14px; }
  ${MOBILE} { th, td { padding: 8px 6px; } }
`;

export const scrolled: string = css`
  overflow-x: auto;
`;

export const lead: string = css`
  display: grid;
  gap: ${gap[8]};
  padding: 16px;
  max-width: 72ch;
  p { color: var(--text2); }
  small { color: var(--text3); font-size: ${font.meta}; line-height: 16px; }
`;

export const label: string = css`
  display: inline-block;
  margin-right: 8px;
  padding: 0 6px;
  border-radius: ${radius.badge};
  background: var(--selected);
  color: var(--text);
  font-size: ${font.meta};
  line-height: 18px;
  font-weight: ${weight.bold};
`;
