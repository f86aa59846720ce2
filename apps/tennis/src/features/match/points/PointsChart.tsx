import type { Reader } from '@tipmark/match-features';
import { css } from '@tipmark/ui-kit';
import { font, weight } from '@tipmark/ui-kit/style-values';
import type { PlayerNames } from './PointsTab.tsx';
import type { PlayedRun } from './run-of-points.ts';

const chart = css`
  padding: 12px 16px;
  svg { display: block; width: 100%; height: 180px; overflow: visible; }
  path { fill: none; vector-effect: non-scaling-stroke; }
  .zero { stroke: var(--borderStrong); }
  .set { stroke: var(--border); stroke-dasharray: 3 3; }
  .run { stroke: var(--home); stroke-width: 2; }
  .br { stroke-width: 9; stroke-linecap: round; }
  .br.home { stroke: var(--home); }
  .br.away { stroke: var(--away); }
  p { padding-top: 8px; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text3); }
  @media (forced-colors: active) { .run { stroke: CanvasText; } }
`;

const HEIGHT = 100;
const PADDING = 4;

interface PointsChartProps {
  readonly run: PlayedRun;
  readonly names: PlayerNames;
  readonly reader: Reader;
}

/** The lead in points, point after point. */
export const PointsChart = ({ run, names, reader: { t } }: PointsChartProps) => {
  const { points, breaks, setEnds } = run;
  const highest = Math.max(0, ...points);
  const lowest = Math.min(0, ...points);
  const scale = (HEIGHT - 2 * PADDING) / Math.max(1, highest - lowest);
  const y = (value: number) => Math.round((PADDING + (highest - value) * scale) * 10) / 10;
  const last = points.at(-1) ?? 0;
  const leader = last < 0 ? names.away : names.home;
  const counted = { n: points.length, count: points.length };
  const message =
    last === 0
      ? t('points.level', counted)
      : t('points.ahead', { player: leader, by: Math.abs(last), ...counted });
  return (
    <div className={chart}>
      <svg
        viewBox={`0 0 ${points.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={message}
      >
        <path className="zero" d={`M0 ${y(0)}H${points.length}`} />
        {setEnds.slice(0, -1).map((end) => (
          <path key={end} className="set" d={`M${end} 0V${HEIGHT}`} />
        ))}
        <path
          className="run"
          d={`M0 ${y(0)}${points.map((value, index) => `V${y(value)}H${index + 1}`).join('')}`}
        />
        {breaks.map(({ after, by }) => (
          <path key={after} className={`br ${by}`} d={`M${after} ${y(points[after - 1] ?? 0)}h0`} />
        ))}
      </svg>
      <p>{t('points.chartNote', { message, player: names.home })}</p>
    </div>
  );
};
