import { Select, type SelectProps } from '@tipmark/ui-kit';

/** A choice of a filter under its name; the name is for the eye, the control says it itself. */
export const FilterField = (props: SelectProps) => (
  <div className="field">
    <span aria-hidden="true">{props.label}</span>
    <Select {...props} />
  </div>
);
