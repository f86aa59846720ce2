import type { FixtureTrends } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { formatDateTime, knownStart } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { EmptyState } from '@tipmark/ui-kit';
import { emptyText } from '../../../parts/page/empty-text.ts';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import type { Reader } from '../../../parts/page/reader.ts';
import { statisticsClass } from '../../../parts/statistics/statistics-class.ts';
import { TrendsTable } from '../../../parts/statistics/TrendsView.tsx';

/** More trends of one match only repeat these. */
const OF_A_MATCH = 3;

interface FixtureTrendsViewProps {
  readonly fixtures: FixtureTrends;
  readonly matchRoute: RouteName;
  readonly reader: Reader;
}

/** Coming matches with the outcomes that came in often before them. */
export const FixtureTrendsView = ({ fixtures, matchRoute, reader }: FixtureTrendsViewProps) => {
  const { t, locale, timeZone } = reader;
  if (fixtures.length === 0)
    return <EmptyState text={emptyText(reader, 'results', 'stats.fixtureTrendsEmpty')} />;
  return (
    <>
      {fixtures.map(({ match: wire, trends }) => {
        const { link, home, away, startsAt, ...match } = decodeMatch(wire);
        const teams = { home: home.name, away: away.name };
        const title = t('match.teams', teams);
        return (
          <section key={link} className={statisticsClass}>
            <header>
              <h2>
                <PageLink to={matchRoute} params={{ matchUrl: link, tab: 'trends' }}>
                  {title}
                </PageLink>
              </h2>
              <span>{formatDateTime(startsAt, locale, timeZone, knownStart(match))}</span>
            </header>
            <TrendsTable
              trends={trends.slice(0, OF_A_MATCH)}
              teams={teams}
              caption={`${t('stats.trends')}: ${title}`}
              reader={reader}
            />
          </section>
        );
      })}
      <section className={statisticsClass}>
        <p className="note">{t('stats.trendsNote')}</p>
      </section>
    </>
  );
};
