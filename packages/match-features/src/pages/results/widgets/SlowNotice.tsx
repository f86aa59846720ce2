import { SLOW_REQUEST_MS } from '@tipmark/domain';
import { Button, EmptyState } from '@tipmark/ui-kit';
import { useEffect, useState } from 'react';
import type { Results } from '../use-results.ts';

/** Reports that a reply takes long, and offers to retry. */
export const SlowNotice = ({ results: { t, retry } }: { readonly results: Results }) => {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_REQUEST_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isSlow && (
      <EmptyState text={t('state.takingLonger')}>
        <Button onClick={retry}>{t('button.retry')}</Button>
      </EmptyState>
    )
  );
};
