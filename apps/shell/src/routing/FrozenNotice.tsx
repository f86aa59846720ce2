import { ErrorState } from '@tipmark/ui-kit';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const neverChanges = () => () => {};

/** False while the server's markup is taken over, true after. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/**
 * Says that the page can be read but not used. It comes after hydration: the server, which drew the
 * page, knew nothing of it.
 */
export function FrozenNotice({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation(['routing', 'common']);
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  return (
    <ErrorState
      title={t('frozenTitle')}
      text={t('frozenText')}
      retryLabel={t('common:button.retry')}
      onRetry={onRetry}
    />
  );
}
