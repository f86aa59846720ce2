import { memo } from 'react';
import {
  type DrawingSize,
  drawingScale,
  frameOf,
  type StepChartProps,
  type StepChartSign,
} from './step-drawing.ts';
import { bandPath, type Frame, stepPath } from './step-path.ts';

const LABEL_ROOM = 70;

/** Round and narrow: told apart without their colours. */
export const SIGNS: Readonly<Record<StepChartSign, string>> = {
  dot: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z',
  card: 'M-3 -5h6v10h-6Z',
};

/** Text beside a place stays inside the frame. */
function anchorAt(x: number, { left, width }: Frame): 'start' | 'middle' | 'end' {
  if (x < left + LABEL_ROOM / 2) return 'start';
  return x > left + width - LABEL_ROOM ? 'end' : 'middle';
}

/** Above or below a place, whichever side has room. */
function textPlace(y: number, offset: number, { top, height }: Frame): number {
  const wanted = y + offset;
  if (wanted < top + 8) return y + 18;
  return wanted > top + height - 4 ? y - 10 : wanted;
}

interface StepDrawingProps {
  readonly size: DrawingSize;
  readonly chart: StepChartProps;
}

/** All of a chart that stays as it is while a pointer moves over it. */
export const StepDrawing = memo(function StepDrawing({ size, chart }: StepDrawingProps) {
  const { points, to, valueText, times, start, first, closing, last } = chart;
  const { band = [], moments = [] } = chart;
  const frame = frameOf(size);
  const bottom = frame.top + frame.height;
  const right = frame.left + frame.width;
  const { x, y, values } = drawingScale(chart, size);
  const bandTo = Math.max(Math.min(start?.at ?? to, to), band.at(-1)?.[0] ?? 0);
  const hasStart = start !== undefined && start.at > first.at && start.at <= to;
  const isStartAtEdge = hasStart && x(start.at) - frame.left < LABEL_ROOM;
  const isApart = !closing || x(to) - x(closing.at) > LABEL_ROOM;
  const marks = [first, ...(closing ? [closing] : [])];
  return (
    <>
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
      <path className="band" d={bandPath(band, { x, y }, bandTo)} />
      <path
        className="best"
        d={stepPath(
          band.map(([at, , high]) => [at, high]),
          { x, y },
          bandTo,
        )}
      />
      <path className="first" d={`M${frame.left} ${y(first.value)}H${right}`} />
      <path className="line" d={stepPath(points, { x, y }, to)} />
      {hasStart && (
        <>
          <path className="start" d={`M${x(start.at)} ${frame.top - 8}V${bottom}`} />
          <text
            className="name"
            x={x(start.at) + (isStartAtEdge ? 4 : -4)}
            y={14}
            textAnchor={isStartAtEdge ? 'start' : 'end'}
          >
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
      {moments.map(({ at, sign, text }) => (
        <g key={`${at} ${text}`}>
          <title>{text}</title>
          <path className="moment" d={`M${x(at)} ${bottom}v-14`} />
          <path className={sign} transform={`translate(${x(at)} ${bottom - 14})`} d={SIGNS[sign]} />
        </g>
      ))}
      {isApart && last !== undefined && (
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
    </>
  );
});
