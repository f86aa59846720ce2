import type { Translate } from '@tipmark/remote-kit';
import { selectLocale, selectTimeZone } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import {
  type FieldErrors,
  FormProblem,
  PasswordField,
  TextField,
  useForm,
} from '@tipmark/ui-kit/forms';
import { useState } from 'react';
import { pageBeforeLogin } from '../../parts/arrival/address-after-login.ts';
import { cameFrom } from '../../parts/arrival/came-from.ts';
import { registerCommand } from '../../parts/arrival/sign-in-commands.ts';
import { CONSENT_VERSION, Consents } from '../../parts/forms/Consents.tsx';
import { EmailField } from '../../parts/forms/EmailField.tsx';
import { FormEnd } from '../../parts/forms/FormEnd.tsx';
import { checkFields, fieldChecks, passwordAdvice } from '../../parts/forms/field-checks.ts';
import { formClass } from '../../parts/forms/form-class.ts';
import { useFormThatLeadsOn } from '../../parts/forms/use-form-that-leads-on.ts';
import { useSentPlainly } from '../../parts/forms/use-sent-plainly.ts';
import { wrong } from '../../parts/forms/wrong.ts';
import { useWaitingTips } from '../../parts/guest-tips/use-waiting-tips.ts';
import { verifyEmailLoad, verifyUserNameLoad } from './sign-in-loads.ts';
import { useInlineCheck } from './use-inline-check.ts';

const checks = {
  userEmail: fieldChecks.email,
  userName: fieldChecks.userName,
  userPassword: fieldChecks.newPassword,
  personalData: (value: string, t: Translate) =>
    value === '' ? t('register.consentMissing') : undefined,
  terms: (value: string, t: Translate) => (value === '' ? t('register.termsMissing') : undefined),
};
const isRight = (check: (value: string, t: Translate) => string | undefined, value: string) =>
  check(value, () => 'wrong') === undefined;

/** Codes the shell's server puts into the address after a form without scripts. */
const REFUSED = {
  userEmail: 'register.refusedEmail',
  userName: 'register.refusedName',
  userPassword: 'register.refusedPassword',
  personalData: 'register.consentMissing',
  terms: 'register.termsMissing',
  form: 'register.refusedForm',
} as const;

function useRefusedWithoutScripts(): FieldErrors {
  const { t } = useTranslation('account') as unknown as { t: Translate };
  const { wrong: names } = useSentPlainly();
  const refused = Object.entries(REFUSED).filter(([name]) => names.includes(name));
  return Object.fromEntries(refused.map(([name, key]) => [name, t(key)]));
}

/** Where an email that has an account can be used; both forms keep where the visitor came from. */
function KnownEmail() {
  const { t } = useTranslation('account');
  const locale = useSelector(selectLocale);
  const [search] = useSearchParams();
  const { source, next } = cameFrom(search.toString());
  const wayTo = (route: 'login' | 'accountRecovery') =>
    href(route, { source: source || undefined, next: next || undefined }, { locale });
  return (
    <p>
      {t('register.known')} <a href={wayTo('login')}>{t('register.toLogin')}</a> {t('register.or')}{' '}
      <a href={wayTo('accountRecovery')}>{t('register.toRecovery')}</a>
    </p>
  );
}

/** A password with advice on its length while it is typed. */
function ChosenPassword({
  label,
  error,
}: {
  readonly label: string;
  readonly error: string | undefined;
}) {
  const { t } = useTranslation('account') as unknown as { t: Translate };
  const [password, setPassword] = useState('');
  return (
    <div onInput={(event) => setPassword((event.target as HTMLInputElement).value)}>
      <PasswordField
        name="userPassword"
        label={label}
        autoComplete="new-password"
        showLabel={t('form.showPassword')}
        message={wrong(error) ?? { tone: 'plain', text: passwordAdvice(password, t) }}
      />
    </div>
  );
}

export function RegisterForm() {
  const hasTips = (useWaitingTips()?.length ?? 0) > 0;
  const { t } = useTranslation('account') as unknown as { t: Translate };
  const timezone = useSelector(selectTimeZone);
  const [search] = useSearchParams();
  const next = pageBeforeLogin(search.get('next'));
  const form = useFormThatLeadsOn(registerCommand);
  const mail = useInlineCheck(verifyEmailLoad, (userEmail) =>
    isRight(fieldChecks.email, userEmail)
      ? verifyEmailLoad.requested({ body: { userEmail } })
      : undefined,
  );
  const name = useInlineCheck(verifyUserNameLoad, (userName) =>
    isRight(fieldChecks.userName, userName)
      ? verifyUserNameLoad.requested({ body: { userName } })
      : undefined,
  );
  const refused = useRefusedWithoutScripts();
  const { errors, formProps } = useForm({
    check: (values) => checkFields(values, checks, t),
    onSubmit: ({ userEmail = '', userName = '', userPassword = '' }) =>
      form.submit({
        body: {
          userEmail,
          userName,
          userPassword,
          deviceInfo: { timezone },
          consents: { personalData: true, isAdult: true, textVersion: CONSENT_VERSION },
          ...(next === undefined ? {} : { next }),
        },
      }),
    refused: form.error?.details,
  });
  const shown = { ...refused, ...errors };
  const labels = {
    userEmail: t('form.email'),
    userName: t('form.userName'),
    userPassword: t('form.password'),
  };
  return (
    <form {...formProps} className={formClass}>
      <EmailField
        label={labels.userEmail}
        onChange={(event) => mail.onValue(event.target.value)}
        message={wrong(shown['userEmail']) ?? mail.message}
      />
      {mail.isTaken && <KnownEmail />}
      <TextField
        name="userName"
        label={labels.userName}
        autoComplete="nickname"
        required
        onChange={(event) => name.onValue(event.target.value)}
        message={wrong(shown['userName']) ?? name.message}
      />
      <ChosenPassword label={labels.userPassword} error={shown['userPassword']} />
      <Consents errors={shown} />
      <FormProblem text={shown['form']} />
      <input type="hidden" name="textVersion" value={CONSENT_VERSION} />
      <FormEnd
        form={form}
        text={t(hasTips ? 'register.submitTips' : 'register.submit')}
        labels={labels}
        errors={errors}
        isPlain
      />
    </form>
  );
}
