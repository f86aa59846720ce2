import { Button } from '@tipmark/ui-kit';
import type { FilterPanelProps } from './FilterPanel.tsx';
import { stackedFieldsClass } from './filter-fields-class.ts';

/** Beside the list, or submitted where there are no scripts. */
export function FilterForm(
  props: Pick<FilterPanelProps, 'words' | 'address' | 'retained' | 'fields'>,
) {
  const { words, address, retained: stored = {}, fields } = props;
  return (
    <form className={stackedFieldsClass} action={address} aria-label={words.conditions}>
      <h2>{words.title}</h2>
      {Object.entries(stored).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields}
      <div className="send">
        <Button type="submit" kind="primary">
          {words.apply}
        </Button>
      </div>
    </form>
  );
}
