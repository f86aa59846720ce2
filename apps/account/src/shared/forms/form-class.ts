import { css } from '@tipmark/ui-kit';

export const formClass = css`
  display: grid;
  gap: 12px;
  padding: 20px;
  border: 1px solid var(--border);
  border-radius: 10px;
  background: var(--surface);
  min-width: 0;
  noscript { color: var(--warn); font-weight: 500; }
  > label { white-space: normal; }
`;

/** Words beside a box with a link in them: one text that wraps, not columns. */
export const sentence = css`
  a { color: var(--accent); text-decoration: underline; text-underline-offset: 3px; }
`;
