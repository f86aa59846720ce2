import { Button } from '@tipmark/ui-kit';
import type { FilterPanelProps } from './FilterPanel.tsx';
import { stackedFieldsClass } from './filter-fields-class.ts';

/** Beside the list, or submitted where there are no scripts. */
export function FilterForm(
  props: Pick<FilterPanelProps, 'messages' | 'address' | 'retained' | 'fields'>,
) {
  const { messages, address, retained = {}, fields } = props;
  return (
    <form className={stackedFieldsClass} action={address} aria-label={messages.conditions}>
      <h2>{messages.title}</h2>
      {Object.entries(retained).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields}
      <div className="send">
        <Button type="submit" kind="primary">
          {messages.apply}
        </Button>
      </div>
    </form>
  );
}
