import { failureMessage, type LoadState } from '@tipmark/remote-kit';
import { css, ErrorState, ProgressLine, Skeleton, VisuallyHidden } from '@tipmark/ui-kit';
import { gap } from '@tipmark/ui-kit/style-values';
import type { ReactNode } from 'react';
import type { Reader } from './reader.ts';

const waiting = css`
  display: grid;
  gap: ${gap[16]};
  padding: 20px;
  i { height: 12px; max-width: 480px; }
  .big { height: 220px; max-width: none; }
`;

interface LoadPartProps<Data> {
  readonly load: LoadState<Data>;
  readonly reader: Reader;
  /** Names what failed: `The odds could not be loaded`. */
  readonly failedTitle: string;
  readonly onRetry: () => void;
  readonly children: (data: Data) => ReactNode;
}

/** A part of the page with its own load: loading, failed, or shown; old data stays meanwhile. */
export function LoadPart<Data>({
  load,
  reader: { t, locale },
  failedTitle,
  onRetry,
  children,
}: LoadPartProps<Data>) {
  const failure = load.status === 'failed' && (
    <ErrorState
      title={failedTitle}
      text={load.error ? failureMessage(load.error, { locale }) : t('error.generic')}
      retryLabel={t('button.retry')}
      onRetry={onRetry}
    />
  );
  if (load.data === undefined) {
    return (
      failure || (
        <div className={waiting} aria-busy="true">
          <VisuallyHidden>{t('state.loading')}</VisuallyHidden>
          <Skeleton />
          <Skeleton className="big" />
          <Skeleton />
        </div>
      )
    );
  }
  return (
    <>
      {load.status === 'loading' && <ProgressLine label={t('state.loading')} />}
      {failure}
      {children(load.data)}
    </>
  );
}
