import { selectLocale, selectSession } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import type { ReactNode } from 'react';
import {
  editAfterLogin,
  PREMIUM_SOURCES,
  pageBeforeLogin,
} from '../../parts/arrival/address-after-login.ts';
import { AuthPage } from '../../parts/auth-page/AuthPage.tsx';
import { matchAddress } from '../../parts/guest-tips/match-address.ts';
import { LazyLoginForm, LazyRegisterForm } from './lazy-forms.ts';
import { SignInButtons } from './SignInButtons.tsx';

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

interface SignInPageProps {
  readonly title: string;
  /** The question before the link to the other form, and the link. */
  readonly question: string;
  readonly other: 'login' | 'register';
  readonly linkText: string;
  readonly children: ReactNode;
}

function SignInPage({ title, question, other, linkText, children }: SignInPageProps) {
  const locale = useSelector(selectLocale);
  const { source, next } = useCameFrom();
  const foot = (
    <>
      {question} <a href={href(other, { source, next }, { locale })}>{linkText}</a>
    </>
  );
  return (
    <AuthPage title={title} note={useNote()} postsTips foot={foot}>
      {children}
      <SignInButtons />
    </AuthPage>
  );
}

export function LoginScreen() {
  const { t } = useTranslation('account');
  return (
    <SignInPage
      title={t('login.title')}
      question={t('login.noAccount')}
      other="register"
      linkText={t('login.toRegister')}
    >
      <LazyLoginForm />
    </SignInPage>
  );
}

export function RegisterScreen() {
  const { t } = useTranslation('account');
  return (
    <SignInPage
      title={t('register.title')}
      question={t('register.hasAccount')}
      other="login"
      linkText={t('register.toLogin')}
    >
      <LazyRegisterForm />
    </SignInPage>
  );
}
