import { lazyPart, selectLocale } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { LinkButton } from '@tipmark/ui-kit';
import { AuthPage } from '../../parts/auth-page/AuthPage.tsx';
import { LinkCheck } from '../../parts/auth-page/LinkCheck.tsx';
import { socialLoginLinkLoad } from './social-login-load.ts';

const { Part: LazySocialLoginForm } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "forms" */ './SocialLoginForm.tsx')).SocialLoginForm,
}));

export function SocialLoginScreen() {
  const { t } = useTranslation('account');
  const locale = useSelector(selectLocale);
  const toLogin = (
    <LinkButton kind="primary" href={href('login', {}, { locale })}>
      {t('socialLogin.another')}
    </LinkButton>
  );
  return (
    <AuthPage title={t('socialLogin.title')} postsTips>
      <LinkCheck load={socialLoginLinkLoad} renewal={toLogin}>
        <LazySocialLoginForm />
      </LinkCheck>
    </AuthPage>
  );
}
