import type { Comparison } from '@tipmark/contract';
import { MAIN_LINES } from '@tipmark/domain';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import { VisuallyHidden } from '@tipmark/ui-kit';
import type { Reader } from '../../parts/page/reader.ts';
import type { ComparePageOptions } from './compare-options.ts';

type Statistic = Comparison['groups'][number]['statistics'][number];

interface StatisticsProps {
  readonly options: ComparePageOptions;
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
export const ComparedStatistics = ({ options, data, reader }: StatisticsProps) => {
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
      {data.groups.map(({ key, statistics }) => {
        const shared = sharedMatches(statistics);
        return (
          <tbody key={key}>
            <tr className="group">
              <th scope="rowgroup" colSpan={3}>
                {t(`compare.group-${key}`)} <small>{noteOf(statistics, shared, reader)}</small>
              </th>
            </tr>
            {statistics.map((statistic) => (
              <StatisticRow
                key={statistic.key}
                statistic={statistic}
                shared={shared}
                options={options}
                reader={reader}
              />
            ))}
          </tbody>
        );
      })}
    </table>
  );
};

const isSame = (one: Statistic['of'], other: Statistic['of']): boolean =>
  one[0] === other[0] && one[1] === other[1];

/** The numbers of matches behind at least half of a group; rows with others have their own. */
function sharedMatches(statistics: readonly Statistic[]): Statistic['of'] | undefined {
  return statistics.find(
    ({ of }) => statistics.filter((one) => isSame(one.of, of)).length * 2 >= statistics.length,
  )?.of;
}

/** `15 matches each`, `28 and 30 matches`. */
const matchesText = ([first, count]: Statistic['of'], { t }: Reader): string =>
  first === count ? t('compare.ofEach', { count }) : t('compare.ofFirst', { first, count });

const meansOf = ({ means }: Statistic): readonly number[] => means.filter((mean) => mean !== null);

/** `mark: league average · 28 and 30 matches`. */
function noteOf(
  statistics: readonly Statistic[],
  shared: Statistic['of'] | undefined,
  reader: Reader,
): string {
  const hasMeans = statistics.some((statistic) => meansOf(statistic).length > 0);
  return [
    hasMeans ? reader.t('compare.mark') : '',
    shared === undefined ? '' : matchesText(shared, reader),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What the marks of a row stand for, in words; one number where both have the same league. */
function meansText(statistic: Statistic, reader: Reader): string | undefined {
  const texts = new Set(meansOf(statistic).map((mean) => textOf(mean, statistic, reader)));
  return texts.size === 0 ? undefined : reader.t('compare.mean', { value: [...texts].join(' / ') });
}

const DECIMALS = { number: 2, count: 0 };

function textOf(value: number | null, { unit }: Statistic, { locale }: Reader): string {
  if (value === null) return MISSING;
  return unit === 'percent'
    ? formatPercent(value, locale, { decimals: 0 })
    : formatNumber(value, locale, { decimals: DECIMALS[unit] });
}

/** Index of the better side; undefined for equal ones, or where one is not known. */
function betterOf({ key, values: [first, second] }: Statistic): 0 | 1 | undefined {
  if (first === null || second === null || first === second) return undefined;
  return first > second !== LESS_IS_BETTER.test(key) ? 0 : 1;
}

interface RowProps extends Omit<StatisticsProps, 'data'> {
  readonly statistic: Statistic;
  /** Matches behind most rows of the group. */
  readonly shared: Statistic['of'] | undefined;
}

const StatisticRow = ({ statistic, shared, options, reader }: RowProps) => {
  const { t } = reader;
  const { mainTotalLine: line } = MAIN_LINES[options.sport.sport];
  const { key, values, of, unit, means } = statistic;
  const most =
    unit === 'percent' ? WIDTH : Math.max(0, ...values.map(Number), ...means.map(Number));
  const shareOf = (value: number | null) =>
    most === 0 ? 0 : Math.round(((value ?? 0) / most) * WIDTH);
  const meaning = meansText(statistic, reader);
  const better = betterOf(statistic);
  const cell = (side: 0 | 1) => {
    const text = textOf(values[side], statistic, reader);
    return (
      <td>
        <span>
          {better === side ? <b>{text}</b> : <span>{text}</span>}
          <Bar
            share={shareOf(values[side])}
            mean={means[side] === null ? undefined : shareOf(means[side])}
            isFirst={side === 0}
          />
        </span>
      </td>
    );
  };
  return (
    <tr>
      {cell(0)}
      <th scope="row">
        {t(OF_THE_SPORT.has(key) ? `stats.figure-${key}` : `compare.statistic-${key}`, { line })}
        {meaning !== undefined && <VisuallyHidden>{` (${meaning})`}</VisuallyHidden>}
        {(shared === undefined || !isSame(of, shared)) && (
          <small>
            {of[0] === of[1]
              ? t('compare.n', { n: of[0] })
              : t('compare.ofBoth', { first: of[0], second: of[1] })}
          </small>
        )}
      </th>
      {cell(1)}
    </tr>
  );
};

interface BarProps {
  /** In percent of its half. */
  readonly share: number;
  /** Where the league's average is, the same way. */
  readonly mean: number | undefined;
  readonly isFirst: boolean;
}

/** From the centre outwards, with a mark at the average. */
const Bar = ({ share, mean, isFirst }: BarProps) => (
  <svg viewBox={`0 0 ${WIDTH} 12`} preserveAspectRatio="none" aria-hidden="true">
    <rect className="track" y="3" width={WIDTH} height="6" />
    <rect
      className={isFirst ? 'first' : 'second'}
      x={isFirst ? WIDTH - share : 0}
      y="3"
      width={share}
      height="6"
    />
    {mean !== undefined && <path d={`M${isFirst ? WIDTH - mean : mean} 0v12`} />}
  </svg>
);
