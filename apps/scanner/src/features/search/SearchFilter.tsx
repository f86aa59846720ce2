import type { Sport } from '@tipmark/domain';
import type { ChangedWords, Reader } from '@tipmark/match-features';
import type { ReactNode } from 'react';
import { FilteredSearch } from '../../shared/FilteredSearch.tsx';
import type { ChoicesOfIds } from './found-choices.ts';
import { SearchFields } from './SearchFields.tsx';
import { criteriaWords, readCriteria, type SearchCriteria } from './search-criteria.ts';
import type { SearchField } from './search-fields.ts';
import { chosenConditions } from './search-words.ts';

interface SearchFilterProps {
  readonly fields: readonly SearchField[];
  /** The criteria in effect, from the address or the template. */
  readonly criteria: SearchCriteria;
  readonly sports: readonly Sport[];
  readonly choices: ChoicesOfIds;
  /** How many are found; absent while that is not known. */
  readonly found: number | undefined;
  readonly isLoading: boolean;
  /** The page without conditions. */
  readonly address: string;
  /** Other parameters of a template that a filter made from it retains. */
  readonly base: ChangedWords;
  /** Parameters of the address the form repeats. */
  readonly kept: Readonly<Record<string, string>>;
  readonly hrefOf: (words: ChangedWords) => string;
  readonly onGo: (href: string) => void;
  readonly reader: Reader;
  /** The sort order, above the results. */
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** The results of a search of tips or cappers under its conditions. */
export const SearchFilter = ({
  fields,
  criteria,
  sports,
  choices,
  base,
  ...panel
}: SearchFilterProps) => (
  <FilteredSearch
    {...panel}
    criteria={criteria}
    words={{ ...base, ...criteriaWords(fields, criteria) }}
    resetHref={panel.hrefOf({ ...base, ...criteriaWords(fields, {}) })}
    readCriteria={(search) => readCriteria(fields, search)}
    conditionsOf={(of) => chosenConditions(fields, of, panel.reader)}
    fieldsOf={(of, onChange) => (
      <SearchFields
        fields={fields}
        criteria={of}
        sports={sports}
        choices={choices}
        reader={panel.reader}
        onChange={onChange}
      />
    )}
  />
);
