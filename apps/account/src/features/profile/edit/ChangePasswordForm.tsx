import { PasswordField, useForm } from '@tipmark/ui-kit/forms';
import { FormEnd } from '../../../shared/forms/FormEnd.tsx';
import { checkFields, fieldChecks, passwordAdvice } from '../../../shared/forms/form-words.ts';
import { useFormThatLeadsOn } from '../../../shared/forms/use-form-that-leads-on.ts';
import { wrong } from '../../../shared/forms/wrong.ts';
import { passwordCommand } from '../profile-commands.ts';
import type { EditProps } from './EditPanel.tsx';
import { editForm } from './edit-class.ts';

const FIELDS = ['oldPassword', 'newPassword', 'confirmPassword'] as const;
const checks = { oldPassword: fieldChecks.present, newPassword: fieldChecks.newPassword };

/** Changing the password ends every other session. */
export function ChangePasswordForm({ page: { reader } }: EditProps) {
  const { t } = reader;
  const form = useFormThatLeadsOn(passwordCommand);
  const { errors, formProps } = useForm({
    check: (values) => ({
      ...(values['newPassword'] !== values['confirmPassword'] && {
        confirmPassword: t('recoverPassword.differ'),
      }),
      ...checkFields(values, checks, t),
    }),
    onSubmit: ({ oldPassword = '', newPassword = '', confirmPassword = '' }) =>
      form.submit({ body: { oldPassword, newPassword, confirmPassword } }),
    refused: form.error?.details,
  });
  const labels = {
    oldPassword: t('profile.edit.oldPassword'),
    newPassword: t('recoverPassword.password'),
    confirmPassword: t('recoverPassword.again'),
  };
  return (
    <form {...formProps} className={editForm}>
      {FIELDS.map((name) => (
        <PasswordField
          key={name}
          name={name}
          label={labels[name]}
          autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
          showLabel={t('form.showPassword')}
          message={
            wrong(errors[name]) ??
            (name === 'newPassword' ? { tone: 'plain', text: passwordAdvice('', t) } : undefined)
          }
        />
      ))}
      <p>{t('profile.edit.passwordHint')}</p>
      <FormEnd form={form} text={t('recoverPassword.submit')} labels={labels} errors={errors} />
    </form>
  );
}
