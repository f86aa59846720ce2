import { css, cx } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '../theme/scales.ts';

const stamp = css`
  display: inline-flex;
  align-items: center;
  gap: ${gap[6]};
  font-size: ${font.meta};
  line-height: 16px;
  font-weight: ${weight.medium};
  color: var(--text3);
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  &::before { content: ""; width: 6px; height: 6px; border-radius: ${radius.round}; background: var(--pos); }
`;

const stale = css`
  color: var(--warn);
  &::before { background: var(--warn); }
`;

export interface FreshStampProps {
  /** `updated 4 s ago`. */
  readonly text: string;
  readonly isStale: boolean;
}

/** How old the data on screen is. */
export const FreshStamp = ({ text, isStale }: FreshStampProps) => (
  <span className={cx(stamp, isStale && stale)}>{text}</span>
);
