import type { TeamRow } from '@tipmark/contract';
import { formatNumber, knownStart } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { css, cx, DESKTOP, MOBILE } from '@tipmark/ui-kit';
import { TeamStar } from '../../parts/favourites/TeamStar.tsx';
import { NameWithCountry, namesClass } from '../../parts/lists/NameWithCountry.tsx';
import { NothingListed } from '../../parts/lists/NothingListed.tsx';
import { PageLink } from '../../parts/page/PageLink.tsx';
import type { Reader } from '../../parts/page/reader.ts';
import { shareText } from '../../parts/statistics/share-text.ts';
import { ColumnHeaders, wide } from '../../parts/tables/ColumnHeaders.tsx';
import { DataTable } from '../../parts/tables/DataTable.tsx';
import { ShortTime } from '../../parts/tables/ShortTime.tsx';

/** Stars are aligned at the end of the names' column, with reserved room. */
const stars = css`
  th[scope='row'] { position: relative; padding-right: 40px; }
  th > button { position: absolute; inset: 0 6px 0 auto; margin: auto 0; }
  ${DESKTOP} { tr > :last-child { width: 34%; padding-left: 48px; text-align: left; } }
  ${MOBILE} { th > button { right: 0; } }
  @media (scripting: none) { th[scope='row'] { padding-right: 12px; } }
`;

export interface TeamRoutes {
  readonly team: RouteName;
  readonly match: RouteName;
}

interface TeamsTableProps {
  /** The same list under looser conditions, offered where nothing meets these. */
  readonly widerHref?: string | undefined;
  readonly rows: readonly TeamRow[];
  readonly title: string;
  readonly routes: TeamRoutes;
  readonly reader: Reader;
}

const NextMatch = ({
  next,
  routes,
  reader,
}: Omit<TeamsTableProps, 'rows' | 'title'> & Pick<TeamRow, 'next'>) => {
  const { t } = reader;
  if (next === null) return '–';
  const { opponent } = next;
  return (
    <PageLink to={routes.match} params={{ matchUrl: next.link }}>
      <ShortTime
        at={next.startsAt}
        known={knownStart(next)}
        inWords={(date) => t('stats.nextOf', { date, opponent })}
        reader={reader}
      />
    </PageLink>
  );
};

/** Teams with their record, average total and next match. */
export const TeamsTable = (props: TeamsTableProps) => {
  const { rows, title, routes, reader, widerHref } = props;
  const { t, locale } = reader;
  if (rows.length === 0) {
    return <NothingListed text={t('stats.teamsEmpty')} widerHref={widerHref} reader={reader} />;
  }
  return (
    <DataTable caption={title} className={cx(namesClass, stars)} reader={reader}>
      <ColumnHeaders
        columns={[
          t('stats.team'),
          t('stats.record'),
          wide(t('stats.won')),
          t('stats.meanTotal'),
          wide(t('stats.nextMatch')),
        ]}
      />
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <NameWithCountry of={row}>
                <PageLink to={routes.team} params={{ teamUrl: row.link }} title={row.originalName}>
                  {row.name}
                </PageLink>
                <TeamStar
                  team={row}
                  route={routes.team}
                  locale={locale}
                  label={`${t('common:favourites.title')}: ${row.name}`}
                />
              </NameWithCountry>
              <small className="phone">
                <NextMatch next={row.next} routes={routes} reader={reader} />
              </small>
            </th>
            <td>{row.count === 0 ? '–' : `${row.won}–${row.drawn}–${row.lost}`}</td>
            <td className="wide">
              {row.count === 0 ? '–' : shareText(row.won, row.count, reader)}
            </td>
            <td className="now">
              {row.averageTotal === null
                ? '–'
                : formatNumber(row.averageTotal.average, locale, { decimals: 2 })}
            </td>
            <td className="wide">
              <NextMatch next={row.next} routes={routes} reader={reader} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
