import { Select, type SelectProps } from '@tipmark/ui-kit';

/**
 * A choice of a filter under its name; the visible name is hidden from screen readers, the control
 * has its own label.
 */
export const FilterField = (props: SelectProps) => (
  <div className="field">
    <span aria-hidden="true">{props.label}</span>
    <Select {...props} />
  </div>
);
