import { css } from '@tipmark/ui-kit';
import { font, radius, weight } from '@tipmark/ui-kit/style-values';

/** Dark on light and light on dark, unlike the rest of the page. */
const rate = css`
  display: inline-flex;
  align-items: center;
  flex: none;
  min-height: 20px;
  padding: 0 6px;
  border-radius: ${radius.badge};
  background: var(--text);
  color: var(--surface);
  font-size: ${font.meta};
  line-height: 16px;
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;
`;

interface RatingLabelProps {
  /** `5.0` … `4.0`. */
  readonly label: string;
  /** What it is for. */
  readonly title: string;
}

/** The mark of the first ranks of the rating. */
export const RatingLabel = ({ label, title }: RatingLabelProps) => (
  <span className={rate} title={title}>
    {label}
  </span>
);
