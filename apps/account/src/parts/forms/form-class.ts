import { css } from '@tipmark/ui-kit';

export const formClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 20px;
  border: 1px solid var(--border);
  border-radius: 10px;
  background: var(--surface);
  min-width: 0;
  noscript { color: var(--warn); font-weight: 500; }
  > label { white-space: normal; }
  > label a { color: var(--accent); text-decoration: underline; }
`;
