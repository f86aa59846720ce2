import { css } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';

export const editForm = css`
  display: grid;
  gap: ${gap[12]};
  min-width: 0;
  p { font-size: ${font.small}; line-height: 19px; color: var(--text2); }
  noscript { color: var(--warn); font-weight: ${weight.medium}; }
`;

export const settings = css`
  display: grid;
  gap: ${gap[12]};
  min-width: 0;
  font-size: ${font.body};
  line-height: 20px;
  p { color: var(--text2); }
  h3 { font-size: ${font.body}; line-height: 20px; font-weight: ${weight.bold}; }
  section { display: grid; gap: ${gap[8]}; padding-top: 12px; border-top: 1px solid var(--hair); }
  [role="alert"] { color: var(--danger); font-weight: ${weight.medium}; }
  li { display: flex; flex-wrap: wrap; align-items: center; gap: ${gap[4]} ${gap[12]}; justify-content: space-between; min-height: 44px; padding: 6px 0; border-bottom: 1px solid var(--hair); }
  li:last-child { border-bottom: 0; }
  li > label { white-space: normal; flex: 1; justify-content: space-between; }
  small { font-size: ${font.meta}; line-height: 16px; color: var(--text3); }
`;
