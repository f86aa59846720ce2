import { css } from '../style.ts';
import { MOBILE } from '../theme/breakpoints.ts';
import { font, gap, radius, weight } from '../theme/scales.ts';

/** The look of a segmented control for links or buttons of another owner. */
export const segmentedClass = css`
  display: inline-flex;
  max-width: 100%;
  overflow-x: auto;
  scrollbar-width: none;
  background: var(--sunken);
  border-radius: ${radius.field};
  padding: 2px;
  & > * {
    flex: 1 0 auto;
    min-width: 32px;
    min-height: 28px;
    padding: 0 10px;
    border-radius: ${radius.badge};
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${gap[6]};
    font-size: ${font.small};
    line-height: 18px;
    font-weight: ${weight.medium};
    color: var(--text2);
    white-space: nowrap;
  }
  & > :hover { color: var(--text); }
  & > [aria-pressed=true], & > [aria-current] {
    background: var(--segmentOn);
    color: var(--text);
    font-weight: ${weight.strong};
    box-shadow: 0 0 0 1px var(--border);
  }
  ${MOBILE} { & > * { min-height: 36px; } }
  @media (forced-colors: active) {
    & > [aria-pressed=true], & > [aria-current] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  }
`;
