import type { LeaguePage } from '@tipmark/contract';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import { ShareBar } from '@tipmark/ui-kit/charts';
import type { Reader } from '../../../parts/page/reader.ts';
import { meanText } from '../../../parts/statistics/mean-text.ts';
import { shareText } from '../../../parts/statistics/share-text.ts';
import { statisticsClass } from '../../../parts/statistics/statistics-class.ts';
import { ColumnHeaders } from '../../../parts/tables/ColumnHeaders.tsx';
import { DataTable } from '../../../parts/tables/DataTable.tsx';

const PERCENT = 100;

type Statistics = Pick<
  LeaguePage,
  'outcomes' | 'averages' | 'totals' | 'summary' | 'countOfPlayed' | 'teamId'
>;

interface SeasonStatisticsProps {
  readonly statistics: Statistics;
  readonly title: string;
  /** Beside other content: only outcomes and goals. */
  readonly isBrief?: boolean | undefined;
  readonly reader: Reader;
}

const Goals = (props: SeasonStatisticsProps) => {
  const { statistics, title, isBrief, reader } = props;
  const { averages, totals } = statistics;
  const { t, locale } = reader;
  const number = (value: number) => formatNumber(value, locale, { decimals: 2 });
  const means = [
    [t('stats.goalsPerMatch'), averages.match] as const,
    ...averages.parts.map((part, index) => [t('stats.half', { part: index + 1 }), part] as const),
  ];
  return (
    <DataTable caption={`${title}: ${t('stats.figure-goals')}`} reader={reader}>
      <tbody>
        {means.map(
          ([name, mean]) =>
            mean && (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="now">{number(mean.average)}</td>
              </tr>
            ),
        )}
        {totals.map(({ line, over, of }) => (
          <tr key={line}>
            <th scope="row">{t('stats.overLine', { line })}</th>
            <td className="now">{(isBrief ? percentText : shareText)(over, of, reader)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};

/** For cards whose heading already names what it is a share of. */
const percentText = (k: number, n: number, { locale }: Reader): string =>
  n === 0 ? '–' : formatPercent((k / n) * PERCENT, locale, { decimals: 0 });

const Sides = ({ statistics: { outcomes, summary }, title, reader }: SeasonStatisticsProps) => {
  const { t, locale } = reader;
  const { count } = outcomes;
  return (
    <DataTable caption={`${title}: ${t('stats.perMatch')}`} reader={reader}>
      <ColumnHeaders columns={[t('stats.perMatch'), t('stats.hosts'), t('stats.guests')]} />
      <tbody>
        {summary.map(({ figure: statistic, own, other, of }) => (
          <tr key={statistic}>
            <th scope="row">
              {t(`stats.figure-${statistic}`)}
              {of < count && <small>{t('stats.kOfMatches', { k: of, n: count })}</small>}
            </th>
            <td className="now">{meanText(statistic, own, locale)}</td>
            <td className="now">{meanText(statistic, other, locale)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};

/** A season in numbers: outcomes, average totals, shares over each line, home and away. */
export const SeasonStatistics = (props: SeasonStatisticsProps) => {
  const { statistics, isBrief = false, reader } = props;
  const { t } = reader;
  const { outcomes, summary, countOfPlayed, teamId } = statistics;
  const { count } = outcomes;
  const isShort = teamId === null && count < countOfPlayed;
  return (
    <div className={statisticsClass}>
      <div className="shares">
        <ul>
          {(['home', 'draw', 'away'] as const).map((side) => (
            <li key={side}>
              {t(`stats.share-${side}`)}{' '}
              <b>{(isBrief ? percentText : shareText)(outcomes[side], count, reader)}</b>
            </li>
          ))}
        </ul>
        <ShareBar percents={[outcomes.home, outcomes.draw, outcomes.away]} />
        {isShort ? (
          <span>{t('stats.withoutAwarded', { k: count, n: countOfPlayed })}</span>
        ) : (
          isBrief && <span>{t('count.matches', { count })}</span>
        )}
      </div>
      {isBrief || summary.length === 0 ? (
        <Goals {...props} />
      ) : (
        <div className="twin">
          <div>
            <Sides {...props} />
          </div>
          <div>
            <Goals {...props} />
          </div>
        </div>
      )}
    </div>
  );
};
