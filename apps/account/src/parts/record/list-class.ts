import { css, MOBILE, WIDE } from '@tipmark/ui-kit';
import { font, weight } from '@tipmark/ui-kit/style-values';

/** Titles of the columns of a list of rows, on wide screens. */
export const listHead: string = css`
  height: 32px;
  background: var(--sub);
  border-bottom: 1px solid var(--hair);
  font-size: ${font.micro};
  line-height: 14px;
  font-weight: ${weight.medium};
  color: var(--text3);
  .number { text-align: right; }
  &&& { display: none; padding-top: 0; padding-bottom: 0; }
  ${WIDE} { &&& { display: grid; } }
`;

/** Room of the choice above a list. */
export const listChoice: string = css`
  display: flex;
  padding: 10px 16px;
  border-bottom: 1px solid var(--hair);
  > * { min-width: 0; max-width: 100%; }
  ${MOBILE} { padding: 10px var(--gutter); }
`;
