import { useTranslation } from '@tipmark/remote-kit/i18n';
import { ErrorState } from '@tipmark/ui-kit';
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False during hydration of the server's markup, true after. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/**
 * Tells the visitor that the page can be read but not used. It appears after hydration: the server,
 * which rendered the page, did not know.
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
