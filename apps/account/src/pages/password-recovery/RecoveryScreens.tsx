import { lazyPart, selectLocale } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { LinkButton } from '@tipmark/ui-kit';
import { AuthPage } from '../../parts/auth-page/AuthPage.tsx';
import { LinkCheck } from '../../parts/auth-page/LinkCheck.tsx';
import { recoverPasswordLinkLoad } from './recovery-calls.ts';

const { Part: LazyAccountRecoveryForm } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "forms" */ './AccountRecoveryForm.tsx'))
    .AccountRecoveryForm,
}));
const { Part: LazyRecoverPasswordForm } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "forms" */ './RecoverPasswordForm.tsx'))
    .RecoverPasswordForm,
}));

export function AccountRecoveryScreen() {
  const { t } = useTranslation('account');
  const locale = useSelector(selectLocale);
  return (
    <AuthPage
      title={t('accountRecovery.title')}
      foot={<a href={href('login', {}, { locale })}>{t('accountRecovery.toLogin')}</a>}
    >
      <LazyAccountRecoveryForm />
    </AuthPage>
  );
}

export function RecoverPasswordScreen() {
  const { t } = useTranslation('account');
  const locale = useSelector(selectLocale);
  const anotherEmail = (
    <LinkButton kind="primary" href={href('accountRecovery', {}, { locale })}>
      {t('recoverPassword.another')}
    </LinkButton>
  );
  return (
    <AuthPage title={t('recoverPassword.title')}>
      <LinkCheck load={recoverPasswordLinkLoad} renewal={anotherEmail}>
        <LazyRecoverPasswordForm />
      </LinkCheck>
    </AuthPage>
  );
}
