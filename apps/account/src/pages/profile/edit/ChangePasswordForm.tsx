import { useForm } from '@tipmark/ui-kit/forms';
import { editForm } from '../../../parts/forms/edit-class.ts';
import { FormEnd } from '../../../parts/forms/FormEnd.tsx';
import { checkFields } from '../../../parts/forms/field-checks.ts';
import {
  checkNewPassword,
  NewPasswordFields,
  newPasswordLabels,
} from '../../../parts/forms/NewPasswordFields.tsx';
import { useFormThatLeadsOn } from '../../../parts/forms/use-form-that-leads-on.ts';
import { PlainOutcome } from '../../../parts/proof/PlainOutcome.tsx';
import { ProofFields } from '../../../parts/proof/ProofFields.tsx';
import { useEditAddress } from '../../../parts/proof/use-edit-address.ts';
import { useOwnerProof } from '../../../parts/proof/use-owner-proof.ts';
import { passwordCommand } from '../profile-commands.ts';
import type { EditProps } from './edit-props.ts';

const NAMES = ['newPassword', 'confirmPassword'] as const;

/** Changing the password ends every other session. */
export function ChangePasswordForm({ page: { reader } }: EditProps) {
  const { t } = reader;
  const form = useFormThatLeadsOn(passwordCommand);
  const known = useOwnerProof('password', t, form.error);
  const labels = {
    ...known.labels,
    password: t('settings.edit.oldPassword'),
    ...newPasswordLabels(NAMES, t),
  };
  const proof = { ...known, labels };
  const { errors, formProps } = useForm({
    check: (values) => ({
      ...checkFields(values, proof.checks, t),
      ...checkNewPassword(values, NAMES, t),
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
  return (
    <form {...formProps} action={useEditAddress('password')} className={editForm}>
      <ProofFields proof={proof} errors={errors} t={t} />
      <NewPasswordFields names={NAMES} errors={errors} t={t} />
      <p>{t('settings.edit.passwordHint')}</p>
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
