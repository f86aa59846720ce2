import { css, MOBILE } from '@tipmark/ui-kit';
import { font } from '@tipmark/ui-kit/style-values';

/** What a table's numbers mean, under it. */
export const tableNoteClass: string = css`
  max-width: 68ch;
  padding: 10px 16px 14px;
  font-size: ${font.meta};
  line-height: 16px;
  color: var(--text3);
  ${MOBILE} { padding: 10px var(--gutter) 14px; }
`;
