import { css, DESKTOP, MOBILE } from '@tipmark/ui-kit';
import { font, gap } from '@tipmark/ui-kit/style-values';

/** The main content of a page, with a side column, whose content a phone shows below. */
export const twoColumns: string = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[16]};
  align-items: start;
  & > div { display: grid; gap: inherit; min-width: 0; }
  & > :only-child { grid-column: 1 / -1; }
  & > div > * { min-width: 0; }
  & > div > p { font-size: ${font.meta}; line-height: 16px; color: var(--text3); }
  ${DESKTOP} { grid-template-columns: minmax(0, 1fr) 300px; }
  ${MOBILE} { gap: ${gap[12]}; }
`;
