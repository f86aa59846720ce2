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

/** Names of users have nothing else; another text is not repeated. */
const USER_NAME = /^[\p{L}\p{N} ._-]{1,40}$/u;

/** Whom a guest wanted to follow; signing in does it. */
function useFollowed(): string | undefined {
  const [search] = useSearchParams();
  const capper = search.get('capper') ?? '';
  return search.get('source') === 'follow' && USER_NAME.test(capper) ? capper : undefined;
}

/** What happened before, by `?source= of the address. */
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
  const followed = useFollowed();
  if (isSignedIn) return t('login.signedIn', { name });
  if (followed !== undefined) return t('login.sourceFollow', { name: followed });
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
  const capper = useFollowed();
  const from = capper === undefined ? { source, next } : { source: 'follow', capper, next };
  const foot = (
    <>
      {question} <a href={href(other, from, { locale })}>{linkText}</a>
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
