import { css } from '@tipmark/ui-kit';
import { type StepPoint, scaleOf, stepPath } from './step-path.ts';

const spark = css`
  .line { fill: none; stroke: var(--text2); stroke-width: 1.5; stroke-linejoin: round; }
  .first { stroke: var(--text3); stroke-dasharray: 1 3; stroke-linecap: round; }
  .dot { fill: var(--accent); }
  @media (forced-colors: active) {
    .line, .first { stroke: CanvasText; }
    .dot { fill: CanvasText; }
  }
`;

const WIDTH = 72;
const HEIGHT = 20;
const INSET = 3;
const frame = {
  left: INSET,
  top: INSET,
  width: WIDTH - 2 * INSET,
  height: HEIGHT - 2 * INSET,
};

export interface SparklineProps {
  /** Oldest first, one at least. */
  readonly points: readonly StepPoint[];
  /** The last price is valid until then; not before the last point. */
  readonly to: number;
  /** The line as a sentence; absent where the text beside it is enough. */
  readonly label?: string | undefined;
}

/**
 * The history of a price in the size of a word: steps, the first price as a dotted line, a dot at
 * the end.
 */
export const Sparkline = ({ points, to, label }: SparklineProps) => {
  const [opening, last] = [points[0], points.at(-1)];
  if (!opening || !last) return null;
  const values = points.map(([, value]) => value);
  const until = Math.max(to, last[0], opening[0] + 1);
  const range = {
    from: opening[0],
    to: until,
    low: Math.min(...values),
    high: Math.max(...values),
  };
  const { x, y } = scaleOf(range, frame);
  return (
    <svg
      className={spark}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <path className="first" d={`M${frame.left} ${y(opening[1])}H${x(until)}`} />
      <path className="line" d={stepPath(points, { x, y }, until)} />
      <circle className="dot" cx={x(until)} cy={y(last[1])} r={2.5} />
    </svg>
  );
};
