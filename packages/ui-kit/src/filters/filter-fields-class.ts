import { css } from '@tipmark/ui-kit';
import { font, gap, weight } from '../theme/scales.ts';

/** Conditions in one column, each as wide as there is room. */
export const stackedFieldsClass: string = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${gap[16]} ${gap[8]};
  .field { display: grid; gap: ${gap[6]}; flex: 1 0 100%; min-width: 0; }
  .field > span { font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text2); }
  .field select { width: 100%; }
  .field > label { display: flex; }
`;
