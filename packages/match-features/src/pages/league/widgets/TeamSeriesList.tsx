import type { LeaguePage } from '@tipmark/contract';
import type { RouteName } from '@tipmark/route-builder';
import { Badge, css, cx, DESKTOP, EmptyState } from '@tipmark/ui-kit';
import { font, weight } from '@tipmark/ui-kit/style-values';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import type { Reader } from '../../../parts/page/reader.ts';
import { seriesText } from '../../../parts/statistics/series-text.ts';
import { statisticsClass } from '../../../parts/statistics/statistics-class.ts';

/** One line per team: its name, then its streaks. */
const line = css`
  ${DESKTOP} {
    display: grid;
    grid-template-columns: 232px minmax(0, 1fr);
    border-top-color: var(--hair);
    header { padding: 10px 0 10px 16px; background: none; border-bottom: 0; }
    h2 { font-size: ${font.small}; line-height: 18px; font-weight: ${weight.strong}; }
    .series { padding: 9px 16px; }
  }
`;

interface TeamSeriesListProps {
  readonly rows: LeaguePage['series'];
  readonly teamRoute: RouteName;
  readonly reader: Reader;
}

/** Unbroken streaks of every team that has one. */
export const TeamSeriesList = ({ rows, teamRoute, reader }: TeamSeriesListProps) => {
  const { t } = reader;
  if (rows.length === 0) return <EmptyState text={t('stats.seriesEmpty')} />;
  return rows.map(({ team, series }) => (
    <section key={team.id} className={cx(statisticsClass, line)}>
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
