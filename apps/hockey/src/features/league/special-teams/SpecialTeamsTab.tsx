import type { SeasonSpecialTeams } from '@tipmark/contract';
import {
  penaltyKillingShareOf,
  powerPlayShareOf,
  rankedSpecialTeams,
  SPECIAL_TEAMS_SORT,
  type SpecialTeamsSort,
} from '@tipmark/domain';
import { LoadPart, type Reader } from '@tipmark/match-features';
import { LeagueConditions, type LeagueTabProps, orderChoice } from '@tipmark/match-features/pages';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { EmptyState, LinkButton } from '@tipmark/ui-kit';
import { type RankedColumn, RankedTable, reportedNote, shareText } from './RankedTable.tsx';
import { seasonSpecialTeams } from './special-teams-loads.ts';

const SORTS = Object.values(SPECIAL_TEAMS_SORT);

type Row = SeasonSpecialTeams['teams'][number] & { readonly position: number };

const columnsIn = (reader: Reader): RankedColumn<Row>[] => {
  const number = (value: number) => formatNumber(value, reader.locale);
  return [
    { key: 'playedMatches', of: ({ matches }) => number(matches) },
    {
      key: 'chances',
      sort: SPECIAL_TEAMS_SORT.chances,
      of: ({ chances }) => number(chances),
    },
    { key: 'powerPlayGoals', of: ({ goals }) => number(goals) },
    {
      key: 'powerPlay',
      sort: SPECIAL_TEAMS_SORT.powerPlay,
      isKey: true,
      of: (row) => shareText(powerPlayShareOf(row), reader),
    },
    {
      key: 'timesShort',
      sort: SPECIAL_TEAMS_SORT.timesShort,
      of: ({ timesShort }) => number(timesShort),
    },
    { key: 'conceded', of: ({ goalsAgainst }) => number(goalsAgainst) },
    {
      key: 'penaltyKilling',
      sort: SPECIAL_TEAMS_SORT.penaltyKilling,
      isKey: true,
      of: (row) => shareText(penaltyKillingShareOf(row), reader),
    },
  ];
};

/** Power play and penalty killing of the season's teams, or of the chosen one with its position. */
export const SpecialTeamsTab = ({ league, page }: LeagueTabProps) => {
  const { reader, view, retryPart, addressOf } = league;
  const { t } = reader;
  const sort: SpecialTeamsSort =
    SORTS.find((one) => one === view.ownSort) ?? SPECIAL_TEAMS_SORT.powerPlay;
  const isShown = ({ team }: Row) => view.teamId === 0 || team.id === view.teamId;
  return (
    <>
      <LeagueConditions
        league={league}
        choices={[
          orderChoice({
            name: 'sort',
            value: sort,
            values: SORTS,
            keyPrefix: 'specialTeams',
            reader,
          }),
        ]}
      />
      <LoadPart
        load={useSelector(seasonSpecialTeams.select)}
        reader={reader}
        failedTitle={t('league.specialTeamsFailed')}
        onRetry={retryPart}
      >
        {(known) =>
          known.teams.length === 0 ? (
            <EmptyState
              text={t(
                known.countOfMatches === 0 ? 'league.resultsEmpty' : 'league.specialTeamsUnknown',
              )}
            >
              <LinkButton href={addressOf({ tab: 'matches' })}>{t('league.toMatches')}</LinkButton>
            </EmptyState>
          ) : (
            <RankedTable
              rows={rankedSpecialTeams(known.teams, sort).filter(isShown)}
              columns={columnsIn(reader)}
              sort={sort}
              caption={t('league.specialTeamsOf', {
                league: page.league.name,
                season: page.season.name,
              })}
              notes={[t('league.specialTeamsNote'), ...reportedNote(known, reader)]}
              reader={reader}
            />
          )
        }
      </LoadPart>
    </>
  );
};
