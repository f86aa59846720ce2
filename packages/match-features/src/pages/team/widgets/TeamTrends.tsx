import type { TeamPage } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { knownStart } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { EmptyState } from '@tipmark/ui-kit';
import { emptyText } from '../../../parts/page/empty-text.ts';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import type { Reader } from '../../../parts/page/reader.ts';
import { statisticsClass } from '../../../parts/statistics/statistics-class.ts';
import { TrendsTable } from '../../../parts/statistics/TrendsView.tsx';
import { ShortTime } from '../../../parts/tables/ShortTime.tsx';

interface TeamTrendsProps {
  readonly page: TeamPage;
  readonly matchRoute: RouteName;
  readonly reader: Reader;
}

/** Outcomes that came in often for the team, beside the prices of its next matches. */
export const TeamTrends = ({ page: { trends }, matchRoute, reader }: TeamTrendsProps) => {
  const { t } = reader;
  if (trends.length === 0)
    return <EmptyState text={emptyText(reader, 'results', 'team.trendsEmpty')} />;
  return (
    <>
      {trends.map(({ match: wire, trends: ofMatch }) => {
        const { link, startsAt, home, away, ...match } = decodeMatch(wire);
        const teams = { home: home.name, away: away.name };
        return (
          <section key={link} className={statisticsClass}>
            <header>
              <h2>
                <PageLink to={matchRoute} params={{ matchUrl: link, tab: 'trends' }}>
                  {t('match.teams', teams)}
                </PageLink>
              </h2>
              <span>
                <ShortTime at={startsAt} known={knownStart(match)} reader={reader} />
              </span>
            </header>
            <TrendsTable
              caption={`${t('stats.trends')}: ${t('match.teams', teams)}`}
              trends={ofMatch}
              teams={teams}
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
