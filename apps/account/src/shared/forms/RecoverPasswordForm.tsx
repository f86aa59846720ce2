import { type HostState, selectLocale, type Translate, useCommand } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useParams } from '@tipmark/remote-kit/router';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Checkbox, LinkButton } from '@tipmark/ui-kit';
import { PasswordField, useForm } from '@tipmark/ui-kit/forms';
import { useState } from 'react';
import { recoverPasswordCommand } from '../auth-commands.ts';
import { recoverPasswordLinkLoad } from '../auth-loads.ts';
import { FormEnd } from './FormEnd.tsx';
import { formClass } from './form-class.ts';
import { checkFields, fieldChecks, passwordAdvice } from './form-words.ts';
import { isRemovable, Remaining } from './Remaining.tsx';
import { wrong } from './wrong.ts';

export function RecoverPasswordForm() {
  const { t } = useTranslation('account') as unknown as { t: Translate };
  const locale = useSelector(selectLocale);
  const { hash = '' } = useParams();
  const form = useCommand(recoverPasswordCommand);
  const link = useSelector((state: HostState) => recoverPasswordLinkLoad.select(state));
  const [endsOtherAccess, setEndsOtherAccess] = useState(false);
  const { errors, formProps } = useForm({
    check: (values) => {
      const isSame = values['password'] === values['passwordConfirmation'];
      return {
        ...(!isSame && { passwordConfirmation: t('recoverPassword.differ') }),
        ...checkFields(values, { password: fieldChecks.newPassword }, t),
      };
    },
    onSubmit: ({ password = '', passwordConfirmation = '' }) =>
      form.submit({
        body: { passRecoveryHash: hash, password, passwordConfirmation, endsOtherAccess },
      }),
    refused: form.error?.details,
  });
  if (form.state.status === 'succeeded') {
    return (
      <output className={formClass}>
        <p>{t('recoverPassword.done')}</p>
        <Remaining {...form.state.result.remaining} t={t} />
        <LinkButton kind="primary" href={href('login', {}, { locale })}>
          {t('login.submit')}
        </LinkButton>
      </output>
    );
  }
  const labels = {
    password: t('recoverPassword.password'),
    passwordConfirmation: t('recoverPassword.again'),
  };
  const field = (name: 'password' | 'passwordConfirmation') => (
    <PasswordField
      name={name}
      label={labels[name]}
      autoComplete="new-password"
      showLabel={t('form.showPassword')}
      message={
        wrong(errors[name]) ??
        (name === 'password' ? { tone: 'plain', text: passwordAdvice('', t) } : undefined)
      }
    />
  );
  return (
    <form {...formProps} className={formClass}>
      {field('password')}
      {field('passwordConfirmation')}
      {link.data && <Remaining {...link.data.remaining} t={t} />}
      {link.data && isRemovable(link.data.remaining) && (
        <Checkbox name="endsOtherAccess" isOn={endsOtherAccess} onChange={setEndsOtherAccess}>
          {t('recoverPassword.endRest')}
        </Checkbox>
      )}
      <FormEnd form={form} text={t('recoverPassword.submit')} labels={labels} errors={errors} />
    </form>
  );
}
