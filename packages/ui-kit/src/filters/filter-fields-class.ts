import { css } from '@tipmark/ui-kit';

/** Conditions in one column, each as wide as there is room. */
export const stackedFieldsClass: string = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 8px;
  .field { display: grid; gap: 6px; flex: 1 0 100%; min-width: 0; }
  .field > span { font-size: 12px; line-height: 16px; font-weight: 500; color: var(--text2); }
  .field select { width: 100%; }
  .field > label { display: flex; }
`;
