import { COUNT_OF_MATCHES, COUNT_OF_MONTHS } from '@tipmark/domain';
import { defaultMatchFilters, type MatchFilters } from './default-match-filters.ts';

/** Names of the filters in an address. */
export const filterNames = {
  countOfMatches: 'count',
  countOfMonths: 'months',
  isCurrentTournament: 'tournament',
  isCurrentCompetitor: 'h2h',
  isCurrentGameSeason: 'season',
  isSaveHomeAwayStatus: 'sides',
  isExcludeFriendlies: 'friendlies',
} as const satisfies Record<keyof MatchFilters, string>;

export type FilterSwitchKey = Exclude<keyof MatchFilters, 'countOfMatches' | 'countOfMonths'>;

function oneOf<Value extends number>(
  word: string | undefined,
  values: readonly Value[],
  otherwise: Value,
): Value {
  return values.find((value) => String(value) === word) ?? otherwise;
}

/**
 * Reads the filters from an address; a form without scripts sends `0` and, when it
 * is on, `1` after it.
 */
export function readMatchFilters(search: URLSearchParams): MatchFilters {
  const last = (key: keyof MatchFilters) => search.getAll(filterNames[key]).at(-1);
  const isOn = (key: FilterSwitchKey) => {
    const word = last(key);
    return word === undefined ? defaultMatchFilters[key] : word === '1';
  };
  const { countOfMatches, countOfMonths } = defaultMatchFilters;
  return {
    countOfMatches: oneOf(last('countOfMatches'), COUNT_OF_MATCHES, countOfMatches),
    countOfMonths: oneOf(last('countOfMonths'), COUNT_OF_MONTHS, countOfMonths),
    isCurrentTournament: isOn('isCurrentTournament'),
    isCurrentCompetitor: isOn('isCurrentCompetitor'),
    isCurrentGameSeason: isOn('isCurrentGameSeason'),
    isSaveHomeAwayStatus: isOn('isSaveHomeAwayStatus'),
    isExcludeFriendlies: isOn('isExcludeFriendlies'),
  };
}

/** The same filters as parameters of an address, without defaults. */
export function filterParams(filters: MatchFilters): Record<string, number> {
  const keys = Object.keys(filterNames) as (keyof MatchFilters)[];
  return Object.fromEntries(
    keys
      .filter((key) => filters[key] !== defaultMatchFilters[key])
      .map((key) => [filterNames[key], Number(filters[key])]),
  );
}
