import { COUNT_OF_MATCHES, COUNT_OF_MONTHS } from '@tipmark/domain';
import type { ReactNode } from 'react';
import { type ChangedParams, searchWith } from '../../../parts/lists/chosen-filters.ts';
import { FilteredList } from '../../../parts/lists/FilteredList.tsx';
import type { Reader } from '../../../parts/page/reader.ts';
import {
  defaultMatchFilters,
  type MatchFilters,
} from '../../../parts/statistics/default-match-filters.ts';
import {
  type FilterSwitchKey,
  filterNames,
  filterParams,
  readMatchFilters,
} from '../../../parts/statistics/match-filters.ts';

const SWITCH_KEYS = [
  ['isCurrentTournament', 'match.currentTournament'],
  ['isCurrentCompetitor', 'match.headToHead'],
  ['isCurrentGameSeason', 'match.currentSeason'],
  ['isSaveHomeAwayStatus', 'match.sides'],
  ['isExcludeFriendlies', 'match.noFriendlies'],
] as const satisfies readonly (readonly [FilterSwitchKey, string])[];

/** The filters with some parameters changed; undefined removes one. */
function changedFilters(filters: MatchFilters, changed: ChangedParams): MatchFilters {
  const params = Object.entries(filterParams(filters));
  const search = new URLSearchParams(params.map(([name, value]) => [name, `${value}`]));
  return readMatchFilters(searchWith(search, changed));
}

interface MatchFiltersPanelProps {
  readonly filters: MatchFilters;
  readonly reader: Reader;
  /** Address of the page, for browsers without scripts; `kept` is sent with it. */
  readonly action: string;
  readonly retained: Readonly<Record<string, string>>;
  readonly addressOf: (filters: MatchFilters) => string;
  /** Navigates there in place: the page retains its scroll position. */
  readonly onGo: (address: string) => void;
  readonly isLoading: boolean;
  /** How many matches pass; absent where the number is unknown. */
  readonly found?: number | undefined;
  readonly children: ReactNode;
}

/** Seven conditions that choose earlier matches, and the matches chosen. */
export const MatchFiltersPanel = (props: MatchFiltersPanelProps) => {
  const { filters, reader, addressOf } = props;
  const { t } = reader;
  return (
    <FilteredList
      reader={reader}
      layout="line"
      label={t('match.filters')}
      address={props.action}
      retained={props.retained}
      found={props.found}
      isLoading={props.isLoading}
      hrefOf={(changed) => addressOf(changedFilters(filters, changed))}
      onGo={props.onGo}
      choices={[
        {
          name: filterNames.countOfMatches,
          label: t('match.countOfMatches'),
          value: String(filters.countOfMatches),
          otherwise: String(defaultMatchFilters.countOfMatches),
          options: COUNT_OF_MATCHES.map((value) => ({
            value: String(value),
            text: value === 0 ? t('match.allMatches') : t('match.lastMatches', { value }),
          })),
        },
        {
          name: filterNames.countOfMonths,
          label: t('match.countOfMonths'),
          value: String(filters.countOfMonths),
          otherwise: String(defaultMatchFilters.countOfMonths),
          options: COUNT_OF_MONTHS.map((value) => ({
            value: String(value),
            text: value === 0 ? t('match.anyTime') : t('match.months', { value, count: value }),
          })),
        },
      ]}
      switches={SWITCH_KEYS.map(([key, word]) => ({
        name: filterNames[key],
        label: t(word),
        isOn: filters[key],
        offLabel: defaultMatchFilters[key] ? t('match.withFriendlies') : undefined,
      }))}
    >
      {props.children}
    </FilteredList>
  );
};
