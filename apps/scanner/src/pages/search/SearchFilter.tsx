import type { Sport } from '@tipmark/domain';
import type { ChangedWords } from '@tipmark/match-features';
import { type FilteredPageProps, FilteredSearch } from '../../parts/filter/FilteredSearch.tsx';
import type { ChoicesOfIds } from './found-choices.ts';
import { SearchFields } from './SearchFields.tsx';
import { criteriaWords, readCriteria, type SearchCriteria } from './search-criteria.ts';
import type { SearchField } from './search-fields.ts';
import { chosenConditions } from './search-words.ts';

interface SearchFilterProps extends FilteredPageProps {
  readonly fields: readonly SearchField[];
  /** The criteria in effect, from the address or the template. */
  readonly criteria: SearchCriteria;
  readonly sports: readonly Sport[];
  readonly choices: ChoicesOfIds;
  /** Other parameters of a template that a filter made from it retains. */
  readonly base: ChangedWords;
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
