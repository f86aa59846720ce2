import { PasswordField, useForm } from '@tipmark/ui-kit/forms';
import { FormEnd } from '../../forms/FormEnd.tsx';
import { checkFields, fieldChecks, passwordAdvice } from '../../forms/form-words.ts';
import { wrong } from '../../forms/wrong.ts';
import { useSubmission } from '../../submission/use-submission.ts';
import type { EditProps } from './EditPanel.tsx';
import { editForm } from './edit-class.ts';

const FIELDS = ['oldPassword', 'newPassword', 'confirmPassword'] as const;
const checks = { oldPassword: fieldChecks.present, newPassword: fieldChecks.newPassword };

/** Every other session ends with the old password. */
export function ChangePasswordForm({ page: { reader } }: EditProps) {
  const { t } = reader;
  const form = useSubmission('changePassword');
  const { errors, formProps } = useForm({
    check: (values) => ({
      ...(values['newPassword'] !== values['confirmPassword'] && {
        confirmPassword: t('recoverPassword.differ'),
      }),
      ...checkFields(values, checks, t),
    }),
    onSubmit: ({ oldPassword, newPassword, confirmPassword }) =>
      form.send({ oldPassword, newPassword, confirmPassword }),
    refused: form.refused,
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
