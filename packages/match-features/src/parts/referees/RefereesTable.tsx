import type { RefereeRow } from '@tipmark/contract';
import type { RefereesSort } from '@tipmark/domain';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { Flag } from '@tipmark/ui-kit';
import { NothingListed } from '../lists/NothingListed.tsx';
import { PageLink } from '../page/PageLink.tsx';
import type { Reader } from '../page/reader.ts';
import { DataTable } from '../tables/DataTable.tsx';
import { ShortTime } from '../tables/ShortTime.tsx';
import { RefereeColumns } from './RefereeColumns.tsx';
import {
  leadOfSort,
  REFEREE_STATISTICS,
  refereeStatisticClass,
} from './referee-statistic-class.ts';

interface RefereesTableProps {
  /** The same list under looser conditions, offered where nothing meets these. */
  readonly widerHref?: string | undefined;
  readonly rows: readonly RefereeRow[];
  /** Their order. */
  readonly sort: RefereesSort;
  readonly title: string;
  readonly refereeRoute: RouteName;
  readonly reader: Reader;
}

/** Referees with the averages of their matches. */
export const RefereesTable = (props: RefereesTableProps) => {
  const { rows, sort, title, refereeRoute, reader, widerHref } = props;
  const { t, locale } = reader;
  const mean = (value: number | null) =>
    value === null ? '–' : formatNumber(value, locale, { decimals: 2 });
  const lead = leadOfSort(sort);
  if (rows.length === 0) {
    return (
      <NothingListed text={t('stats.refereesListEmpty')} widerHref={widerHref} reader={reader} />
    );
  }
  return (
    <DataTable caption={title} reader={reader}>
      <RefereeColumns lead={lead} last={t('stats.nextMatch')} reader={reader} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.link}>
            <th scope="row">
              {row.countryCode !== '' && <Flag code={row.countryCode} />}{' '}
              <PageLink to={refereeRoute} params={{ refereeUrl: row.link }}>
                {row.name}
              </PageLink>
              <small className="phone">
                {row.nextMatchAt !== null && (
                  <ShortTime
                    at={row.nextMatchAt}
                    inWords={(date) => t('stats.next', { date })}
                    reader={reader}
                  />
                )}
              </small>
            </th>
            <td>{formatNumber(row.count, locale)}</td>
            {REFEREE_STATISTICS.map((statistic) => (
              <td key={statistic} className={refereeStatisticClass(statistic, lead)}>
                {mean(row[statistic])}
              </td>
            ))}
            <td className="wide">
              {row.nextMatchAt === null ? '–' : <ShortTime at={row.nextMatchAt} reader={reader} />}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
