import { selectSession } from '@tipmark/remote-kit';
import { Button } from '@tipmark/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSelector, useStore } from 'react-redux';
import { logoutLoad } from '../session/logout-load.ts';
import type { HostStore } from '../store/create-host-store.ts';

/** Ends the session; nothing for a guest. */
export function SignOutButton() {
  const { t } = useTranslation(['common', 'layout']);
  const { dispatch } = useStore() as HostStore;
  const { isSignedIn } = useSelector(selectSession);
  const { status } = useSelector(logoutLoad.select);
  if (!isSignedIn) return null;
  return (
    <>
      <Button
        isSmall
        disabled={status === 'loading'}
        onClick={() => dispatch(logoutLoad.requested({}))}
      >
        {t('button.signOut')}
      </Button>
      {status === 'failed' && <span role="alert">{t('layout:signOutFailed')}</span>}
    </>
  );
}
