import {
  ChipSwitch,
  FilterField,
  FilterPanel,
  type FilterPanelProps,
} from '@tipmark/ui-kit/filters';
import { useState } from 'react';
import type { Reader } from '../page/reader.ts';
import {
  type ChangedParams,
  chosenFilters,
  type FilterChoice,
  type FilterSwitch,
  withParams,
} from './chosen-filters.ts';
import { filterMessages } from './filter-messages.ts';

interface FilteredListProps
  extends Pick<
    FilterPanelProps,
    'layout' | 'address' | 'retained' | 'isLoading' | 'tools' | 'children'
  > {
  readonly reader: Reader;
  /** What the conditions choose among. */
  readonly label: string;
  readonly choices: readonly FilterChoice[];
  readonly switches: readonly FilterSwitch[];
  /** How many the list has; absent where the number is unknown. */
  readonly found?: number | undefined;
  /** The list with some conditions changed; undefined removes one. */
  readonly hrefOf: (changed: ChangedParams) => string;
  readonly onGo: (href: string) => void;
}

/** A list under conditions in its address; a choice is visible before its list is loaded. */
export const FilteredList = (props: FilteredListProps) => {
  const { reader, label, hrefOf, onGo, found, isLoading } = props;
  const here = hrefOf({});
  const [requested, setAsked] = useState<{ of: string; params: ChangedParams }>({
    of: here,
    params: {},
  });
  const params = requested.of === here ? requested.params : {};
  const shown = withParams(params, props);
  const go = (changed: ChangedParams) => {
    setAsked({ of: here, params: changed });
    onGo(hrefOf(changed));
  };
  const change = (name: string, value: string | undefined) => go({ ...params, [name]: value });
  const chosen = chosenFilters(shown).map(({ name, text }) => ({
    name,
    filter: { key: name, text, href: hrefOf({ ...params, [name]: undefined }) },
  }));
  const nothing = Object.fromEntries(
    [...shown.choices, ...shown.switches].map(({ name }) => [name, undefined]),
  );
  const resetHref = hrefOf(nothing);
  return (
    <FilterPanel
      messages={filterMessages(reader, label, isLoading ? undefined : found)}
      layout={props.layout}
      address={props.address}
      retained={props.retained}
      chosen={chosen.map(({ filter }) => filter)}
      resetHref={resetHref}
      onGo={(href) => {
        const one = chosen.find(({ filter }) => filter.href === href && href !== resetHref);
        if (one) change(one.name, undefined);
        else go(nothing);
      }}
      isLoading={isLoading}
      tools={props.tools}
      fields={
        <>
          {shown.choices.map(({ name, label: choiceLabel, value, options }) => (
            <FilterField
              key={name}
              label={choiceLabel}
              name={name}
              value={value}
              options={options}
              onChoose={(value) => change(name, value)}
            />
          ))}
          {shown.switches.map(({ name, label: switchLabel, isOn }) => (
            <span key={name}>
              <input type="hidden" name={name} value="0" />
              <ChipSwitch name={name} isOn={isOn} onChange={(on) => change(name, on ? '1' : '0')}>
                {switchLabel}
              </ChipSwitch>
            </span>
          ))}
        </>
      }
    >
      {props.children}
    </FilterPanel>
  );
};
