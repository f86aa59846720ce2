import { formatNumber } from '@tipmark/remote-kit/i18n';
import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import type { Reader } from '../page/reader.ts';
import { HEIGHT, type PointsLine, pointsDrawing, WIDTH } from './points-drawing.ts';

const chart = css`
  padding: 12px 16px 4px;
  font-size: ${font.meta};
  line-height: 16px;
  color: var(--text2);
  font-variant-numeric: tabular-nums;
  .names { display: flex; flex-wrap: wrap; gap: ${gap[4]} ${gap[16]}; }
  .names > li { display: inline-flex; align-items: center; gap: ${gap[8]}; overflow-wrap: anywhere; }
  .names svg { flex: none; }
  .names b { color: var(--text); font-weight: ${weight.bold}; }
  .plot { position: relative; padding: 14px 10px 22px 26px; }
  .plot > svg { display: block; width: 100%; height: 170px; overflow: visible; }
  path { fill: none; vector-effect: non-scaling-stroke; stroke: var(--grid); }
  .own { stroke: var(--home); stroke-width: 2px; stroke-linejoin: round; }
  .mean { stroke: var(--text2); stroke-width: 1.5px; stroke-dasharray: 4 4; }
  text { font: ${weight.medium} 11PX/14PX "Inter Variable", system-ui, sans-serif; fill: var(--text3); }
  @media (forced-colors: active) {
    .own, .mean { stroke: CanvasText; }
    text { fill: CanvasText; }
  }
  ${MOBILE} { padding: 10px var(--gutter) 4px; .plot > svg { height: 140px; } }
`;

interface PlottedLine extends PointsLine {
  /** `own` and `mean` are styled here; other looks are styled by the caller. */
  readonly look: string;
  readonly name: string;
  /** Where it ends, as text. */
  readonly total: string;
}

interface PointsPlotProps {
  readonly lines: readonly PlottedLine[];
  readonly reader: Reader;
}

/** Points over the matches of a season. */
export const PointsPlot = ({ lines, reader: { locale } }: PointsPlotProps) => {
  const drawing = pointsDrawing(lines);
  return (
    <div className={chart}>
      <ul className="names">
        {lines.map(({ look, name, total }) => (
          <li key={look}>
            <svg width="20" height="4" viewBox="0 0 20 4" aria-hidden="true">
              <path className={look} d="M0 2h20" />
            </svg>
            <span>
              {name} <b>{total}</b>
            </span>
          </li>
        ))}
      </ul>
      <div className="plot">
        <svg aria-hidden="true">
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" overflow="visible">
            {drawing.values.map(({ y }) => (
              <path key={y} d={`M0 ${y}H${WIDTH}`} />
            ))}
            {lines
              .map(({ look }, index) => (
                <path key={look} className={look} d={drawing.paths[index]} />
              ))
              .toReversed()}
          </svg>
          {drawing.values.map(({ value, share }) => (
            <text key={value} x="-8" y={share} dy="4" textAnchor="end">
              {formatNumber(value, locale)}
            </text>
          ))}
          {drawing.matches.map(({ count, share }) => (
            <text key={count} x={share} y="100%" dy="18" textAnchor="middle">
              {formatNumber(count, locale)}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
};
