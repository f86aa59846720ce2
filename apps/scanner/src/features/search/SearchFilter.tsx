import type { Sport } from '@tipmark/domain';
import type { ChangedWords, Reader } from '@tipmark/match-features';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { FilterPanel } from '@tipmark/ui-kit/filters';
import { type ReactNode, useState } from 'react';
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

/** Results under conditions in the address; a choice is visible before its reply arrives. */
export const SearchFilter = (props: SearchFilterProps) => {
  const { fields, criteria, found, isLoading, hrefOf, onGo, reader } = props;
  const { t, locale } = reader;
  const here = hrefOf({});
  const [requested, setAsked] = useState<{ of: string; words: ChangedWords }>({
    of: '',
    words: {},
  });
  const words = requested.of === here ? requested.words : {};
  const base = { ...props.base, ...criteriaWords(fields, criteria) };
  const hrefWith = (changed: ChangedWords) => hrefOf({ ...base, ...words, ...changed });
  const change = (changed: ChangedWords) => {
    setAsked({ of: here, words: { ...words, ...changed } });
    onGo(hrefWith(changed));
  };
  const shown =
    Object.keys(words).length === 0
      ? criteria
      : readCriteria(fields, new URLSearchParams(hrefWith({}).split('?')[1]));
  const resetHref = hrefOf({ ...props.base, ...criteriaWords(fields, {}) });
  const chosen = chosenConditions(fields, shown, reader).map(({ key, text, without }) => ({
    filter: { key, text, href: hrefWith(without) },
    without,
  }));
  return (
    <FilterPanel
      words={{
        title: t('match.filter'),
        conditions: t('lists.conditions'),
        apply: t('match.show'),
        show:
          found === undefined || isLoading
            ? t('match.show')
            : t('match.showFound', { n: formatNumber(found, locale) }),
        remove: t('match.removeFilter'),
        reset: t('match.resetFilters'),
        close: t('button.close'),
        loading: t('state.loading'),
      }}
      layout="side"
      address={props.address}
      kept={props.kept}
      chosen={chosen.map(({ filter }) => filter)}
      resetHref={resetHref}
      onGo={(address) => {
        const one = chosen.find(({ filter }) => filter.href === address && address !== resetHref);
        if (one) change(one.without);
        else onGo(address);
      }}
      isLoading={isLoading}
      tools={props.tools}
      fields={
        <SearchFields
          fields={fields}
          criteria={shown}
          sports={props.sports}
          choices={props.choices}
          reader={reader}
          onChange={change}
        />
      }
    >
      {props.children}
    </FilterPanel>
  );
};
