import type { LeaguePage } from '@tipmark/contract';
import type { RouteName } from '@tipmark/route-builder';
import { Badge, EmptyState } from '@tipmark/ui-kit';
import type { Reader } from '../match-page/reader.ts';
import { seriesText } from '../match-statistics/series-text.ts';
import { statisticsClass } from '../match-statistics/statistics-class.ts';
import { PageLink } from '../page-link/PageLink.tsx';

interface TeamSeriesListProps {
  readonly rows: LeaguePage['series'];
  readonly teamRoute: RouteName;
  readonly reader: Reader;
}

/** Unbroken runs of every team that has one. */
export const TeamSeriesList = ({ rows, teamRoute, reader }: TeamSeriesListProps) => {
  const { t } = reader;
  if (rows.length === 0) return <EmptyState text={t('stats.seriesEmpty')} />;
  return rows.map(({ team, series }) => (
    <section key={team.id} className={statisticsClass}>
      <header>
        <h2>
          <PageLink to={teamRoute} params={{ teamUrl: team.link }}>
            {team.name}
          </PageLink>
        </h2>
      </header>
      <ul className="series">
        {series.map((run) => (
          <li key={`${run.kind} ${run.scope}`}>
            <Badge>{seriesText(run, t)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  ));
};
