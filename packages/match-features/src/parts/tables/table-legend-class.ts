import { css, MOBILE } from '@tipmark/ui-kit';
import { font } from '@tipmark/ui-kit/style-values';

/** What the rows of a table are made of, in its foot. */
export const tableLegendClass: string = css`
  padding: 10px 16px;
  border-top: 1px solid var(--hair);
  font-size: ${font.meta};
  line-height: 16px;
  color: var(--text2);
  ${MOBILE} { padding: 10px var(--gutter); }
`;
