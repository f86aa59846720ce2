import { PasswordField, useForm } from '@tipmark/ui-kit/forms';
import { FormEnd } from '../../../shared/forms/FormEnd.tsx';
import { checkFields, fieldChecks, passwordAdvice } from '../../../shared/forms/form-words.ts';
import { useFormThatLeadsOn } from '../../../shared/forms/use-form-that-leads-on.ts';
import { useSentPlainly } from '../../../shared/forms/use-sent-plainly.ts';
import { wrong } from '../../../shared/forms/wrong.ts';
import { passwordCommand } from '../profile-commands.ts';
import { editForm } from './edit-class.ts';
import type { EditProps } from './edit-props.ts';
import { PlainOutcome } from './proof/PlainOutcome.tsx';
import { ProofFields } from './proof/ProofFields.tsx';
import { useEditAddress } from './proof/use-edit-address.ts';
import { useOwnerProof } from './proof/use-owner-proof.ts';

const FIELDS = ['newPassword', 'confirmPassword'] as const;

/** Changing the password ends every other session. */
export function ChangePasswordForm({ page: { reader } }: EditProps) {
  const { t } = reader;
  const form = useFormThatLeadsOn(passwordCommand);
  const known = useOwnerProof('password', t, form.error);
  const { wrong: refused } = useSentPlainly();
  const labels = {
    ...known.labels,
    password: t('profile.edit.oldPassword'),
    newPassword: t('recoverPassword.password'),
    confirmPassword: t('recoverPassword.again'),
  };
  const proof = { ...known, labels };
  const checks = { ...proof.checks, newPassword: fieldChecks.newPassword };
  const { errors, formProps } = useForm({
    check: (values) => ({
      ...(values['newPassword'] !== values['confirmPassword'] && {
        confirmPassword: t('recoverPassword.differ'),
      }),
      ...checkFields(values, checks, t),
    }),
    onSubmit: (values) =>
      form.submit({
        body: {
          ...proof.bodyOf(values),
          newPassword: values['newPassword'] ?? '',
          confirmPassword: values['confirmPassword'] ?? '',
        },
      }),
    refused: form.error?.details,
  });
  const plainly = {
    newPassword: t('register.refusedPassword'),
    confirmPassword: t('recoverPassword.differ'),
  };
  return (
    <form {...formProps} action={useEditAddress('password')} className={editForm}>
      <ProofFields proof={proof} errors={errors} t={t} />
      {FIELDS.map((name) => (
        <PasswordField
          key={name}
          name={name}
          label={labels[name]}
          autoComplete="new-password"
          showLabel={t('form.showPassword')}
          message={
            wrong(errors[name] ?? (refused.includes(name) ? plainly[name] : undefined)) ??
            (name === 'newPassword' ? { tone: 'plain', text: passwordAdvice('', t) } : undefined)
          }
        />
      ))}
      <p>{t('profile.edit.passwordHint')}</p>
      <PlainOutcome />
      <FormEnd
        form={form}
        text={t('recoverPassword.submit')}
        labels={labels}
        errors={errors}
        isPlain
      />
    </form>
  );
}
