import { css, MOBILE } from '@tipmark/ui-kit';
import { gap } from '@tipmark/ui-kit/style-values';

/** Choices above a table, in a separate bar. */
export const choicesClass: string = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap[8]} ${gap[16]};
  padding: 12px 16px;
  border-bottom: 1px solid var(--hair);
  & > * { max-width: 100%; }
  ${MOBILE} { padding: 12px var(--gutter); }
`;
