import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '../theme/scales.ts';

/** A pill for one condition: chosen is marked by weight and edge beside the tint. */
export const chipClass: string = css`
  display: inline-flex;
  align-items: center;
  gap: ${gap[6]};
  max-width: 100%;
  min-height: 32px;
  padding: 0 12px;
  border: 1px solid var(--border);
  border-radius: ${radius.round};
  background: var(--surface);
  color: var(--text2);
  font-size: ${font.small};
  line-height: 18px;
  font-weight: ${weight.medium};
  &:hover { border-color: var(--borderStrong); color: var(--text); }
  &[aria-current], &:has(:checked), &[data-removable] { border-color: var(--accent); background: var(--selected); color: var(--text); }
  &[aria-current] { font-weight: ${weight.strong}; }
  .text { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .count { color: var(--text3); font-variant-numeric: tabular-nums; }
  svg { color: var(--text2); }
  &:focus-visible { border-radius: ${radius.round}; }
  &:has(label) { padding: 0 10px; }
  label { min-height: 30px; gap: ${gap[6]}; }
  ${MOBILE} { min-height: 40px; label { min-height: 38px; } }
  @media (forced-colors: active) { &[aria-current] { forced-color-adjust: none; background: Highlight; color: HighlightText; } }
`;
