import { selectLocale, selectSession } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { EmptyState, ErrorState, LinkButton } from '@tipmark/ui-kit';
import type { ReactNode } from 'react';
import { pageBeforeLogin } from '../../shared/arrival/address-after-login.ts';
import { confirmEmailLoad, recoverPasswordLinkLoad } from '../../shared/auth-loads.ts';
import {
  LazyAccountRecoveryForm,
  LazyRecoverPasswordForm,
  LazyRevertEmailForm,
} from '../../shared/forms/forms.ts';
import { useProblemText } from '../../shared/use-problem-text.ts';
import { AuthPage } from './AuthPage.tsx';
import { useLinkCheck } from './use-link-check.ts';

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

export const Waiting = () => {
  const { t } = useTranslation('account');
  return (
    <EmptyState text={t('link.checking')}>
      <noscript>{t('form.noScripts')}</noscript>
    </EmptyState>
  );
};

interface LinkFailedProps {
  readonly check: ReturnType<typeof useLinkCheck>;
  /** Where to get a new link. */
  readonly children: ReactNode;
}

/** A used link, which no retry can mend, or a missing reply. */
export function LinkFailed({ check: { error, retry }, children }: LinkFailedProps) {
  const { t } = useTranslation(['account', 'common']);
  const problemText = useProblemText();
  if (!error) return null;
  if (error.status === 404 || error.status === 400) {
    return (
      <div role="alert">
        <EmptyState text={`${t('link.spentTitle')}. ${t('link.spentText')}`}>{children}</EmptyState>
      </div>
    );
  }
  return (
    <ErrorState
      title={t('link.failedTitle')}
      text={problemText(error)}
      retryLabel={t('common:button.retry')}
      onRetry={retry}
    />
  );
}

/** Signed-in visitors can request another email on their profile. */
function ToAccount({ signInText }: { readonly signInText: string }) {
  const { t } = useTranslation('account');
  const locale = useSelector(selectLocale);
  const { isSignedIn, url } = useSelector(selectSession);
  return isSignedIn ? (
    <LinkButton kind="primary" href={href('profile', { userUrl: url }, { locale })}>
      {t('confirmEmail.toProfile')}
    </LinkButton>
  ) : (
    <LinkButton kind="primary" href={href('login', {}, { locale })}>
      {signInText}
    </LinkButton>
  );
}

export function RecoverPasswordScreen() {
  const { t } = useTranslation('account');
  const locale = useSelector(selectLocale);
  const check = useLinkCheck(recoverPasswordLinkLoad);
  return (
    <AuthPage title={t('recoverPassword.title')}>
      {check.status === 'ready' && <LazyRecoverPasswordForm />}
      {check.status === 'failed' && (
        <LinkFailed check={check}>
          <LinkButton kind="primary" href={href('accountRecovery', {}, { locale })}>
            {t('recoverPassword.another')}
          </LinkButton>
        </LinkFailed>
      )}
      {(check.status === 'idle' || check.status === 'loading') && <Waiting />}
    </AuthPage>
  );
}

/** The link in the notice of a changed address; nothing happens until the form is sent. */
export function RevertEmailScreen() {
  const { t } = useTranslation('account');
  return (
    <AuthPage title={t('revertEmail.title')}>
      <LazyRevertEmailForm />
    </AuthPage>
  );
}

/** A visitor who registered on the way from a page returns there. */
function useNext(): string | undefined {
  const [search] = useSearchParams();
  return pageBeforeLogin(search.get('next'));
}

export function ConfirmEmailScreen() {
  const { t } = useTranslation('account');
  const next = useNext();
  const check = useLinkCheck(confirmEmailLoad);
  return (
    <AuthPage title={t('confirmEmail.title')}>
      {check.status === 'ready' && (
        <output>
          <EmptyState text={t('confirmEmail.done')}>
            {next === undefined ? (
              <ToAccount signInText={t('login.submit')} />
            ) : (
              <LinkButton kind="primary" href={next}>
                {t('confirmEmail.toNext')}
              </LinkButton>
            )}
          </EmptyState>
        </output>
      )}
      {check.status === 'failed' && (
        <LinkFailed check={check}>
          <ToAccount signInText={t('confirmEmail.another')} />
        </LinkFailed>
      )}
      {(check.status === 'idle' || check.status === 'loading') && <Waiting />}
    </AuthPage>
  );
}
