import { css } from '@tipmark/ui-kit';

/** The way from a card to all it is a part of. */
export const asideFoot: string = css`
  padding: 8px 16px;
  border-top: 1px solid var(--hair);
`;
