import { TextField, type TextFieldProps } from '@tipmark/ui-kit/forms';

/** The email of an account, required by every form that has it. */
export const EmailField = (props: Pick<TextFieldProps, 'label' | 'message' | 'onChange'>) => (
  <TextField name="userEmail" type="email" autoComplete="email" required {...props} />
);
