import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';

/** The page from top to bottom. */
export const scannerPageClass: string = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[16]};
  .top { display: flex; flex-wrap: wrap; align-items: baseline; gap: ${gap[4]} ${gap[12]}; }
  .top > p { color: var(--text3); font-size: ${font.small}; line-height: 18px; }
  .top > a { color: var(--accent); font-size: ${font.small}; line-height: 24px; font-weight: ${weight.strong}; }
  .top > a:hover { text-decoration: underline; text-underline-offset: 3px; }
  .top > :last-child { margin-left: auto; white-space: normal; }
  .found { padding: 12px 16px; color: var(--text2); border-bottom: 1px solid var(--hair); }
  .found button { margin-left: 12px; color: var(--accent); font-weight: ${weight.strong}; }
  .found b { color: var(--text); }
  footer { display: flex; flex-wrap: wrap; align-items: center; gap: ${gap[8]}; padding: 12px 16px; border-top: 1px solid var(--hair); }
  ${MOBILE} { gap: ${gap[12]}; footer, .found { padding: 12px var(--gutter); } }
`;
