import { selectLocale, selectTimeZone, type Translate } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { PasswordField, useForm } from '@tipmark/ui-kit/forms';
import { loginCommand } from '../../parts/arrival/sign-in-commands.ts';
import { CodeField } from '../../parts/forms/CodeField.tsx';
import { EmailField } from '../../parts/forms/EmailField.tsx';
import { FormEnd } from '../../parts/forms/FormEnd.tsx';
import { checkFields, fieldChecks } from '../../parts/forms/field-checks.ts';
import { formClass } from '../../parts/forms/form-class.ts';
import { useFormThatLeadsOn } from '../../parts/forms/use-form-that-leads-on.ts';
import { useSecondStep } from '../../parts/forms/use-second-step.ts';
import { wrong } from '../../parts/forms/wrong.ts';
import { useWaitingTips } from '../../parts/guest-tips/use-waiting-tips.ts';

export function LoginForm() {
  const hasTips = (useWaitingTips()?.length ?? 0) > 0;
  const { t } = useTranslation('account') as unknown as { t: Translate };
  const locale = useSelector(selectLocale);
  const timezone = useSelector(selectTimeZone);
  const { form, isCodeRequired } = useSecondStep(useFormThatLeadsOn(loginCommand));
  const checks = {
    userEmail: fieldChecks.email,
    userPassword: fieldChecks.present,
    ...(isCodeRequired && { code: fieldChecks.present }),
  };
  const { errors, formProps } = useForm({
    check: (values) => checkFields(values, checks, t),
    onSubmit: ({ userEmail = '', userPassword = '', code }) =>
      form.submit({
        body: { userEmail, userPassword, deviceInfo: { timezone }, ...(code && { code }) },
      }),
    refused: form.error?.details,
  });
  const labels = {
    userEmail: t('form.email'),
    userPassword: t('form.password'),
    code: t('form.code'),
  };
  return (
    <form {...formProps} className={formClass}>
      <EmailField label={labels.userEmail} message={wrong(errors['userEmail'])} />
      <PasswordField
        name="userPassword"
        label={labels.userPassword}
        autoComplete="current-password"
        showLabel={t('form.showPassword')}
        message={wrong(errors['userPassword'])}
        aside={<a href={href('accountRecovery', {}, { locale })}>{t('login.forgot')}</a>}
      />
      {isCodeRequired && <CodeField label={labels.code} error={errors['code']} isFirst />}
      <FormEnd
        form={form}
        text={t(hasTips ? 'login.submitTips' : 'login.submit')}
        labels={labels}
        errors={errors}
      />
    </form>
  );
}
