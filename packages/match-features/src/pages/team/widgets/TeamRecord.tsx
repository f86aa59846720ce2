import type { TeamPage } from '@tipmark/contract';
import { Card } from '@tipmark/ui-kit';
import { type FilterChoice } from '../../../filters/chosen-filters.ts';
import { choiceOf } from '../../../lists/choice-of.ts';
import { RecordFilters } from '../../../lists/RecordFilters.tsx';
import { FilteredMatches } from '../../../match-filters/FilteredMatches.tsx';
import { SummaryView } from '../../../match-statistics/SummaryView.tsx';
import type { SportPages } from '../../../sport/sport-pages.ts';
import { TEAM_PLACES } from '../team-address.ts';
import type { Team } from '../use-team.ts';

interface TeamRecordProps {
  readonly sport: SportPages;
  readonly team: Team;
  readonly page: TeamPage;
}

function placeChoice({ reader: { t }, view, atFirst }: Team): FilterChoice {
  const where = choiceOf({
    name: 'where',
    label: t('team.where'),
    value: view.place,
    values: TEAM_PLACES,
    textOf: (place) => t(`team.where-${place}`),
  });
  return { ...where, otherwise: atFirst.place };
}

/** What the chosen matches of the team add up to, and which they are. */
export const TeamRecord = ({ sport, team, page }: TeamRecordProps) => {
  const { reader, view, resetHref } = team;
  const { t } = reader;
  const { link, name } = page.team;
  const shared = { teams: { home: name, away: name }, reader, resetHref };
  return (
    <div>
      <Card isFlush>
        <RecordFilters
          record={team}
          leagues={page.leagues}
          found={page.results.count}
          choices={[placeChoice(team)]}
          switches={[
            {
              name: 'friendlies',
              label: t('match.noFriendlies'),
              isOn: view.isExcludeFriendlies,
              offLabel: t('match.withFriendlies'),
            },
          ]}
        >
          <SummaryView
            {...shared}
            summary={{ link, lists: [{ ...page, side: 'home' }], asOf: page.asOf }}
          />
        </RecordFilters>
      </Card>
      <Card isFlush>
        <FilteredMatches
          {...shared}
          matches={{ link, lists: [page.results], asOf: page.asOf }}
          matchRoute={sport.routes.match}
        />
      </Card>
    </div>
  );
};
