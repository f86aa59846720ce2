import { css } from '@tipmark/ui-kit';

export const editForm = css`
  display: grid;
  gap: 12px;
  min-width: 0;
  p { font-size: 13px; line-height: 19px; color: var(--text2); }
  noscript { color: var(--warn); font-weight: 500; }
`;

export const settings = css`
  display: grid;
  gap: 12px;
  min-width: 0;
  font-size: 14px;
  line-height: 20px;
  p { color: var(--text2); }
  h3 { font-size: 15px; line-height: 20px; font-weight: 650; }
  section { display: grid; gap: 8px; padding-top: 12px; border-top: 1px solid var(--hair); }
  [role="alert"] { color: var(--danger); font-weight: 500; }
  li { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; justify-content: space-between; min-height: 44px; padding: 6px 0; border-bottom: 1px solid var(--hair); }
  li:last-child { border-bottom: 0; }
  li > label { white-space: normal; flex: 1; justify-content: space-between; }
  small { font-size: 12px; line-height: 16px; color: var(--text3); }
`;
