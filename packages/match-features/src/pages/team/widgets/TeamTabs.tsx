import type { TeamPage } from '@tipmark/contract';
import { lazyPart } from '@tipmark/remote-kit';
import { Card, Tabs } from '@tipmark/ui-kit';
import { ScrollRow } from '@tipmark/ui-kit/scroll-row';
import { Suspense } from 'react';
import { choiceOf } from '../../../parts/lists/choice-of.ts';
import type { FilterChoice } from '../../../parts/lists/chosen-filters.ts';
import { RecordFilters } from '../../../parts/lists/RecordFilters.tsx';
import type { SportWith } from '../../../parts/sport/sport-pages.ts';
import { StandingsView } from '../../../parts/standings/StandingsView.tsx';
import { FilteredMatches } from '../../../parts/statistics/FilteredMatches.tsx';
import { TEAM_TABS, TEAM_VENUES, type TeamTab } from '../team-address.ts';
import type { Team } from '../use-team.ts';
import { TeamSummary } from './TeamSummary.tsx';
import { TeamTrends } from './TeamTrends.tsx';

const { Part: LazySquad } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "team-squad" */ './TeamSquad.tsx')).TeamSquad,
}));

interface TeamTabsProps {
  readonly sport: SportWith<'teams' | 'team' | 'league'>;
  readonly team: Team;
  readonly page: TeamPage;
}

/**
 * Whether the team has a tab's data; a tab named by the address stays, with a note that it is
 * empty.
 */
const hasTab = (
  tab: TeamTab,
  { standing, squad = [], hasSquad = squad.length > 0, trends }: TeamPage,
): boolean => {
  if (tab === 'table') return standing !== null;
  if (tab === 'squad') return hasSquad;
  return tab !== 'trends' || trends.length > 0;
};

function venueChoice({ reader: { t }, view, atFirst }: Team): FilterChoice {
  const where = choiceOf({
    name: 'where',
    label: t('team.where'),
    value: view.venue,
    values: TEAM_VENUES,
    textOf: (venue) => t(`team.where-${venue}`),
  });
  return { ...where, otherwise: atFirst.venue };
}

/** Matches of the team under conditions, or their totals. */
const ChosenMatches = ({ sport, team, page }: TeamTabsProps) => {
  const { reader, view, resetHref } = team;
  const { t } = reader;
  const { link, name } = page.team;
  return (
    <RecordFilters
      record={team}
      leagues={page.leagues}
      found={page.results.count}
      choices={[venueChoice(team)]}
      switches={[
        {
          name: 'friendlies',
          label: t('match.noFriendlies'),
          isOn: view.isExcludeFriendlies,
          offLabel: t('match.withFriendlies'),
        },
      ]}
    >
      {view.tab === 'summary' && (
        <TeamSummary
          page={page}
          reader={reader}
          resetHref={resetHref}
          leagueRoute={sport.routes.league}
        />
      )}
      {view.tab === 'trends' && (
        <TeamTrends page={page} matchRoute={sport.routes.match} reader={reader} />
      )}
      {view.tab === 'matches' && (
        <>
          <FilteredMatches
            teams={{ home: name, away: name }}
            matches={{ link, lists: [page.results], asOf: page.asOf }}
            matchRoute={sport.routes.match}
            reader={reader}
            resetHref={resetHref}
          />
          {page.awarded && (
            <FilteredMatches
              title={t('team.awarded')}
              teams={{ home: name, away: name }}
              matches={{ link, lists: [page.awarded], asOf: page.asOf }}
              matchRoute={sport.routes.match}
              reader={reader}
              resetHref={undefined}
            />
          )}
        </>
      )}
    </RecordFilters>
  );
};

const Table = ({ sport, team: { reader }, page }: TeamTabsProps) => (
  <StandingsView
    table={page.standing?.table ?? { rows: [], deductions: [] }}
    title={page.standing?.league.name ?? reader.t('team.tab-table')}
    ownIds={[page.team.id]}
    teamRoute={sport.routes.team}
    reader={reader}
  />
);

/** The team's pages as tabs. */
export const TeamTabs = (props: TeamTabsProps) => {
  const { sport, team, page } = props;
  const { reader, view, hrefOf, onGo } = team;
  const { t } = reader;
  const tabs = TEAM_TABS.filter((tab) => tab === view.tab || hasTab(tab, page));
  return (
    <Card isFlush>
      <ScrollRow>
        <Tabs
          label={t('team.tabs')}
          current={view.tab}
          onChoose={(tab) => onGo(hrefOf({ tab }))}
          items={tabs.map((tab) => ({
            key: tab,
            href: hrefOf({ tab }),
            text: t(`team.tab-${tab}`),
          }))}
        />
      </ScrollRow>
      {view.tab === 'table' && <Table {...props} />}
      {view.tab === 'squad' && (
        <Suspense>
          <LazySquad team={team} name={page.team.name} playerRoute={sport.routes.teamPlayer} />
        </Suspense>
      )}
      {view.tab !== 'table' && view.tab !== 'squad' && <ChosenMatches {...props} />}
    </Card>
  );
};
