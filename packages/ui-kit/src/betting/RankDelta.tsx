import { css, VisuallyHidden } from '@tipmark/ui-kit';
import { font, gap, weight } from '../theme/scales.ts';

const delta = css`
  display: inline-flex;
  align-items: center;
  gap: ${gap[2]};
  font-size: ${font.micro};
  line-height: 14px;
  font-weight: ${weight.medium};
  color: var(--text2);
  svg { width: 8px; height: 8px; fill: currentColor; }
`;

const shapes = { up: 'M4 1 8 7H0z', down: 'M4 7 0 1h8z', same: 'M0 3h8v2H0z' } as const;

export interface RankDeltaProps {
  /** Ranks moved: above 0 towards the first, below 0 away from it, 0 none. */
  readonly change: number;
  /** `2`, as its language writes it. */
  readonly text: string;
  /** `up two ranks`, read out instead of the drawing. */
  readonly label: string;
}

/**
 * The change of a rank: a triangle up or down with the number of ranks, a dash for none. Files
 * of tables leave it out.
 */
export const RankDelta = ({ change, text, label }: RankDeltaProps) => {
  const way = change === 0 ? 'same' : change > 0 ? 'up' : 'down';
  return (
    <span className={delta} title={label} data-csv="">
      <svg viewBox="0 0 8 8" aria-hidden="true" data-way={way}>
        <path d={shapes[way]} />
      </svg>
      {change !== 0 && <span aria-hidden="true">{text}</span>}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
};
