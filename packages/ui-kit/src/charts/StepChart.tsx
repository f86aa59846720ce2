import { css, MOBILE } from '@tipmark/ui-kit';
import { type Frame, type StepPoint, scaleOf, stepPath, valueTicks } from './step-path.ts';

const chart = css`
  svg { width: 100%; height: auto; overflow: visible; }
  text { font: 500 11px/14px "Inter Variable", system-ui, sans-serif; fill: var(--text3); font-variant-numeric: tabular-nums; }
  .name { font-weight: 650; fill: var(--text); stroke: var(--surface); stroke-width: 4px; paint-order: stroke; }
  .grid { stroke: var(--grid); }
  .after { fill: var(--sub); }
  .start { stroke: var(--text2); }
  .line { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; }
  .first { stroke: var(--text3); stroke-dasharray: 2 3; }
  .dot { fill: var(--accent); }
  .ring { fill: var(--surface); stroke: var(--accent); stroke-width: 2; }
  .middle, .small { display: none; }
  ${MOBILE} {
    .large { display: none; }
    .middle { display: block; }
  }
  @media (max-width: 599px) {
    .middle { display: none; }
    .small { display: block; }
  }
  @media (forced-colors: active) {
    .line { stroke: CanvasText; }
    .dot { fill: CanvasText; }
    text { fill: CanvasText; }
  }
`;

export interface StepChartMark {
  readonly at: number;
  readonly value: number;
  /** `first 1.89`. */
  readonly text: string;
}

export interface StepChartProps {
  /** The chart in a sentence, for those who cannot see it; a table says the rest. */
  readonly label: string;
  readonly points: readonly StepPoint[];
  /** End of the time axis, not before the last point. */
  readonly to: number;
  readonly valueText: (value: number) => string;
  readonly times: readonly { readonly at: number; readonly text: string }[];
  /** Where play begins: a line across, everything after it on another ground. */
  readonly start?: { readonly at: number; readonly text: string } | undefined;
  readonly first: StepChartMark;
  readonly closing?: StepChartMark | undefined;
  readonly last: StepChartMark;
}

interface Size {
  readonly className: string;
  readonly width: number;
  readonly height: number;
  /** Every how manieth time is written out. */
  readonly timeStep: number;
}

/** Drawn for three widths: one picture scaled to all would have letters nobody can read. */
const sizes: readonly Size[] = [
  { className: 'large', width: 920, height: 260, timeStep: 1 },
  { className: 'middle', width: 640, height: 240, timeStep: 1 },
  { className: 'small', width: 336, height: 210, timeStep: 2 },
];

const MARGIN = { left: 40, right: 12, top: 26, bottom: 26 };
const LABEL_ROOM = 70;

const frameOf = ({ width, height }: Size): Frame => ({
  left: MARGIN.left,
  top: MARGIN.top,
  width: width - MARGIN.left - MARGIN.right,
  height: height - MARGIN.top - MARGIN.bottom,
});

/** Text beside a place stays inside the frame. */
function anchorAt(x: number, { left, width }: Frame): 'start' | 'middle' | 'end' {
  if (x < left + LABEL_ROOM / 2) return 'start';
  return x > left + width - LABEL_ROOM ? 'end' : 'middle';
}

interface DrawingProps extends StepChartProps {
  readonly size: Size;
}

const Drawing = ({ size, ...chartProps }: DrawingProps) => {
  const { label, points, to, valueText, times, start, first, closing, last } = chartProps;
  const frame = frameOf(size);
  const bottom = frame.top + frame.height;
  const right = frame.left + frame.width;
  const values = valueTicks(points.map(([, value]) => value));
  const range = { from: first.at, to, low: values[0] ?? 0, high: values.at(-1) ?? 1 };
  const { x, y } = scaleOf(range, frame);
  const hasStart = start !== undefined && start.at > first.at && start.at <= to;
  const isApart = !closing || x(to) - x(closing.at) > LABEL_ROOM;
  const marks = [first, ...(closing ? [closing] : [])];
  return (
    <svg
      className={size.className}
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
      role="img"
      aria-label={label}
    >
      {hasStart && (
        <rect
          className="after"
          x={x(start.at)}
          y={frame.top}
          width={Math.round(right - x(start.at))}
          height={frame.height}
        />
      )}
      {values.map((value) => (
        <g key={value}>
          <path className="grid" d={`M${frame.left} ${y(value)}H${right}`} />
          <text x={frame.left - 8} y={y(value) + 4} textAnchor="end">
            {valueText(value)}
          </text>
        </g>
      ))}
      {times
        .filter((_, index) => index % size.timeStep === 0)
        .map(({ at, text }) => (
          <text key={at} x={x(at)} y={size.height - 6} textAnchor={anchorAt(x(at), frame)}>
            {text}
          </text>
        ))}
      <path className="first" d={`M${frame.left} ${y(first.value)}H${right}`} />
      <path className="line" d={stepPath(points, { x, y }, to)} />
      {hasStart && (
        <>
          <path className="start" d={`M${x(start.at)} ${frame.top - 8}V${bottom}`} />
          <text className="name" x={x(start.at) - 4} y={14} textAnchor="end">
            {start.text}
          </text>
        </>
      )}
      {marks.map((mark, index) => (
        <g key={mark.text}>
          <circle
            className={index === 0 ? 'dot' : 'ring'}
            cx={x(mark.at)}
            cy={y(mark.value)}
            r={4}
          />
          <text
            className="name"
            x={x(mark.at) + (index === 0 ? 2 : -2)}
            y={textPlace(y(mark.value), index === 0 ? -10 : 18, frame)}
            textAnchor={index === 0 ? 'start' : 'end'}
          >
            {mark.text}
          </text>
        </g>
      ))}
      {isApart && (
        <>
          <circle className="dot" cx={x(to)} cy={y(last.value)} r={4} />
          <text
            className="name"
            x={x(to)}
            y={textPlace(y(last.value), -10, frame)}
            textAnchor="end"
          >
            {last.text}
          </text>
        </>
      )}
    </svg>
  );
};

/** Above or below a place, whichever side has room. */
function textPlace(y: number, offset: number, { top, height }: Frame): number {
  const wanted = y + offset;
  if (wanted < top + 8) return y + 18;
  return wanted > top + height - 4 ? y - 10 : wanted;
}

/** Prices over time as steps: an image with a sentence, whole without scripts. */
export const StepChart = (props: StepChartProps) => (
  <div className={chart}>
    {sizes.map((size) => (
      <Drawing key={size.className} {...props} size={size} />
    ))}
  </div>
);
