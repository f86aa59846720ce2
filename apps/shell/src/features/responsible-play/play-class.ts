import { css } from '@tipmark/ui-kit';

export const settings: string = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 16px;
  font-size: 14px;
  line-height: 20px;
  h2 { font-size: 17px; line-height: 24px; }
  p { color: var(--text2); max-width: 68ch; }
  div { display: flex; flex-wrap: wrap; gap: 12px; }
  button { max-width: 100%; white-space: normal; }
  output { min-height: 20px; color: var(--text2); }
  noscript { color: var(--warn); font-weight: 500; }
`;
