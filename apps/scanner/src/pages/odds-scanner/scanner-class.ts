import { css, MOBILE } from '@tipmark/ui-kit';

/** The page from top to bottom. */
export const scannerPageClass: string = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  .top { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 12px; }
  .top > p { color: var(--text3); font-size: 13px; line-height: 18px; }
  .top > :last-child { margin-left: auto; white-space: normal; }
  .found { padding: 12px 16px; color: var(--text2); border-bottom: 1px solid var(--hair); }
  .found button { margin-left: 12px; color: var(--accent); font-weight: 600; }
  .found b { color: var(--text); }
  footer { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; padding: 12px 16px; border-top: 1px solid var(--hair); }
  ${MOBILE} { gap: 12px; footer, .found { padding: 12px var(--gutter); } }
`;
