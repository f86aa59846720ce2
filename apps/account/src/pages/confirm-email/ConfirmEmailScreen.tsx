import { selectLocale, selectSession } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { EmptyState, LinkButton } from '@tipmark/ui-kit';
import { pageBeforeLogin } from '../../parts/arrival/address-after-login.ts';
import { AuthPage } from '../../parts/auth-page/AuthPage.tsx';
import { LinkCheck } from '../../parts/auth-page/LinkCheck.tsx';
import { confirmEmailLoad } from './confirm-email-load.ts';

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

/** A visitor who registered on the way from a page returns there. */
export function ConfirmEmailScreen() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const next = pageBeforeLogin(search.get('next'));
  return (
    <AuthPage title={t('confirmEmail.title')}>
      <LinkCheck
        load={confirmEmailLoad}
        renewal={<ToAccount signInText={t('confirmEmail.another')} />}
      >
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
      </LinkCheck>
    </AuthPage>
  );
}
