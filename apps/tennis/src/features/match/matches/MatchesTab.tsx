import { COUNT_OF_MATCHES, COUNT_OF_MONTHS } from '@tipmark/domain';
import { FilteredList, LoadPart, searchWith } from '@tipmark/match-features';
import type { OwnTabProps } from '@tipmark/match-features/pages';
import type { Translate } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { Card } from '@tipmark/ui-kit';
import { PlayerMatches } from '../../../shared/PlayerMatches.tsx';
import { eventMatches } from '../match-loads.ts';
import { COURTS, readTennisFilters, type TennisFilters, tennisParams } from './tennis-filters.ts';

const params = (filters: TennisFilters) =>
  new URLSearchParams(
    Object.entries(tennisParams(filters)).map(([name, value]) => [name, `${value}`]),
  );

const choicesIn = (choice: TennisFilters, t: Translate) => [
  {
    name: 'court',
    label: t('court.label'),
    value: String(choice.courtType),
    otherwise: '0',
    options: COURTS.map((court) => ({ value: String(court), text: t(`court.${court}`) })),
  },
  {
    name: 'count',
    label: t('match.countOfMatches'),
    value: String(choice.countOfMatches),
    otherwise: '10',
    options: COUNT_OF_MATCHES.map((value) => ({
      value: String(value),
      text: value === 0 ? t('match.allMatches') : t('match.lastMatches', { value }),
    })),
  },
  {
    name: 'months',
    label: t('match.countOfMonths'),
    value: String(choice.countOfMonths),
    otherwise: '12',
    options: COUNT_OF_MONTHS.map((value) => ({
      value: String(value),
      text: value === 0 ? t('match.anyTime') : t('match.months', { value, count: value }),
    })),
  },
];

/** Matches before this one under the filters of the address. */
export const MatchesTab = ({ match, event, choice, hrefOf }: OwnTabProps<TennisFilters>) => {
  const { reader, go } = match;
  const { t } = reader;
  const load = useSelector(eventMatches.select);
  const { home, away } = event.match;
  const titles = {
    home: t('match.lastOf', { team: home.name }),
    away: t('match.lastOf', { team: away.name }),
    both: t('match.between', { home: home.name, away: away.name }),
  };
  return (
    <Card isFlush>
      <FilteredList
        reader={reader}
        layout="line"
        label={t('match.filters')}
        address={match.bareAddress}
        retained={{ tab: 'matches' }}
        found={load.data?.lists.reduce((sum, { matches }) => sum + matches.length, 0)}
        isLoading={load.status === 'loading'}
        hrefOf={(changed) => hrefOf(readTennisFilters(searchWith(params(choice), changed)))}
        onGo={go}
        choices={choicesIn(choice, t)}
        switches={[
          {
            name: 'tournament',
            label: t('match.currentTournament'),
            isOn: choice.isCurrentTournament,
          },
          { name: 'h2h', label: t('match.headToHead'), isOn: choice.isCurrentCompetitor },
          { name: 'season', label: t('match.currentSeason'), isOn: choice.isCurrentGameSeason },
        ]}
      >
        <LoadPart
          load={load}
          reader={reader}
          failedTitle={t('match.matchesFailed')}
          onRetry={match.retryTab}
        >
          {({ lists }) =>
            lists.map((list) => (
              <PlayerMatches
                key={list.side}
                title={titles[list.side]}
                list={list}
                reader={reader}
                resetHref={match.resetHref}
              />
            ))
          }
        </LoadPart>
      </FilteredList>
    </Card>
  );
};
