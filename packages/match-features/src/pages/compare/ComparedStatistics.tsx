import type { Comparison } from '@tipmark/contract';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import type { Reader } from '../../parts/page/reader.ts';

type Statistic = Comparison['groups'][number]['statistics'][number];

interface StatisticsProps {
  readonly data: Comparison;
  readonly reader: Reader;
}

/** Statistics of which the smaller one is better. */
const LESS_IS_BETTER =
  /goalsAgainst$|^expectedAgainst$|^fouls$|Cards$|^penaltyMinutes$|^doubleFaults$/;

/** Statistics that each sport names its own way. */
const OF_THE_SPORT: ReadonlySet<string> = new Set(['shots', 'shotsOnTarget']);

const MISSING = '–';
const WIDTH = 100;

/** Every statistic of both sides, with bars from the centre; the better one is bold. */
export const ComparedStatistics = ({ data, reader }: StatisticsProps) => {
  const { t } = reader;
  const [first, second] = data.sides;
  return (
    <table className="statistics">
      <caption>{t('compare.table', { first: first.name, second: second.name })}</caption>
      <thead>
        <tr>
          <th scope="col">{first.name}</th>
          <th scope="col">{t('compare.statistic')}</th>
          <th scope="col">{second.name}</th>
        </tr>
      </thead>
      {data.groups.map(({ key, statistics }) => (
        <tbody key={key}>
          <tr className="group">
            <th scope="rowgroup" colSpan={3}>
              {t(`compare.group-${key}`)}
            </th>
          </tr>
          {statistics.map((statistic) => (
            <StatisticRow key={statistic.key} statistic={statistic} reader={reader} />
          ))}
        </tbody>
      ))}
    </table>
  );
};

function textOf(value: number | null, { unit }: Statistic, { locale }: Reader): string {
  if (value === null) return MISSING;
  return unit === 'percent'
    ? formatPercent(value, locale, { decimals: 0 })
    : formatNumber(value, locale);
}

/** Index of the better side; undefined for equal ones, or where one is not known. */
function betterOf({ key, values: [first, second] }: Statistic): 0 | 1 | undefined {
  if (first === null || second === null || first === second) return undefined;
  return first > second !== LESS_IS_BETTER.test(key) ? 0 : 1;
}

const StatisticRow = ({
  statistic,
  reader,
}: {
  readonly statistic: Statistic;
  readonly reader: Reader;
}) => {
  const { t } = reader;
  const { key, values, of, unit } = statistic;
  const most = unit === 'percent' ? WIDTH : Math.max(values[0] ?? 0, values[1] ?? 0);
  const better = betterOf(statistic);
  const cell = (side: 0 | 1) => {
    const text = textOf(values[side], statistic, reader);
    return (
      <td>
        <span>
          {better === side ? <b>{text}</b> : <span>{text}</span>}
          <Bar share={most === 0 ? 0 : ((values[side] ?? 0) / most) * WIDTH} isFirst={side === 0} />
        </span>
      </td>
    );
  };
  return (
    <tr>
      {cell(0)}
      <th scope="row">
        {t(OF_THE_SPORT.has(key) ? `stats.figure-${key}` : `compare.statistic-${key}`)}
        <small>
          {of[0] === of[1]
            ? t('compare.n', { n: of[0] })
            : t('compare.ofBoth', { first: of[0], second: of[1] })}
        </small>
      </th>
      {cell(1)}
    </tr>
  );
};

/** From the centre outwards, in percent of its half. */
const Bar = ({ share, isFirst }: { readonly share: number; readonly isFirst: boolean }) => {
  const width = Math.round(share);
  return (
    <svg viewBox={`0 0 ${WIDTH} 8`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="track" width={WIDTH} height="8" />
      <rect
        className={isFirst ? 'first' : 'second'}
        x={isFirst ? WIDTH - width : 0}
        width={width}
        height="8"
      />
    </svg>
  );
};
