import { lazyPart } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { AuthPage } from '../../parts/auth-page/AuthPage.tsx';

const { Part: LazyRevertEmailForm } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "forms" */ './RevertEmailForm.tsx')).RevertEmailForm,
}));

/** Nothing happens until the form is sent. */
export function RevertEmailScreen() {
  const { t } = useTranslation('account');
  return (
    <AuthPage title={t('revertEmail.title')}>
      <LazyRevertEmailForm />
    </AuthPage>
  );
}
