import type { LeaguePage, RefereeFigures } from '@tipmark/contract';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { EmptyState } from '@tipmark/ui-kit';
import type { Reader } from '../match-page/reader.ts';
import { RefereeColumns } from '../match-statistics/RefereeColumns.tsx';
import { shareText } from '../match-statistics/share-text.ts';
import { PageLink } from '../page-link/PageLink.tsx';
import { DataTable } from '../tables/DataTable.tsx';

interface SeasonRefereesProps {
  readonly rows: LeaguePage['referees'];
  readonly title: string;
  readonly refereeRoute: RouteName;
  readonly reader: Reader;
}

/** Referees of a season with what a match of theirs is like. */
export const SeasonReferees = ({ rows, title, refereeRoute, reader }: SeasonRefereesProps) => {
  const { t, locale } = reader;
  const mean = (value: RefereeFigures['fouls']) =>
    value === null ? '–' : formatNumber(value.average, locale, { decimals: 2 });
  if (rows.length === 0) return <EmptyState text={t('stats.refereesEmpty')} />;
  return (
    <DataTable reader={reader}>
      <caption>{title}</caption>
      <RefereeColumns lead="yellowCards" last={t('stats.homeWins')} reader={reader} />
      <tbody>
        {rows.map(({ link, name, figures }) => (
          <tr key={link}>
            <th scope="row">
              <PageLink to={refereeRoute} params={{ refereeUrl: link }}>
                {name}
              </PageLink>
            </th>
            <td>{formatNumber(figures.count, locale)}</td>
            <td className="now">{mean(figures.yellowCards)}</td>
            <td>{mean(figures.redCards)}</td>
            <td className="wide">{mean(figures.penalties)}</td>
            <td className="wide">{mean(figures.fouls)}</td>
            <td className="wide">{shareText(figures.home, figures.count, reader)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
