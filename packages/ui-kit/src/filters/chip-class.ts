import { css, MOBILE } from '@tipmark/ui-kit';

/** A pill for one condition: chosen is marked by weight and edge beside the tint. */
export const chipClass: string = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  min-height: 32px;
  padding: 0 12px;
  border: 1px solid var(--border);
  border-radius: 999px;
  background: var(--surface);
  color: var(--text2);
  font-size: 13px;
  line-height: 18px;
  font-weight: 500;
  &:hover { border-color: var(--borderStrong); color: var(--text); }
  &[aria-current], &:has(:checked), &[data-removable] { border-color: var(--accent); background: var(--selected); color: var(--text); }
  &[aria-current] { font-weight: 600; }
  .text { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .count { color: var(--text3); font-variant-numeric: tabular-nums; }
  svg { color: var(--text2); }
  &:focus-visible { border-radius: 999px; }
  &:has(label) { padding: 0 10px; }
  label { min-height: 30px; gap: 6px; }
  ${MOBILE} { min-height: 40px; label { min-height: 38px; } }
  @media (forced-colors: active) { &[aria-current] { forced-color-adjust: none; background: Highlight; color: HighlightText; } }
`;
