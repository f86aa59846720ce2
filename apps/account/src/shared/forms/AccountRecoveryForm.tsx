import { type Translate, useCommand } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { TextField, useForm } from '@tipmark/ui-kit/forms';
import { accountRecoveryCommand } from '../auth-commands.ts';
import { FormEnd } from './FormEnd.tsx';
import { formClass } from './form-class.ts';
import { checkFields, fieldChecks } from './form-words.ts';
import { wrong } from './wrong.ts';

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
      <TextField
        name="userEmail"
        label={labels.userEmail}
        type="email"
        autoComplete="email"
        required
        message={wrong(errors['userEmail'])}
      />
      <FormEnd form={form} text={t('accountRecovery.submit')} labels={labels} errors={errors} />
    </form>
  );
}
