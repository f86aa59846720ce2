import { css } from '@tipmark/ui-kit';
import { gap, radius, weight } from '@tipmark/ui-kit/style-values';

export const formClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[12]};
  padding: 20px;
  border: 1px solid var(--border);
  border-radius: ${radius.card};
  background: var(--surface);
  min-width: 0;
  noscript { color: var(--warn); font-weight: ${weight.medium}; }
  > label { white-space: normal; }
  > label a { color: var(--accent); text-decoration: underline; }
`;
