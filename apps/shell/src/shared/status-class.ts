import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[16]};
  header p { color: var(--text2); font-size: ${font.body}; line-height: 20px; }
`;

/** What there is to know at a glance, and when it was looked at. */
export const summary = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap[4]} ${gap[16]};
  padding: 12px 16px;
  font-size: ${font.body};
  line-height: 20px;
  strong { font-weight: ${weight.bold}; }
  span { color: var(--text2); }
  ${MOBILE} { padding: 12px var(--gutter); }
`;
