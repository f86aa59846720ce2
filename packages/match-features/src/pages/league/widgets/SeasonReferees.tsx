import type { LeaguePage, RefereeStatistics } from '@tipmark/contract';
import type { RefereesSort } from '@tipmark/domain';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { EmptyState } from '@tipmark/ui-kit';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import type { Reader } from '../../../parts/page/reader.ts';
import { RefereeColumns } from '../../../parts/referees/RefereeColumns.tsx';
import {
  leadOfSort,
  REFEREE_STATISTICS,
  refereeStatisticClass,
} from '../../../parts/referees/referee-statistic-class.ts';
import { shareText } from '../../../parts/statistics/share-text.ts';
import { DataTable } from '../../../parts/tables/DataTable.tsx';

interface SeasonRefereesProps {
  readonly rows: LeaguePage['referees'];
  /** Their order. */
  readonly sort: RefereesSort;
  readonly title: string;
  readonly refereeRoute: RouteName;
  readonly reader: Reader;
}

/** Referees of a season with the averages of their matches. */
export const SeasonReferees = (props: SeasonRefereesProps) => {
  const { rows, sort, title, refereeRoute, reader } = props;
  const { t, locale } = reader;
  const mean = (value: RefereeStatistics['fouls']) =>
    value === null ? '–' : formatNumber(value.average, locale, { decimals: 2 });
  const lead = leadOfSort(sort);
  if (rows.length === 0) return <EmptyState text={t('stats.refereesEmpty')} />;
  return (
    <DataTable caption={title} reader={reader}>
      <RefereeColumns lead={lead} last={t('stats.homeWins')} reader={reader} />
      <tbody>
        {rows.map(({ link, name, figures: statistics }) => (
          <tr key={link}>
            <th scope="row">
              <PageLink to={refereeRoute} params={{ refereeUrl: link }}>
                {name}
              </PageLink>
            </th>
            <td>{formatNumber(statistics.count, locale)}</td>
            {REFEREE_STATISTICS.map((statistic) => (
              <td key={statistic} className={refereeStatisticClass(statistic, lead)}>
                {mean(statistics[statistic])}
              </td>
            ))}
            <td className="wide">{shareText(statistics.home, statistics.count, reader)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
