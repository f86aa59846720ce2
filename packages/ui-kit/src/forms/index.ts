export type { FieldMessage } from './Field.tsx';
export { FormProblem } from './FormProblem.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export { SubmitButton, type SubmitButtonProps } from './SubmitButton.tsx';
export { TextAreaField, type TextAreaFieldProps } from './TextAreaField.tsx';
export { TextField, type TextFieldProps } from './TextField.tsx';
export { type FieldErrors, type FormOptions, type FormValues, useForm } from './use-form.ts';
export { useIsHydrated } from './use-is-hydrated.ts';
