import { useReader } from '@tipmark/match-features';
import { EmptyState } from '@tipmark/ui-kit';

/** The search of tips and of cappers. */
export function SearchScreen() {
  const { t } = useReader('scanner');
  return (
    <>
      <h1>{t('tipsSearch.title')}</h1>
      <EmptyState text={t('tipsSearch.description')} />
    </>
  );
}
