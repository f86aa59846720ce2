import { css } from '../style.ts';
import { font, radius, weight } from '../theme/scales.ts';

const earned = css`
  display: inline-flex;
  align-items: center;
  flex: none;
  min-height: 20px;
  padding: 0 6px;
  border: 1px solid var(--borderStrong);
  border-radius: ${radius.badge};
  font-size: ${font.micro};
  line-height: 14px;
  font-style: normal;
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: var(--text2);
`;

export interface EarnedBadgeProps {
  readonly text: string;
  /** The rule by which it is earned. */
  readonly title: string;
}

/** A badge that follows from a record. */
export const EarnedBadge = ({ text, title }: EarnedBadgeProps) => (
  <span className={earned} title={title}>
    {text}
  </span>
);
