import type { TeamPage } from '@tipmark/contract';
import {
  type FilterChoice,
  FilteredList,
  FilteredMatches,
  SummaryView,
} from '@tipmark/match-features';
import { Card } from '@tipmark/ui-kit';
import { choiceOf } from '../../lists/choice-of.ts';
import { lastMatchesChoice, leagueChoice } from '../../lists/record-choices.ts';
import { TEAM_PLACES } from '../team-address.ts';
import type { Team } from '../use-team.ts';

interface TeamRecordProps {
  readonly team: Team;
  readonly page: TeamPage;
}

function choicesOf({ team: { reader, view, atFirst }, page }: TeamRecordProps): FilterChoice[] {
  const { t } = reader;
  const where = choiceOf({
    name: 'where',
    label: t('team.where'),
    value: view.place,
    values: TEAM_PLACES,
    textOf: (place) => t(`team.where-${place}`),
  });
  return [
    lastMatchesChoice(view, atFirst, reader),
    leagueChoice(view, atFirst, page.leagues, reader),
    { ...where, otherwise: atFirst.place },
  ];
}

/** What the chosen matches of the team add up to, and which they are. */
export const TeamRecord = ({ team, page }: TeamRecordProps) => {
  const { reader, load, view, address, resetHref, hrefOf, onGo } = team;
  const { t } = reader;
  const { link, name } = page.team;
  const shared = { teams: { home: name, away: name }, reader, resetHref };
  return (
    <div>
      <Card isFlush>
        <FilteredList
          reader={reader}
          layout="line"
          label={t('match.filters')}
          address={address}
          found={page.results.count}
          isLoading={load.status === 'loading'}
          hrefOf={hrefOf}
          onGo={onGo}
          choices={choicesOf({ team, page })}
          switches={[
            { name: 'season', label: t('match.currentSeason'), isOn: view.isCurrentGameSeason },
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
        </FilteredList>
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
