import { css, MOBILE, WIDE } from '@tipmark/ui-kit';
import { gap } from '@tipmark/ui-kit/style-values';

/**
 * A head, the next part and all the rest, in this order; on wide screens the next part is beside.
 */
export const nextAside: string = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[16]};
  align-items: start;
  & > div { display: grid; gap: inherit; }
  & > *, & > div > * { min-width: 0; }
  ${WIDE} {
    grid-template: auto 1fr / minmax(0, 1fr) 300px;
    & > :nth-child(2) { grid-area: 1 / 2 / 3 / 3; }
    & > :nth-child(3) { grid-area: 2 / 1; }
  }
  ${MOBILE} { gap: ${gap[12]}; }
`;
