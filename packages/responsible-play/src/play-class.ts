import { css } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';

export const settings: string = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[12]};
  padding: 16px;
  font-size: ${font.body};
  line-height: 20px;
  h2 { font-size: ${font.large}; line-height: 24px; }
  p { color: var(--text2); max-width: 68ch; }
  div { display: flex; flex-wrap: wrap; gap: ${gap[12]}; }
  button { max-width: 100%; white-space: normal; }
  output { min-height: 20px; color: var(--text2); }
  noscript { color: var(--warn); font-weight: ${weight.medium}; }
`;
