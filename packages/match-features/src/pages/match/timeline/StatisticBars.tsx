import type { TimelineStatistic } from '@tipmark/contract';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { css, MOBILE, VisuallyHidden } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';
import type { Reader } from '../../../parts/page/reader.ts';
import type { SideNames } from '../../../parts/statistics/statistics-class.ts';

const bars = css`
  padding: 4px 16px 12px;
  font-size: ${font.small};
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  dl > div { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: ${gap[4]} ${gap[2]}; padding: 7px 0 5px; }
  dt, dd { grid-row: 1; font-weight: ${weight.medium}; color: var(--text2); }
  dt { grid-column: 1 / 3; justify-self: center; padding: 0 56px; text-align: center; }
  dd { grid-column: 1; }
  dd + dd { grid-column: 2; text-align: right; }
  dl > div > dd[data-more] { font-weight: ${weight.bold}; color: var(--text); }
  svg { grid-column: 1 / 3; grid-row: 2; width: 100%; height: 6px; overflow: hidden; border-radius: ${radius.round}; background: var(--sunken); }
  .h { fill: var(--home); }
  .a { fill: var(--away); }
  > p { display: flex; justify-content: space-between; gap: ${gap[16]}; padding-top: 8px; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text2); overflow-wrap: anywhere; }
  > p > span::before { content: ""; display: inline-block; width: 8px; height: 8px; margin-right: 6px; border-radius: 2PX; background: var(--home); forced-color-adjust: none; }
  > p > span + span { text-align: right; }
  > p > span + span::before { background: var(--away); }
  ${MOBILE} { padding: 4px var(--gutter) 12px; }
`;

const WIDTH = 500;

interface StatisticBarsProps {
  readonly statistics: readonly TimelineStatistic[];
  readonly teams: SideNames;
  readonly reader: Reader;
}

const isShare = (statistic: string): boolean => statistic === 'possession';

function valueText(
  { figure: statistic }: TimelineStatistic,
  value: number,
  { locale }: Reader,
): string {
  return formatNumber(value, locale, { decimals: statistic === 'expectedGoals' ? 2 : 0 });
}

/** Counts of both sides from the middle outwards, proportional to their share. */
export const StatisticBars = ({ statistics, teams, reader }: StatisticBarsProps) => (
  <div className={bars}>
    <p aria-hidden="true">
      <span>{teams.home}</span>
      <span>{teams.away}</span>
    </p>
    <dl>
      {statistics.map((row) => {
        const { figure: statistic, home, away } = row;
        const whole = isShare(statistic) ? 100 : home + away || 1;
        const [left, right] = [(home / whole) * WIDTH, (away / whole) * WIDTH];
        return (
          <div key={statistic}>
            <dt>{reader.t(`stats.figure-${statistic}`)}</dt>
            <dd data-more={home > away || undefined}>
              <VisuallyHidden>{teams.home} </VisuallyHidden>
              {valueText(row, home, reader)}
            </dd>
            <dd data-more={away > home || undefined}>
              <VisuallyHidden>{teams.away} </VisuallyHidden>
              {valueText(row, away, reader)}
            </dd>
            <svg viewBox={`0 0 ${2 * WIDTH} 6`} preserveAspectRatio="none" aria-hidden="true">
              <rect className="h" x={WIDTH - left} width={Math.max(0, left - 2)} height="6" />
              <rect className="a" x={WIDTH + 2} width={Math.max(0, right - 2)} height="6" />
            </svg>
          </div>
        );
      })}
    </dl>
  </div>
);
