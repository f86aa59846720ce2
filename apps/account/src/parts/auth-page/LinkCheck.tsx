import type { HostState, LoadState, RequestedAction } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { EmptyState, ErrorState } from '@tipmark/ui-kit';
import { type ReactNode, useEffect } from 'react';
import { useProblemText } from '../page/use-problem-text.ts';

interface LinkLoad {
  requested(request: { readonly segments: { readonly hash: string } }): RequestedAction;
  reset(): { readonly type: string };
  select(state: Pick<HostState, 'loads'>): LoadState;
}

interface LinkCheckProps {
  readonly load: LinkLoad;
  /** Where to get a new link when this one can no longer be used. */
  readonly renewal: ReactNode;
  /** Shown once the link is found valid. */
  readonly children: ReactNode;
}

/** Checks the link of an email after hydration; merely opening its address does nothing. */
export function LinkCheck({ load, renewal, children }: LinkCheckProps) {
  const { t } = useTranslation(['account', 'common']);
  const problemText = useProblemText();
  const { hash = '' } = useParams();
  const dispatch = useDispatch();
  const { status, error } = useSelector((known: HostState) => load.select(known));
  useEffect(() => {
    dispatch(load.requested({ segments: { hash } }));
    return () => void dispatch(load.reset());
  }, [dispatch, hash, load]);
  if (status === 'ready') return children;
  if (!error) {
    return (
      <EmptyState text={t('link.checking')}>
        <noscript>{t('form.noScripts')}</noscript>
      </EmptyState>
    );
  }
  if (error.status === 404 || error.status === 400) {
    return (
      <div role="alert">
        <EmptyState text={`${t('link.spentTitle')}. ${t('link.spentText')}`}>{renewal}</EmptyState>
      </div>
    );
  }
  return (
    <ErrorState
      title={t('link.failedTitle')}
      text={problemText(error)}
      retryLabel={t('common:button.retry')}
      onRetry={() => dispatch(load.requested({ segments: { hash } }))}
    />
  );
}
