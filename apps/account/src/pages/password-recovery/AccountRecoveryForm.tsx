import { type Translate, useCommand } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useForm } from '@tipmark/ui-kit/forms';
import { EmailField } from '../../parts/forms/EmailField.tsx';
import { FormEnd } from '../../parts/forms/FormEnd.tsx';
import { checkFields, fieldChecks } from '../../parts/forms/field-checks.ts';
import { formClass } from '../../parts/forms/form-class.ts';
import { wrong } from '../../parts/forms/wrong.ts';
import { accountRecoveryCommand } from './recovery-calls.ts';

export function AccountRecoveryForm() {
  const { t } = useTranslation('account') as unknown as { t: Translate };
  const form = useCommand(accountRecoveryCommand);
  const { errors, formProps } = useForm({
    check: (values) => checkFields(values, { userEmail: fieldChecks.email }, t),
    onSubmit: ({ userEmail = '' }) => form.submit({ body: { userEmail } }),
    refused: form.error?.details,
  });
  if (form.state.status === 'succeeded') {
    return <output className={formClass}>{t('accountRecovery.sent')}</output>;
  }
  const labels = { userEmail: t('form.email') };
  return (
    <form {...formProps} className={formClass}>
      <EmailField label={labels.userEmail} message={wrong(errors['userEmail'])} />
      <FormEnd form={form} text={t('accountRecovery.submit')} labels={labels} errors={errors} />
    </form>
  );
}
