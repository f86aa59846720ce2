import type { RankAt } from '@tipmark/contract';
import type { Reader } from '@tipmark/match-features';
import { formatDate, formatNumber } from '@tipmark/remote-kit/i18n';
import { css } from '@tipmark/ui-kit';
import { weight } from '@tipmark/ui-kit/style-values';

const chart = css`
  padding: 12px 16px 4px;
  svg { display: block; width: 100%; height: auto; overflow: visible; }
  text { font: ${weight.medium} 11PX/14PX "Inter Variable", system-ui, sans-serif; fill: var(--text3); font-variant-numeric: tabular-nums; }
  .grid { stroke: var(--grid); }
  .line { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; }
  .dot { fill: var(--accent); }
  @media (forced-colors: active) {
    .line { stroke: CanvasText; }
    .dot, text { fill: CanvasText; }
  }
`;

const SIZE = { width: 268, height: 132 };
const FRAME = { left: 30, right: 262, top: 8, bottom: 108 };

interface RankChartProps {
  /** Oldest first, two at least. */
  readonly ranks: readonly RankAt[];
  readonly reader: Reader;
}

/** A player's ranks over time, the best one on top. */
export const RankChart = ({ ranks, reader }: RankChartProps) => {
  const { t, locale, timeZone } = reader;
  const [first, last] = [ranks[0], ranks.at(-1)];
  if (first === undefined || last === undefined || last.at <= first.at) return null;
  const positions = ranks.map(({ place }) => place);
  const [best, worst] = [Math.min(...positions), Math.max(...positions)];
  const x = (at: number) =>
    Math.round(FRAME.left + ((at - first.at) / (last.at - first.at)) * (FRAME.right - FRAME.left));
  // a rank that never changed is drawn in the middle
  const shareOf = (rank: number) => (worst === best ? 0.5 : (rank - best) / (worst - best));
  const y = (rank: number) => Math.round(FRAME.top + shareOf(rank) * (FRAME.bottom - FRAME.top));
  const steps = ranks.map(({ place: rank, at }, index) =>
    index === 0 ? `M${x(at)} ${y(rank)}` : `H${x(at)}V${y(rank)}`,
  );
  const day = (at: number) => formatDate(at, locale, timeZone);
  const lines = best === worst ? [best] : [best, worst];
  return (
    <div className={chart}>
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        width={SIZE.width}
        height={SIZE.height}
        role="img"
        aria-label={t('player.ranksLine', {
          from: day(first.at),
          to: day(last.at),
          first: first.place,
          last: last.place,
          best,
          worst,
        })}
      >
        {lines.map((rank) => (
          <g key={rank}>
            <path className="grid" d={`M${FRAME.left} ${y(rank)}H${FRAME.right}`} />
            <text x={FRAME.left - 6} y={y(rank) + 4} textAnchor="end">
              {formatNumber(rank, locale)}
            </text>
          </g>
        ))}
        <text x={FRAME.left} y={SIZE.height - 4}>
          {day(first.at)}
        </text>
        <text x={FRAME.right} y={SIZE.height - 4} textAnchor="end">
          {day(last.at)}
        </text>
        <path className="line" d={steps.join('')} />
        <circle className="dot" cx={x(last.at)} cy={y(last.place)} r={4} />
      </svg>
    </div>
  );
};
