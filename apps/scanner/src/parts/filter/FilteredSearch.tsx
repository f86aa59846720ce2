import type { ChangedParams, Reader } from '@tipmark/match-features';
import { filterMessages } from '@tipmark/match-features/lists';
import { FilterPanel } from '@tipmark/ui-kit/filters';
import { type ReactNode, useState } from 'react';
import type { Condition } from './condition.ts';

/** What every filtered search is given by its page. */
export interface FilteredPageProps {
  /** How many are found; absent while that is not known. */
  readonly found: number | undefined;
  readonly isLoading: boolean;
  /** The page without conditions. */
  readonly address: string;
  /** Parameters of the address the form repeats. */
  readonly retained: Readonly<Record<string, string>>;
  readonly hrefOf: (params: ChangedParams) => string;
  readonly onGo: (href: string) => void;
  readonly reader: Reader;
  /** The sort order and other choices, above the results. */
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

interface FilteredSearchProps<Criteria> extends FilteredPageProps {
  /** The criteria in effect, from the address or the template. */
  readonly criteria: Criteria;
  /** Parameters of these criteria, and what a filter made from a template retains. */
  readonly params: ChangedParams;
  readonly readCriteria: (search: URLSearchParams) => Criteria;
  readonly conditionsOf: (criteria: Criteria) => readonly Condition[];
  /** The fields of the form; what they change is in the address at once. */
  readonly fieldsOf: (criteria: Criteria, onChange: (params: ChangedParams) => void) => ReactNode;
  /** The page with every condition removed. */
  readonly resetHref: string;
}

/** Results under conditions in the address; a choice is visible before its reply arrives. */
export function FilteredSearch<Criteria>(props: FilteredSearchProps<Criteria>) {
  const { found, isLoading, resetHref, onGo, reader } = props;
  const { shown, hrefWith, change } = useRequestedParams(props);
  const chosen = props.conditionsOf(shown).map(({ key, text, without }) => ({
    filter: { key, text, href: hrefWith(without) },
    without,
  }));
  return (
    <FilterPanel
      messages={filterMessages(reader, reader.t('lists.conditions'), isLoading ? undefined : found)}
      layout="side"
      address={props.address}
      retained={props.retained}
      chosen={chosen.map(({ filter }) => filter)}
      resetHref={resetHref}
      onGo={(href) => {
        const one = chosen.find(({ filter }) => filter.href === href && href !== resetHref);
        if (one) change(one.without);
        else onGo(href);
      }}
      isLoading={isLoading}
      tools={props.tools}
      fields={props.fieldsOf(shown, change)}
    >
      {props.children}
    </FilterPanel>
  );
}

/** What was chosen since the address last changed, on top of the criteria in effect. */
function useRequestedParams<Criteria>(props: FilteredSearchProps<Criteria>) {
  const { criteria, hrefOf, onGo } = props;
  const here = hrefOf({});
  const [requested, setRequested] = useState<{ of: string; params: ChangedParams }>({
    of: '',
    params: {},
  });
  const params = requested.of === here ? requested.params : {};
  const hrefWith = (changed: ChangedParams) => hrefOf({ ...props.params, ...params, ...changed });
  return {
    shown:
      Object.keys(params).length === 0
        ? criteria
        : props.readCriteria(new URLSearchParams(hrefWith({}).split('?')[1])),
    hrefWith,
    change: (changed: ChangedParams) => {
      setRequested({ of: here, params: { ...params, ...changed } });
      onGo(hrefWith(changed));
    },
  };
}
