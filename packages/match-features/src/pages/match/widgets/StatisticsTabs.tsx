import { Card, css, MOBILE } from '@tipmark/ui-kit';
import { font } from '@tipmark/ui-kit/style-values';
import type { ReactNode } from 'react';
import { LoadPart } from '../../../parts/page/LoadPart.tsx';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import { linkedPlayers } from '../../../parts/page/PlayerLink.tsx';
import { usePageAddress } from '../../../parts/page/use-page-address.ts';
import { StandingsView } from '../../../parts/standings/StandingsView.tsx';
import { TableChoices } from '../../../parts/standings/TableChoices.tsx';
import { SummaryView } from '../../../parts/statistics/SummaryView.tsx';
import { likeStreak } from '../../../parts/statistics/streak-groups.ts';
import { TrendsView } from '../../../parts/statistics/TrendsView.tsx';
import { SquadsView } from '../squads/SquadsView.tsx';
import type { ChosenTabProps, TabProps } from '../tab-props.ts';
import type { MatchEvent } from '../use-match.ts';
import { MatchFiltersPanel } from './MatchFiltersPanel.tsx';

const noteClass = css`
  padding: 8px 16px;
  border-top: 1px solid var(--hair);
  font-size: ${font.small};
  line-height: 18px;
  color: var(--text3);
  a { color: var(--accent); white-space: nowrap; text-decoration: underline; }
  ${MOBILE} { padding: 8px var(--gutter); a { display: inline-block; padding: 13px 0; } }
`;

const namesOf = ({ match: { home, away } }: MatchEvent) => ({ home: home.name, away: away.name });

interface FilteredProps extends ChosenTabProps<'summary' | 'trends'> {
  readonly tab: 'summary' | 'trends';
  readonly children: ReactNode;
}

/** Earlier matches chosen by the seven filters, and their statistics. */
const FilteredTab = ({ match, choice, tab, children }: FilteredProps) => (
  <Card isFlush>
    <MatchFiltersPanel
      filters={choice}
      reader={match.reader}
      action={match.bareAddress}
      retained={{ tab }}
      addressOf={(filters) => match.addressOf({ tab, choice: filters })}
      onGo={match.go}
      isLoading={match[tab].status === 'loading'}
    >
      {children}
    </MatchFiltersPanel>
  </Card>
);

export const SummaryTab = (props: ChosenTabProps<'summary'>) => {
  const { match, event } = props;
  const { reader } = match;
  const { AsPlayed, sport } = match.options;
  const addressOf = usePageAddress();
  const { league } = sport.routes;
  return (
    <>
      {AsPlayed && <AsPlayed match={match} event={event} />}
      <FilteredTab {...props} tab="summary">
        <LoadPart
          load={match.summary}
          reader={reader}
          failedTitle={reader.t('stats.summaryFailed')}
          onRetry={match.retryTab}
        >
          {(summary) => (
            <SummaryView
              summary={summary}
              teams={namesOf(event)}
              links={match.sideLinks}
              streaksHref={(streak) =>
                league &&
                addressOf(league, { leagueId: event.page.league.link, ...likeStreak(streak) })
              }
              reader={reader}
              resetHref={match.resetHref}
            />
          )}
        </LoadPart>
      </FilteredTab>
    </>
  );
};

export const TrendsTab = (props: ChosenTabProps<'trends'>) => {
  const { match, event } = props;
  const { reader } = match;
  return (
    <FilteredTab {...props} tab="trends">
      <LoadPart
        load={match.trends}
        reader={reader}
        failedTitle={reader.t('stats.trendsFailed')}
        onRetry={match.retryTab}
      >
        {(trends) => <TrendsView trends={trends} teams={namesOf(event)} reader={reader} />}
      </LoadPart>
    </FilteredTab>
  );
};

export const TableTab = ({ match, event, choice }: ChosenTabProps<'table'>) => {
  const { reader, addressOf, go } = match;
  const { t } = reader;
  const { league, season, home, away } = event.page;
  const { league: leagueRoute } = match.options.sport.routes;
  const hrefOf = (other: typeof choice) => addressOf({ tab: 'table', choice: other });
  return (
    <Card isFlush>
      <TableChoices
        choice={choice}
        addressOf={hrefOf}
        onChoose={(other) => go(hrefOf(other))}
        reader={reader}
      />
      {event.isOver && (
        <p className={noteClass}>
          {t('match.tableBefore')}{' '}
          {leagueRoute && (
            <PageLink
              to={leagueRoute}
              params={{ leagueId: league.link, tab: 'table', season: String(season.id) }}
            >
              {t('match.wholeTable')}
            </PageLink>
          )}
        </p>
      )}
      <LoadPart
        load={match.table}
        reader={reader}
        failedTitle={t('stats.tableFailed')}
        onRetry={match.retryTab}
      >
        {({ table }) => (
          <StandingsView
            table={table}
            title={t('stats.table', { league: league.name, season: season.name })}
            ownIds={[home.id, away.id]}
            teamRoute={match.options.sport.routes.team}
            reader={reader}
          />
        )}
      </LoadPart>
    </Card>
  );
};

export const SquadsTab = ({ match, event }: TabProps) => (
  <Card isFlush>
    <LoadPart
      load={match.squads}
      reader={match.reader}
      failedTitle={match.reader.t('stats.squadsFailed')}
      onRetry={match.retryTab}
    >
      {(squads) => (
        <SquadsView
          squads={squads}
          teams={namesOf(event)}
          links={match.sideLinks}
          linkedOf={(side) =>
            linkedPlayers(match.options.sport.routes.teamPlayer, event.page[side].link)
          }
          reader={match.reader}
        />
      )}
    </LoadPart>
  </Card>
);
