import { type HostState, selectTimeZone, type Translate } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useParams } from '@tipmark/remote-kit/router';
import { useSelector } from '@tipmark/remote-kit/store';
import { PasswordField, TextField, useForm } from '@tipmark/ui-kit/forms';
import { useEffect, useRef } from 'react';
import { socialLoginCommand } from '../../parts/arrival/sign-in-commands.ts';
import { CodeField } from '../../parts/forms/CodeField.tsx';
import { CONSENT_VERSION, Consents } from '../../parts/forms/Consents.tsx';
import { FormEnd } from '../../parts/forms/FormEnd.tsx';
import { checkFields, fieldChecks } from '../../parts/forms/field-checks.ts';
import { formClass } from '../../parts/forms/form-class.ts';
import { useFormThatLeadsOn } from '../../parts/forms/use-form-that-leads-on.ts';
import { useSecondStep } from '../../parts/forms/use-second-step.ts';
import { wrong } from '../../parts/forms/wrong.ts';
import { socialLoginLinkLoad } from './social-login-load.ts';

const agreed = (key: 'consentMissing' | 'termsMissing') => (value: string, t: Translate) =>
  value === '' ? t(`register.${key}`) : undefined;

const CHECKS = {
  enter: {},
  prove: { userPassword: fieldChecks.present },
  join: {
    userName: fieldChecks.userName,
    personalData: agreed('consentMissing'),
    terms: agreed('termsMissing'),
  },
} as const;

/** What a sign-in by another site still lacks: nothing, a password, or a name. */
export function SocialLoginForm() {
  const { data } = useSelector((state: HostState) => socialLoginLinkLoad.select(state));
  const { step, title = '', email = '', userName = '' } = data ?? {};
  const { t } = useTranslation('account') as unknown as { t: Translate };
  const { hash: authHash = '' } = useParams();
  const timezone = useSelector(selectTimeZone);
  const { form, isCodeRequired } = useSecondStep(useFormThatLeadsOn(socialLoginCommand));
  const isSent = useRef(false);
  const { submit } = form;
  const basis = { authHash, deviceInfo: { timezone } };
  useEffect(() => {
    if (step !== 'enter' || isSent.current) return;
    isSent.current = true;
    submit({ body: { authHash, deviceInfo: { timezone } } });
  }, [step, submit, authHash, timezone]);
  const checks = {
    ...(step && CHECKS[step]),
    ...(isCodeRequired && { code: fieldChecks.present }),
  };
  const { errors, formProps } = useForm({
    check: (values) => checkFields(values, checks, t),
    onSubmit: ({ userPassword, userName: chosen, code }) =>
      submit({
        body: {
          ...basis,
          ...(code && { code }),
          ...(step === 'prove' && { userPassword: userPassword ?? '' }),
          ...(step === 'join' && {
            userName: chosen ?? '',
            consents: { personalData: true, isAdult: true, textVersion: CONSENT_VERSION },
          }),
        },
      }),
    refused: form.error?.details,
  });
  const labels = {
    userPassword: t('form.password'),
    userName: t('form.userName'),
    code: t('form.code'),
  };
  return (
    <form {...formProps} className={formClass}>
      {step && <p>{t(`socialLogin.${step}`, { title, email })}</p>}
      {step === 'prove' && (
        <PasswordField
          name="userPassword"
          label={labels.userPassword}
          autoComplete="current-password"
          showLabel={t('form.showPassword')}
          message={wrong(errors['userPassword'])}
        />
      )}
      {step === 'join' && (
        <>
          <TextField
            name="userName"
            label={labels.userName}
            autoComplete="nickname"
            defaultValue={userName}
            required
            message={wrong(errors['userName'])}
          />
          <Consents errors={errors} />
        </>
      )}
      {isCodeRequired && <CodeField label={labels.code} error={errors['code']} isFirst />}
      <FormEnd
        form={form}
        text={t(`socialLogin.${step ?? 'enter'}Submit`)}
        labels={labels}
        errors={errors}
      />
    </form>
  );
}
