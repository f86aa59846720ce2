import type { LeaguePage } from '@tipmark/contract';
import { href, type RouteName } from '@tipmark/route-builder';
import { Badge, EmptyState } from '@tipmark/ui-kit';
import type { Reader } from '../match-page/reader.ts';
import { seriesText } from '../match-statistics/series-text.ts';
import { statisticsClass } from '../match-statistics/statistics-class.ts';

interface TeamSeriesListProps {
  readonly rows: LeaguePage['series'];
  readonly teamRoute: RouteName;
  readonly reader: Reader;
}

/** Unbroken runs of every team that has one. */
export const TeamSeriesList = ({ rows, teamRoute, reader }: TeamSeriesListProps) => {
  const { t, locale } = reader;
  if (rows.length === 0) return <EmptyState text={t('stats.seriesEmpty')} />;
  return rows.map(({ team, series }) => (
    <section key={team.id} className={statisticsClass}>
      <header>
        <h2>
          <a href={href(teamRoute, { teamUrl: team.link }, { locale })}>{team.name}</a>
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
