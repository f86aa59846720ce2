import { selectLocale, selectSession } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import {
  editAfterLogin,
  PREMIUM_SOURCES,
  pageBeforeLogin,
} from '../../shared/arrival/address-after-login.ts';
import { LazyLoginForm, LazyRegisterForm } from '../../shared/forms/forms.ts';
import { SignInButtons } from '../../shared/sign-ins/SignInButtons.tsx';
import { matchAddress } from '../../shared/waiting/match-address.ts';
import { AuthPage } from './AuthPage.tsx';

/** Both are passed on from one form to the other; foreign ones are not. */
function useCameFrom() {
  const [search] = useSearchParams();
  const next = search.get('next');
  return {
    source: PREMIUM_SOURCES.find((one) => one === search.get('source')),
    next: editAfterLogin(next) ? next : (matchAddress(next) ?? pageBeforeLogin(next)),
    edit: editAfterLogin(next),
  };
}

/** What happened before, by `?source=` of the address. */
const NOTES_BY_SOURCE = [
  ['logout', 'login.sourceLogout'],
  ['sign-in-denied', 'signIns.denied'],
  ['sign-in-failed', 'signIns.failed'],
  ['sign-in-away', 'signIns.away'],
] as const;

function useNote(): string | undefined {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const { isSignedIn, name } = useSelector(selectSession);
  const { source, edit } = useCameFrom();
  if (isSignedIn) return t('login.signedIn', { name });
  if (source !== undefined) return t('login.sourcePremium');
  if (edit) return t('login.sourceSettings');
  const note = NOTES_BY_SOURCE.find(([one]) => one === search.get('source'));
  return note && t(note[1]);
}

export function LoginScreen() {
  const { t } = useTranslation('account');
  const locale = useSelector(selectLocale);
  const { source, next } = useCameFrom();
  return (
    <AuthPage
      title={t('login.title')}
      note={useNote()}
      postsTips
      foot={
        <>
          {t('login.noAccount')}{' '}
          <a href={href('register', { source, next }, { locale })}>{t('login.toRegister')}</a>
        </>
      }
    >
      <LazyLoginForm />
      <SignInButtons />
    </AuthPage>
  );
}

export function RegisterScreen() {
  const { t } = useTranslation('account');
  const locale = useSelector(selectLocale);
  const { source, next } = useCameFrom();
  return (
    <AuthPage
      title={t('register.title')}
      note={useNote()}
      postsTips
      foot={
        <>
          {t('register.hasAccount')}{' '}
          <a href={href('login', { source, next }, { locale })}>{t('register.toLogin')}</a>
        </>
      }
    >
      <LazyRegisterForm />
      <SignInButtons />
    </AuthPage>
  );
}
