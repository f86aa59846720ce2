import type { TeamPage } from '@tipmark/contract';
import { type FilterChoice, FilteredMatches, SummaryView } from '@tipmark/match-features';
import { Card } from '@tipmark/ui-kit';
import { choiceOf } from '../../lists/choice-of.ts';
import { RecordFilters } from '../../lists/RecordFilters.tsx';
import { TEAM_PLACES } from '../team-address.ts';
import type { Team } from '../use-team.ts';

interface TeamRecordProps {
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
export const TeamRecord = ({ team, page }: TeamRecordProps) => {
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
          matchRoute="events"
        />
      </Card>
    </div>
  );
};
