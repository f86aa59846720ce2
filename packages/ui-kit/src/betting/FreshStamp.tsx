import { css, cx } from '@tipmark/ui-kit';

const stamp = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: 12px;
  line-height: 16px;
  font-weight: 500;
  color: var(--text3);
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  &::before { content: ""; width: 6px; height: 6px; border-radius: 50%; background: var(--pos); }
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
