import type { CountOfMatches } from '@tipmark/domain';
import type { ComponentProps, ReactNode } from 'react';
import { countOfMatchesChoice } from './choice-of.ts';
import { type FilterChoice } from './chosen-filters.ts';
import { FilteredList } from './FilteredList.tsx';
import type { useRecord } from './use-record.ts';

interface RecordView {
  readonly countOfMatches: CountOfMatches;
  readonly leagueId: number;
  readonly isCurrentGameSeason: boolean;
}

type RecordShown = Omit<ReturnType<typeof useRecord<RecordView, unknown>>, 'resetHref' | 'onRetry'>;

interface RecordFiltersProps {
  readonly record: RecordShown;
  /** Leagues the record has matches in. */
  readonly leagues: readonly { readonly id: number; readonly name: string }[];
  readonly found: number;
  /** Other choices in this record: after how many matches, and of which league. */
  readonly choices: readonly FilterChoice[];
  readonly switches?: ComponentProps<typeof FilteredList>['switches'];
  readonly children: ReactNode;
}

function sharedChoices({ record, leagues }: RecordFiltersProps): FilterChoice[] {
  const { reader, view, atFirst } = record;
  const { t } = reader;
  return [
    {
      ...countOfMatchesChoice(view.countOfMatches, reader),
      otherwise: String(atFirst.countOfMatches),
    },
    {
      name: 'league',
      label: t('team.league'),
      value: String(view.leagueId),
      otherwise: String(atFirst.leagueId),
      options: [
        { value: '0', text: t('team.allLeagues') },
        ...leagues.map(({ id, name }) => ({ value: String(id), text: name })),
      ],
    },
  ];
}

/** The matches that make up the record of a team or a referee, and their totals. */
export const RecordFilters = (props: RecordFiltersProps) => {
  const { record, found, choices, switches = [], children } = props;
  const { reader, load, view, address, retained, hrefOf, onGo } = record;
  const { t } = reader;
  return (
    <FilteredList
      reader={reader}
      layout="line"
      label={t('match.filters')}
      address={address}
      retained={retained}
      found={found}
      isLoading={load.status === 'loading'}
      hrefOf={hrefOf}
      onGo={onGo}
      choices={[...sharedChoices(props), ...choices]}
      switches={[
        { name: 'season', label: t('match.currentSeason'), isOn: view.isCurrentGameSeason },
        ...switches,
      ]}
    >
      {children}
    </FilteredList>
  );
};
