import { selectLocale, selectSession } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { href } from '@tipmark/route-builder';
import { Button } from '@tipmark/ui-kit';
import { useSelector, useStore } from 'react-redux';
import { logoutCommand } from '../host/session/logout-command.ts';
import type { HostStore } from '../host/store/create-host-store.ts';

/** Links to notifications and own bets, and the sign-out button; empty for a guest. */
export function SignOutButton() {
  const { t } = useTranslation(['common', 'layout']);
  const { dispatch } = useStore() as HostStore;
  const { isSignedIn } = useSelector(selectSession);
  const locale = useSelector(selectLocale);
  const { status } = useSelector(logoutCommand.select);
  if (!isSignedIn) return null;
  return (
    <>
      <a href={href('notices', {}, { locale })}>{t('layout:notices')}</a>
      <a href={href('betBook', {}, { locale })}>{t('layout:betBook')}</a>
      <Button
        isSmall
        disabled={status === 'submitting'}
        onClick={() => dispatch(logoutCommand.submitted({}))}
      >
        {t('button.signOut')}
      </Button>
      {status === 'failed' && <span role="alert">{t('layout:signOutFailed')}</span>}
    </>
  );
}
