import { css, MOBILE } from '@tipmark/ui-kit';
import { font, weight } from '@tipmark/ui-kit/style-values';

/** The numbers of a chart as a table, which opens under it. */
export const asTableClass: string = css`
  border-top: 1px solid var(--hair);
  summary { display: flex; align-items: center; min-height: 44px; padding: 0 16px; font-size: ${font.small}; font-weight: ${weight.medium}; color: var(--accent); cursor: pointer; }
  ${MOBILE} { summary { padding: 0 var(--gutter); } }
`;
