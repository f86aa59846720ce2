import type { LeagueRow } from '@tipmark/contract';
import { formatNumber, formatPercent, knownStart } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { NameWithCountry, namesClass } from '../../parts/lists/NameWithCountry.tsx';
import { NothingListed } from '../../parts/lists/NothingListed.tsx';
import { PageLink } from '../../parts/page/PageLink.tsx';
import type { Reader } from '../../parts/page/reader.ts';
import { ColumnHeaders, wide } from '../../parts/tables/ColumnHeaders.tsx';
import { DataTable } from '../../parts/tables/DataTable.tsx';
import { ShortTime } from '../../parts/tables/ShortTime.tsx';

const PERCENT = 100;

interface RowProps {
  readonly row: LeagueRow;
  readonly leagueRoute: RouteName;
  readonly reader: Reader;
}

const Row = ({ row, leagueRoute, reader }: RowProps) => {
  const { t, locale } = reader;
  const { outcomes, averageTotal, nextMatchAt } = row;
  const known = knownStart({ isTimeKnown: row.isNextTimeKnown, isDayKnown: row.isNextDayKnown });
  const share = (count: number) =>
    outcomes.count === 0
      ? '–'
      : formatPercent((count / outcomes.count) * PERCENT, locale, { decimals: 0 });
  return (
    <tr>
      <th scope="row">
        <NameWithCountry of={row}>
          <PageLink to={leagueRoute} params={{ leagueId: row.link }} title={row.originalName}>
            {row.name}
          </PageLink>
        </NameWithCountry>
        {nextMatchAt !== null && (
          <small className="phone">
            <ShortTime
              at={nextMatchAt}
              known={known}
              inWords={(date) => t('stats.next', { date })}
              reader={reader}
            />
          </small>
        )}
      </th>
      <td>{formatNumber(row.countOfMatches, locale)}</td>
      <td className="now">
        {averageTotal === null ? '–' : formatNumber(averageTotal.average, locale, { decimals: 2 })}
      </td>
      <td className="wide">{share(outcomes.home)}</td>
      <td className="wide">{share(outcomes.draw)}</td>
      <td className="wide">{share(outcomes.away)}</td>
      <td className="wide">
        {nextMatchAt === null ? '–' : <ShortTime at={nextMatchAt} known={known} reader={reader} />}
      </td>
    </tr>
  );
};

interface LeaguesTableProps {
  /** The same list under looser conditions, offered where nothing matches. */
  readonly widerHref?: string | undefined;
  readonly rows: readonly LeagueRow[];
  readonly title: string;
  readonly leagueRoute: RouteName;
  readonly reader: Reader;
}

/** Leagues with their matches, average total, shares of outcomes and the next start. */
export const LeaguesTable = (props: LeaguesTableProps) => {
  const { rows, title, leagueRoute, reader, widerHref } = props;
  const { t } = reader;
  if (rows.length === 0) {
    return <NothingListed text={t('stats.leaguesEmpty')} widerHref={widerHref} reader={reader} />;
  }
  return (
    <DataTable caption={title} className={namesClass} reader={reader}>
      <ColumnHeaders
        columns={[
          t('stats.league'),
          t('stats.playedShort'),
          t('stats.meanTotal'),
          wide(t('stats.share-home')),
          wide(t('stats.share-draw')),
          wide(t('stats.share-away')),
          wide(t('stats.nextMatch')),
        ]}
      />
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} leagueRoute={leagueRoute} reader={reader} />
        ))}
      </tbody>
    </DataTable>
  );
};
