import { type HostState, selectLocale, type Translate, useCommand } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useParams } from '@tipmark/remote-kit/router';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Checkbox, LinkButton } from '@tipmark/ui-kit';
import { useForm } from '@tipmark/ui-kit/forms';
import { useState } from 'react';
import { FormEnd } from '../../parts/forms/FormEnd.tsx';
import { formClass } from '../../parts/forms/form-class.ts';
import {
  checkNewPassword,
  NewPasswordFields,
  newPasswordLabels,
} from '../../parts/forms/NewPasswordFields.tsx';
import { isRemovable, Remaining } from './Remaining.tsx';
import { recoverPasswordCommand, recoverPasswordLinkLoad } from './recovery-calls.ts';

const NAMES = ['password', 'passwordConfirmation'] as const;

export function RecoverPasswordForm() {
  const { t } = useTranslation('account') as unknown as { t: Translate };
  const locale = useSelector(selectLocale);
  const { hash = '' } = useParams();
  const form = useCommand(recoverPasswordCommand);
  const link = useSelector((state: HostState) => recoverPasswordLinkLoad.select(state));
  const [endsOtherAccess, setEndsOtherAccess] = useState(false);
  const { errors, formProps } = useForm({
    check: (values) => checkNewPassword(values, NAMES, t),
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
  return (
    <form {...formProps} className={formClass}>
      <NewPasswordFields names={NAMES} errors={errors} t={t} />
      {link.data && <Remaining {...link.data.remaining} t={t} />}
      {link.data && isRemovable(link.data.remaining) && (
        <Checkbox name="endsOtherAccess" isOn={endsOtherAccess} onChange={setEndsOtherAccess}>
          {t('recoverPassword.endRest')}
        </Checkbox>
      )}
      <FormEnd
        form={form}
        text={t('recoverPassword.submit')}
        labels={newPasswordLabels(NAMES, t)}
        errors={errors}
      />
    </form>
  );
}
