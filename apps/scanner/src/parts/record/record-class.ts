import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';

/** Statistics of a record, with explanations. */
export const recordClass: string = css`
  display: grid;
  gap: ${gap[10]};
  padding: 12px 0 4px;
  p { font-size: ${font.small}; line-height: 19px; color: var(--text2); max-width: 72ch; }
  .verdict { font-weight: ${weight.strong}; color: var(--text); }
  dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 180px), 1fr)); gap: ${gap[10]} ${gap[16]}; margin: 0; }
  dt { font-size: ${font.meta}; line-height: 16px; color: var(--text3); }
  dd { margin: 0; font-weight: ${weight.strong}; font-variant-numeric: tabular-nums; }
  dd small { display: block; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text2); }
  p > a { display: inline-block; padding: 2px 0; color: var(--accent); }
  ${MOBILE} { p > a { padding: 12px 0; } }
`;
