import { css, MOBILE } from '@tipmark/ui-kit';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useIsHydrated } from '../forms/use-is-hydrated.ts';
import { font, radius, weight } from '../theme/scales.ts';
import { pointAfterKey } from './point-after-key.ts';
import { StepDrawing } from './StepDrawing.tsx';
import { StepLegend } from './StepLegend.tsx';
import {
  DRAWING_SIZES,
  type DrawingSize,
  paneAt,
  panesOf,
  pointIndexAt,
  type StepChartProps,
  timeAtX,
} from './step-drawing.ts';
import type { ChartPoint } from './step-path.ts';

const chart = css`
  border-radius: ${radius.field};
  svg { width: 100%; height: auto; overflow: visible; touch-action: pan-y; user-select: none; }
  &[role=slider] svg { cursor: crosshair; }
  text { font: ${weight.medium} 11PX/14PX "Inter Variable", system-ui, sans-serif; fill: var(--text3); font-variant-numeric: tabular-nums; }
  .name { font-weight: ${weight.bold}; fill: var(--text); stroke: var(--surface); stroke-width: 4px; paint-order: stroke; }
  .grid { stroke: var(--grid); }
  .after { fill: var(--sub); }
  .start { stroke: var(--text2); }
  .line { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; }
  .band { fill: var(--text3); opacity: .16; }
  .best { fill: none; stroke: var(--text2); stroke-dasharray: 5 3; }
  .moment { stroke: var(--text2); }
  .card { fill: var(--neg); stroke: var(--surface); stroke-width: 1; }
  .first { stroke: var(--text3); stroke-dasharray: 2 3; }
  .dot { fill: var(--accent); }
  path.dot { fill: var(--text); stroke: var(--surface); stroke-width: 1.5; }
  .cross { stroke: var(--accent); }
  .at { fill: var(--accent); stroke: var(--surface); stroke-width: 2; }
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
    .line, .best { stroke: CanvasText; }
    .band { fill: GrayText; }
    .card { fill: CanvasText; }
    .dot, path.dot, .at { fill: CanvasText; }
    .cross { stroke: CanvasText; }
    text { fill: CanvasText; }
  }
`;

const readout = css`
  min-height: 18px;
  margin-bottom: 4px;
  font-size: ${font.meta};
  line-height: 18px;
  font-weight: ${weight.medium};
  color: var(--text2);
  font-variant-numeric: tabular-nums;
`;

interface CrosshairProps {
  readonly size: DrawingSize;
  readonly chart: StepChartProps;
  readonly point: ChartPoint;
}

const Crosshair = ({ size, chart, point: [at, value] }: CrosshairProps) => {
  const { x, y, frame } = paneAt(panesOf(chart, size), at);
  const { left, top, height } = frame;
  const across = value === null ? '' : `M${left} ${y(value)}H${x(at)}`;
  return (
    <>
      <path className="cross" d={`M${x(at)} ${top}V${top + height}${across}`} />
      {value !== null && <circle className="at" cx={x(at)} cy={y(value)} r={5} />}
    </>
  );
};

/**
 * Prices over time as steps: an image with a text, complete without scripts. With them it is a
 * slider too: arrow keys move from price to price, a pointer or a finger reads the price of any
 * time.
 */
export function StepChart(props: StepChartProps) {
  const { label, points, first, to, pointText, legend } = props;
  const isHydrated = useIsHydrated();
  const [read, setRead] = useState<number>();
  const at = read === undefined ? undefined : Math.min(Math.max(read, first.at), to);
  const index = pointIndexAt(points, at ?? to);
  const [changedAt, value] = points[index] ?? [first.at, first.value];
  const text = pointText(at ?? changedAt, value);

  const onKeyDown = (event: KeyboardEvent) => {
    const after = points[pointAfterKey(event.key, index, points.length) ?? -1];
    if (!after) return;
    event.preventDefault();
    setRead(after[0]);
  };
  const readUnder = (size: DrawingSize) => (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const drawn = ((event.clientX - box.left) / box.width) * size.width;
    setRead(timeAtX(panesOf(props, size), drawn));
  };
  const slider = isHydrated && {
    role: 'slider',
    tabIndex: 0,
    'aria-label': label,
    'aria-valuemin': 1,
    'aria-valuemax': points.length,
    'aria-valuenow': index + 1,
    'aria-valuetext': text,
    onKeyDown,
    onBlur: () => setRead(undefined),
    // a lifted finger leaves too, and its result is still to be read
    onPointerLeave: ({ pointerType }: PointerEvent) =>
      pointerType !== 'touch' && setRead(undefined),
  };
  return (
    <>
      <p className={readout} aria-hidden="true">
        {text}
      </p>
      <div className={chart} {...slider}>
        {DRAWING_SIZES.map((size) => (
          <svg
            key={size.className}
            className={size.className}
            viewBox={`0 0 ${size.width} ${size.height}`}
            width={size.width}
            height={size.height}
            role="img"
            aria-label={label}
            onPointerDown={readUnder(size)}
            onPointerMove={readUnder(size)}
          >
            <StepDrawing size={size} chart={props} />
            {at !== undefined && <Crosshair size={size} chart={props} point={[at, value]} />}
          </svg>
        ))}
      </div>
      {legend && <StepLegend legend={legend} />}
    </>
  );
}
