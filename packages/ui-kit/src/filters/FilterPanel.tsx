import { Button, Card, cx, Icon } from '@tipmark/ui-kit';
import type { ReactNode } from 'react';
import { type ChosenFilter, ChosenFilters } from './ChosenFilters.tsx';
import { FilterForm } from './FilterForm.tsx';
import { filterPanelClass } from './filter-panel-class.ts';
import type { FilterReset } from './filter-reset.ts';
import { useFilterSheet } from './use-filter-sheet.ts';

export interface FilterPanelMessages {
  /** `Filter`. */
  readonly title: string;
  /** `Conditions of the list`: the label of the form and the chips. */
  readonly conditions: string;
  /** Label of the button that submits the form without scripts. */
  readonly apply: string;
  /** `Show 38`, or `Show` where the number is unknown. */
  readonly show: string;
  readonly remove: string;
  readonly reset: string;
  readonly close: string;
  readonly loading: string;
}

export interface FilterPanelProps {
  readonly messages: FilterPanelMessages;
  /** Beside the list on a wide screen, or above it where they are few. */
  readonly layout: 'side' | 'line';
  /** The list without conditions, where the form is sent without scripts and a reset leads. */
  readonly address: string;
  /** Parameters of the address the form repeats. */
  readonly retained?: Readonly<Record<string, string>> | undefined;
  /** Filters that differ from their defaults. */
  readonly chosen: readonly ChosenFilter[];
  /** Where a reset leads, when it is not the address of the form. */
  readonly resetHref?: string | undefined;
  readonly onGo: (href: string) => void;
  readonly isLoading?: boolean | undefined;
  /** `FilterField` and `ChipSwitch`; they change the list as soon as they are chosen. */
  readonly fields: ReactNode;
  /** Above the list: the number found, the order. */
  readonly tools?: ReactNode;
  /** The list in any state. */
  readonly children: ReactNode;
}

/**
 * Conditions of a list and the list. On phones a button with their number opens a sheet, which is
 * loaded then; if that fails, they unfold in place. Without scripts they are a form.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { messages, layout, address, retained, chosen, onGo, fields, tools, children } = props;
  const { Sheet, isUnfolded, open, close } = useFilterSheet();
  const resetHref = props.resetHref ?? address;
  const reset: FilterReset = {
    text: messages.reset,
    href: resetHref,
    onGo: () => onGo(resetHref),
  };
  const hasChosen = chosen.length > 0;
  const list = (
    <>
      <div className={tools === undefined ? 'filter-bar filter-phone' : 'filter-bar'}>
        <Button
          className="filter-open"
          aria-haspopup="dialog"
          aria-expanded={Sheet !== undefined || isUnfolded}
          onClick={() => void open()}
        >
          <Icon name="filter" />
          {hasChosen ? `${messages.title} · ${chosen.length}` : messages.title}
        </Button>
        {tools}
      </div>
      <div className="filter-chosen">
        <ChosenFilters
          label={messages.conditions}
          filters={chosen}
          removeLabel={messages.remove}
          reset={reset}
          onGo={onGo}
        />
      </div>
      {children}
    </>
  );
  return (
    <div
      className={cx(filterPanelClass.panel, filterPanelClass[layout])}
      data-unfolded={isUnfolded ? true : undefined}
    >
      <FilterForm messages={messages} address={address} retained={retained} fields={fields} />
      <div className="list">{layout === 'side' ? <Card isFlush>{list}</Card> : list}</div>
      {Sheet && (
        <Sheet
          title={messages.title}
          closeLabel={messages.close}
          showLabel={messages.show}
          loadingLabel={props.isLoading ? messages.loading : undefined}
          reset={hasChosen ? reset : undefined}
          onClose={close}
        >
          {fields}
        </Sheet>
      )}
    </div>
  );
}
