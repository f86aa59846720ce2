import { selectLocale } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { LinkButton } from '@tipmark/ui-kit';
import { socialLoginLinkLoad } from '../../shared/auth-loads.ts';
import { LazySocialLoginForm } from '../../shared/forms/forms.ts';
import { AuthPage } from './AuthPage.tsx';
import { LinkFailed, Waiting } from './MailLinkPages.tsx';
import { useLinkCheck } from './use-link-check.ts';

/** Where another site's sign-in leads to. */
export function SocialLoginScreen() {
  const { t } = useTranslation('account');
  const locale = useSelector(selectLocale);
  const check = useLinkCheck(socialLoginLinkLoad);
  return (
    <AuthPage title={t('socialLogin.title')} postsTips>
      {check.data !== undefined && <LazySocialLoginForm />}
      {check.status === 'failed' && (
        <LinkFailed check={check}>
          <LinkButton kind="primary" href={href('login', {}, { locale })}>
            {t('socialLogin.another')}
          </LinkButton>
        </LinkFailed>
      )}
      {check.data === undefined && check.status !== 'failed' && <Waiting />}
    </AuthPage>
  );
}
