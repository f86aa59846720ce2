import { memo } from 'react';
import {
  type DrawingSize,
  type Pane,
  paneAt,
  panesOf,
  type StepChartProps,
  type StepChartSign,
} from './step-drawing.ts';
import { bandPath, type Frame, stepPath } from './step-path.ts';

const LABEL_ROOM = 70;
const LETTER_WIDTH = 6.5;
const BETWEEN_LABELS = 6;

/** Round and narrow: distinguishable without colours. */
export const SIGNS: Readonly<Record<StepChartSign, string>> = {
  dot: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z',
  card: 'M-3 -5h6v10h-6Z',
};

interface TimeLabel {
  readonly at: number;
  readonly text: string;
  readonly x: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Times that can be written under a part of a drawing, inside it and clear of each other. */
function timeLabels(times: StepChartProps['times'], { x, frame, from, to }: Pane): TimeLabel[] {
  const labels: TimeLabel[] = [];
  let taken = frame.left;
  for (const { at, text } of times) {
    if (at < from || at > to) continue;
    const centre = x(at);
    const half = (text.length * LETTER_WIDTH) / 2;
    const isFirst = centre - half < frame.left;
    const isLast = centre + half > frame.left + frame.width;
    let begin = centre - half;
    if (isFirst) begin = centre;
    else if (isLast) begin = centre - 2 * half;
    if (begin < taken) continue;
    taken = begin + 2 * half + BETWEEN_LABELS;
    const anchor = isFirst ? 'start' : isLast ? 'end' : 'middle';
    labels.push({ at, text, x: centre, anchor });
  }
  return labels;
}

/** Above or below a point, whichever side has room. */
function textBaseline(y: number, offset: number, { top, height }: Frame): number {
  const wanted = y + offset;
  if (wanted < top + 8) return y + 18;
  return wanted > top + height - 4 ? y - 10 : wanted;
}

interface StepDrawingProps {
  readonly size: DrawingSize;
  readonly chart: StepChartProps;
}

interface PaneDrawingProps {
  readonly pane: Pane;
  readonly size: DrawingSize;
  readonly chart: StepChartProps;
  /** Drawn to the right of the time before the start, with its values on the right. */
  readonly isApart: boolean;
}

/** Values, times and the line of a part of a drawing. */
const PaneDrawing = ({ pane, size, chart, isApart }: PaneDrawingProps) => {
  const { x, y, frame, values, points, from, to } = pane;
  const { left, width } = frame;
  const { valueText, times, start } = chart;
  const right = left + width;
  const band = (chart.band ?? []).filter(([at]) => at >= from && at < to);
  const bandTo = Math.max(Math.min(start?.at ?? to, to), band.at(-1)?.[0] ?? 0);
  const highest = band.map(([at, , high]) => [at, high] as const);
  return (
    <>
      {values.map((value) => (
        <g key={value}>
          <path className="grid" d={`M${left} ${y(value)}H${right}`} />
          <text
            x={isApart ? right + 8 : left - 8}
            y={y(value) + 4}
            textAnchor={isApart ? 'start' : 'end'}
          >
            {valueText(value)}
          </text>
        </g>
      ))}
      {timeLabels(times, pane).map((label) => (
        <text key={label.at} x={label.x} y={size.height - 6} textAnchor={label.anchor}>
          {label.text}
        </text>
      ))}
      <path className="band" d={bandPath(band, { x, y }, bandTo)} />
      <path className="best" d={stepPath(highest, { x, y }, bandTo)} />
      {!isApart && <path className="first" d={`M${left} ${y(chart.first.value)}H${right}`} />}
      <path className="line" d={stepPath(points, { x, y }, to)} />
    </>
  );
};

/** All of a chart that stays as it is while a pointer moves over it. */
export const StepDrawing = memo(function StepDrawing({ size, chart }: StepDrawingProps) {
  const { to, start, first, closing, last } = chart;
  const { moments = [] } = chart;
  const panes = panesOf(chart, size);
  const [whole, play] = panes;
  const { x, y, frame } = whole;
  const end = play ?? whole;
  const bottom = frame.top + frame.height;
  const right = end.frame.left + end.frame.width;
  const hasStart = start !== undefined && start.at > first.at && start.at <= to;
  const isStartAtEdge = hasStart && x(start.at) - frame.left < LABEL_ROOM;
  const isApart = play !== undefined || !closing || x(to) - x(closing.at) > LABEL_ROOM;
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
      <PaneDrawing pane={whole} size={size} chart={chart} isApart={false} />
      {play && <PaneDrawing pane={play} size={size} chart={chart} isApart />}
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
            y={textBaseline(y(mark.value), index === 0 ? -10 : 18, frame)}
            textAnchor={index === 0 ? 'start' : 'end'}
          >
            {mark.text}
          </text>
        </g>
      ))}
      {moments.map(({ at, sign, text }) => {
        const momentX = paneAt(panes, at).x(at);
        return (
          <g key={`${at} ${text}`}>
            <title>{text}</title>
            <path className="moment" d={`M${momentX} ${bottom}v-14`} />
            <path
              className={sign}
              transform={`translate(${momentX} ${bottom - 14})`}
              d={SIGNS[sign]}
            />
          </g>
        );
      })}
      {isApart && last !== undefined && (
        <>
          <circle className="dot" cx={end.x(to)} cy={end.y(last.value)} r={4} />
          <text
            className="name"
            x={end.x(to)}
            y={textBaseline(end.y(last.value), -10, frame)}
            textAnchor="end"
          >
            {last.text}
          </text>
        </>
      )}
    </>
  );
});
