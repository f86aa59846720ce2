import { css } from '@tipmark/ui-kit';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { font, radius, weight } from '../theme/scales.ts';
import {
  type BankPoint,
  type BankScale,
  bandPath,
  bankScale,
  expectedPath,
  nearestPoint,
} from './bank-scale.ts';
import { pointAfterKey } from './point-after-key.ts';
import { type Frame, type StepPoint, stepPath } from './step-path.ts';

const chart = css`
  position: relative;
  border-radius: ${radius.field};
  svg { display: block; width: 100%; height: auto; overflow: visible; touch-action: pan-y; }
  text { font: ${weight.medium} 11PX/14PX "Inter Variable", system-ui, sans-serif; fill: var(--text3); font-variant-numeric: tabular-nums; }
  .name { font-weight: ${weight.bold}; fill: var(--text); stroke: var(--surface); stroke-width: 4px; paint-order: stroke; }
  .hope { font-weight: ${weight.strong}; fill: var(--pos); stroke: var(--surface); stroke-width: 4px; paint-order: stroke; }
  .grid { stroke: var(--grid); }
  .base { stroke: var(--borderStrong); stroke-dasharray: 2 3; }
  .wide { fill: var(--pos); fill-opacity: .08; }
  .narrow { fill: var(--pos); fill-opacity: .12; }
  .expected { fill: none; stroke: var(--pos); stroke-width: 1.5; stroke-dasharray: 4 4; }
  .bank { fill: none; stroke: var(--text); stroke-width: 1.75; stroke-linejoin: round; }
  .past { fill: none; stroke: var(--text3); stroke-width: 1.25; stroke-linejoin: round; }
  .reset { stroke: var(--warn); stroke-dasharray: 3 3; }
  .cross { stroke: var(--accent); }
  .dot { fill: var(--text); }
  .small { display: none; }
  @media (max-width: 599px) {
    .large { display: none; }
    .small { display: block; }
  }
  @media (forced-colors: active) {
    .bank { stroke: CanvasText; }
    .dot, text { fill: CanvasText; }
    .wide, .narrow { fill: GrayText; }
  }
`;

export interface BankChartProps {
  /** A summary of the chart; a table contains the details. */
  readonly label: string;
  /** After each settled tip, oldest first; at least one. */
  readonly points: readonly BankPoint[];
  /** Banks of the periods before, each as steps. */
  readonly past: readonly (readonly StepPoint[])[];
  readonly resets: readonly { readonly at: number; readonly text: string }[];
  /** The initial value of every period. */
  readonly base: number;
  /** The time axis: from before the first point to the last or after. */
  readonly from: number;
  readonly to: number;
  readonly valueText: (value: number) => string;
  readonly times: readonly { readonly at: number; readonly text: string }[];
  /** `expected 1,114`, at the end of the dashed line. */
  readonly expectedText: string;
}

interface Size {
  readonly className: string;
  readonly width: number;
  readonly height: number;
  readonly timeStep: number;
}

const sizes: readonly Size[] = [
  { className: 'large', width: 920, height: 260, timeStep: 1 },
  { className: 'small', width: 336, height: 210, timeStep: 2 },
];

const MARGIN = { left: 42, right: 14, top: 18, bottom: 24 };
const NAME_ROOM = 12;
/** The expectation's name ends this far before its line does. */
const HOPE_INSET = 7;

const frameOf = ({ width, height }: Size): Frame => ({
  left: MARGIN.left,
  top: MARGIN.top,
  width: width - MARGIN.left - MARGIN.right,
  height: height - MARGIN.top - MARGIN.bottom,
});

interface DrawingProps extends BankChartProps {
  readonly size: Size;
  readonly index: number | undefined;
  readonly onPoint: (share: number) => void;
}

interface LayerProps {
  readonly size: Size;
  readonly scale: BankScale;
  readonly props: BankChartProps;
}

function Grid({ size, scale, props }: LayerProps) {
  const { left, width } = frameOf(size);
  const { x, y, values } = scale;
  const right = left + width;
  return (
    <>
      {values.map((value) => (
        <g key={value}>
          <path className="grid" d={`M${left} ${y(value)}H${right}`} />
          <text x={left - 8} y={y(value) + 4} textAnchor="end">
            {props.valueText(value)}
          </text>
        </g>
      ))}
      <path className="base" d={`M${left} ${y(props.base)}H${right}`} />
      {props.times
        .filter(({ at }, index) => index % size.timeStep === 0 && x(at) < right - NAME_ROOM)
        .map(({ at, text }) => (
          <text
            key={at}
            x={x(at)}
            y={size.height - 6}
            textAnchor={x(at) < left + 12 ? 'start' : 'middle'}
          >
            {text}
          </text>
        ))}
    </>
  );
}

const Resets = ({ size, scale, props }: LayerProps) => {
  const { top, height } = frameOf(size);
  return (
    <>
      {props.past.map((steps) => (
        <path
          key={steps[0]?.[0]}
          className="past"
          d={stepPath(steps, scale, steps.at(-1)?.[0] ?? 0)}
        />
      ))}
      {props.resets
        .filter(({ at }) => at >= props.from)
        .map(({ at, text }) => (
          <g key={at}>
            <path className="reset" d={`M${scale.x(at)} ${top - 6}V${top + height}`} />
            <text
              className="name"
              x={scale.x(at) + (scale.x(at) > size.width / 2 ? -4 : 4)}
              y={12}
              textAnchor={scale.x(at) > size.width / 2 ? 'end' : 'start'}
            >
              {text}
            </text>
          </g>
        ))}
    </>
  );
};

function Drawing({ size, index, onPoint, ...props }: DrawingProps) {
  const { label, points, past, from, to, base, valueText, expectedText } = props;
  const frame = frameOf(size);
  const before = [base, ...past.flatMap((steps) => steps.map(([, value]) => value))];
  const scale = bankScale(points, { before, from, to }, frame);
  const { x, y } = scale;
  const last = points.at(-1);
  const shown = index === undefined ? undefined : points[index];
  const steps = points.map(({ at, value }): StepPoint => [at, value]);
  const isHopeBelow = last !== undefined && last.value >= last.expected;
  return (
    <svg
      className={size.className}
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
      role="img"
      aria-label={label}
      onPointerMove={({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
        const box = currentTarget.getBoundingClientRect();
        const drawn = ((clientX - box.left) / box.width) * size.width;
        onPoint((drawn - frame.left) / frame.width);
      }}
    >
      <Grid size={size} scale={scale} props={props} />
      <path className="wide" d={bandPath(points, scale, 2)} />
      <path className="narrow" d={bandPath(points, scale, 1)} />
      <path className="expected" d={expectedPath(points, scale)} />
      <Resets size={size} scale={scale} props={props} />
      <path className="bank" d={stepPath(steps, scale, to)} />
      {last && (
        <>
          <circle className="dot" cx={x(to)} cy={y(last.value)} r={4} />
          <text
            className="name"
            x={x(to)}
            y={y(last.value) + (isHopeBelow ? -10 : 18)}
            textAnchor="end"
          >
            {valueText(last.value)}
          </text>
          <text
            className="hope"
            x={x(to) - HOPE_INSET}
            y={y(last.expected) + (isHopeBelow ? 16 : -8)}
            textAnchor="end"
          >
            {expectedText}
          </text>
        </>
      )}
      {shown && (
        <>
          <path className="cross" d={`M${x(shown.at)} ${frame.top}V${frame.top + frame.height}`} />
          <circle className="dot" cx={x(shown.at)} cy={y(shown.value)} r={4} />
        </>
      )}
    </svg>
  );
}

const readout = css`
  min-height: 18px;
  font-size: ${font.meta};
  line-height: 18px;
  font-weight: ${weight.medium};
  color: var(--text2);
  font-variant-numeric: tabular-nums;
`;

/**
 * A bank over time beside its expectation, with the spread of one and two deviations. Rendered on
 * the server; in the browser a slider moves from tip to tip by arrow keys or under the pointer.
 */
export function BankChart(props: BankChartProps) {
  const { points, from, to, label } = props;
  const [index, setIndex] = useState<number>();
  const now = index === undefined ? points.length - 1 : Math.min(index, points.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const after = pointAfterKey(event.key, now, points.length);
    if (after === undefined) return;
    event.preventDefault();
    setIndex(after);
  };
  return (
    <>
      <div
        className={chart}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input holds no drawing
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={now + 1}
        aria-valuetext={points[now]?.text}
        onKeyDown={onKeyDown}
        onPointerLeave={() => setIndex(undefined)}
        onBlur={() => setIndex(undefined)}
      >
        {sizes.map((size) => (
          <Drawing
            key={size.className}
            {...props}
            size={size}
            index={index === undefined ? undefined : now}
            onPoint={(share) => setIndex(nearestPoint(points, { from, to }, share))}
          />
        ))}
      </div>
      <p className={readout} aria-hidden="true">
        {index !== undefined && points[now]?.text}
      </p>
    </>
  );
}
