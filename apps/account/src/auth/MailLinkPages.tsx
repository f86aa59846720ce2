import { selectLocale, selectSession } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { EmptyState, ErrorState, LinkButton } from '@tipmark/ui-kit';
import { LazyAccountRecoveryForm, LazyRecoverPasswordForm } from '../forms/forms.ts';
import { useProblemText } from '../submission/use-submission.ts';
import { AuthPage } from './AuthPage.tsx';
import { confirmEmailLoad, recoverPasswordLinkLoad } from './auth-loads.ts';
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

const Waiting = () => {
  const { t } = useTranslation('account');
  return (
    <EmptyState text={t('link.checking')}>
      <noscript>{t('form.noScripts')}</noscript>
    </EmptyState>
  );
};

/** A link that is spent, or an answer that did not come. */
function LinkFailed({ check }: { readonly check: ReturnType<typeof useLinkCheck> }) {
  const { t } = useTranslation(['account', 'common']);
  const problemText = useProblemText();
  const { error, retry } = check;
  if (!error) return null;
  const isSpent = error.status === 404 || error.status === 400;
  return (
    <ErrorState
      title={t(isSpent ? 'link.spentTitle' : 'link.failedTitle')}
      text={isSpent ? t('link.spentText') : problemText(error)}
      retryLabel={t('common:button.retry')}
      onRetry={retry}
    />
  );
}

export function RecoverPasswordScreen() {
  const { t } = useTranslation('account');
  const locale = useSelector(selectLocale);
  const check = useLinkCheck(recoverPasswordLinkLoad);
  return (
    <AuthPage
      title={t('recoverPassword.title')}
      foot={<a href={href('accountRecovery', {}, { locale })}>{t('recoverPassword.another')}</a>}
    >
      {check.status === 'ready' && <LazyRecoverPasswordForm />}
      {check.status === 'failed' && <LinkFailed check={check} />}
      {(check.status === 'idle' || check.status === 'loading') && <Waiting />}
    </AuthPage>
  );
}

export function ConfirmEmailScreen() {
  const { t } = useTranslation('account');
  const locale = useSelector(selectLocale);
  const { isSignedIn, url } = useSelector(selectSession);
  const check = useLinkCheck(confirmEmailLoad);
  return (
    <AuthPage title={t('confirmEmail.title')}>
      {check.status === 'ready' && (
        <output>
          <EmptyState text={t('confirmEmail.done')}>
            {isSignedIn ? (
              <LinkButton kind="primary" href={href('profile', { userUrl: url }, { locale })}>
                {t('confirmEmail.toProfile')}
              </LinkButton>
            ) : (
              <LinkButton kind="primary" href={href('login', {}, { locale })}>
                {t('login.submit')}
              </LinkButton>
            )}
          </EmptyState>
        </output>
      )}
      {check.status === 'failed' && <LinkFailed check={check} />}
      {(check.status === 'idle' || check.status === 'loading') && <Waiting />}
    </AuthPage>
  );
}
