import { css, DESKTOP, MOBILE } from '@tipmark/ui-kit';
import { gap } from '@tipmark/ui-kit/style-values';

/**
 * A head, the next matches, the tabs and what belongs beside them, in this order; a wide screen has
 * the second and the fourth beside the other two.
 */
export const teamColumns: string = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[16]};
  align-items: start;
  & > div { display: grid; gap: inherit; }
  & > *, & > div > * { min-width: 0; }
  ${DESKTOP} {
    grid-template: auto auto auto 1fr / minmax(0, 1fr) 300px;
    & > :nth-child(2) { grid-area: 1 / 2 / 3 / 3; }
    & > :nth-child(3) { grid-area: 2 / 1 / 5 / 2; }
    & > :nth-child(4) { grid-area: 3 / 2; }
  }
  ${MOBILE} { gap: ${gap[12]}; }
`;
