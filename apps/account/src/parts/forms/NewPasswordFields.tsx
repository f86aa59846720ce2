import type { Translate } from '@tipmark/remote-kit';
import { type FieldErrors, type FormValues, PasswordField } from '@tipmark/ui-kit/forms';
import { checkFields, fieldChecks, passwordAdvice } from './field-checks.ts';
import { useSentPlainly } from './use-sent-plainly.ts';
import { wrong } from './wrong.ts';

/** Names of the fields of a new password and of its repetition. */
export type NewPasswordNames = readonly [password: string, again: string];

/** Errors of both, before anything is sent. */
export function checkNewPassword(
  values: FormValues,
  [password, again]: NewPasswordNames,
  t: Translate,
): FieldErrors {
  return {
    ...(values[password] !== values[again] && { [again]: t('recoverPassword.differ') }),
    ...checkFields(values, { [password]: fieldChecks.newPassword }, t),
  };
}

/** Names of the fields, as they are read. */
export const newPasswordLabels = ([password, again]: NewPasswordNames, t: Translate) => ({
  [password]: t('recoverPassword.password'),
  [again]: t('recoverPassword.again'),
});

interface NewPasswordFieldsProps {
  readonly names: NewPasswordNames;
  readonly errors: FieldErrors;
  readonly t: Translate;
}

/** A new password, twice; also with the refusal of a form that was sent without scripts. */
export function NewPasswordFields({ names, errors, t }: NewPasswordFieldsProps) {
  const { wrong: refused } = useSentPlainly();
  const [password] = names;
  const labels = newPasswordLabels(names, t);
  const refusalOf = (name: string) =>
    t(name === password ? 'register.refusedPassword' : 'recoverPassword.differ');
  return names.map((name) => (
    <PasswordField
      key={name}
      name={name}
      label={labels[name] ?? ''}
      autoComplete="new-password"
      showLabel={t('form.showPassword')}
      message={
        wrong(errors[name] ?? (refused.includes(name) ? refusalOf(name) : undefined)) ??
        (name === password ? { tone: 'plain', text: passwordAdvice('', t) } : undefined)
      }
    />
  ));
}
