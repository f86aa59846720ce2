import { css } from '@tipmark/ui-kit';
import { radius } from '../theme/scales.ts';

const bar = css`
  width: 100%;
  height: 8px;
  border-radius: ${radius.badge};
  .a { fill: var(--home); }
  .b { fill: var(--neutralBar); }
  .c { fill: var(--away); }
  path { stroke: var(--surface); stroke-width: 2px; vector-effect: non-scaling-stroke; }
`;

const classes = ['a', 'b', 'c'];
const WIDTH = 1_000;

export interface ShareBarProps {
  /** Two or three parts of a sum, percent; the text beside the bar repeats them. */
  readonly percents: readonly number[];
}

/** Shares side by side: home, draw, away. */
export const ShareBar = ({ percents }: ShareBarProps) => {
  const total = percents.reduce((sum, percent) => sum + percent, 0);
  const whole = total || 1;
  const starts = percents.map((_, index) =>
    percents.slice(0, index).reduce((sum, percent) => sum + (percent / whole) * WIDTH, 0),
  );
  return (
    <svg className={bar} viewBox={`0 0 ${WIDTH} 8`} preserveAspectRatio="none" aria-hidden="true">
      {total === 0 && <rect className="b" width={WIDTH} height="8" />}
      {(total === 0 ? [] : percents).map((percent, index) => (
        <rect
          key={classes[index]}
          className={percents.length === 2 && index === 1 ? 'c' : classes[index]}
          x={Math.round(starts[index] ?? 0)}
          width={Math.max(1, Math.round((percent / whole) * WIDTH))}
          height="8"
        />
      ))}
      {starts.map(
        (start, index) =>
          start > 0 &&
          start < WIDTH && <path key={classes[index]} d={`M${Math.round(start)} 0v8`} />,
      )}
    </svg>
  );
};
