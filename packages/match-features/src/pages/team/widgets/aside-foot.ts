import { css } from '@tipmark/ui-kit';

/** The link from a card to the full list. */
export const asideFoot: string = css`
  padding: 8px 16px;
  border-top: 1px solid var(--hair);
`;
