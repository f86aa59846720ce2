import { selectLocale, selectSession } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { LazyLoginForm, LazyRegisterForm } from '../forms/forms.ts';
import { PREMIUM_SOURCES } from '../submission/address-after-login.ts';
import { AuthPage } from './AuthPage.tsx';

/** The source goes along from one form to the other; strange ones do not. */
function useSource(): string | undefined {
  const [search] = useSearchParams();
  return PREMIUM_SOURCES.find((one) => one === search.get('source'));
}

function useNote(): string | undefined {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const { isSignedIn, name } = useSelector(selectSession);
  const source = useSource();
  if (isSignedIn) return t('login.signedIn', { name });
  if (source !== undefined) return t('login.sourcePremium');
  return search.get('source') === 'logout' ? t('login.sourceLogout') : undefined;
}

export function LoginScreen() {
  const { t } = useTranslation('account');
  const locale = useSelector(selectLocale);
  const source = useSource();
  return (
    <AuthPage
      title={t('login.title')}
      note={useNote()}
      foot={
        <>
          {t('login.noAccount')}{' '}
          <a href={href('register', { source }, { locale })}>{t('login.toRegister')}</a>
        </>
      }
    >
      <LazyLoginForm />
    </AuthPage>
  );
}

export function RegisterScreen() {
  const { t } = useTranslation('account');
  const locale = useSelector(selectLocale);
  const source = useSource();
  return (
    <AuthPage
      title={t('register.title')}
      note={useNote()}
      foot={
        <>
          {t('register.hasAccount')}{' '}
          <a href={href('login', { source }, { locale })}>{t('register.toLogin')}</a>
        </>
      }
    >
      <LazyRegisterForm />
    </AuthPage>
  );
}
