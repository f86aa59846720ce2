import { failureMessage, selectLocale, useServedRoutes } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { href } from '@tipmark/route-builder';
import { Button, LinkButton } from '@tipmark/ui-kit';
import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { isBusy, type PageFailure } from '../host/routing/page-failure.ts';
import { failureTitle } from '../host/routing/page-title.ts';
import { homeIn } from '../layout/composition.ts';
import { noticeBox } from '../shared/notice-box.ts';
import { dayMatchesPart, notFoundPart } from './lazy-reserved.ts';
import { useRetries } from './use-retries.ts';

const texts: Record<PageFailure['reason'], string> = {
  reserved: 'error.reservedText',
  notFound: 'error.notFoundText',
  notComposed: 'error.notComposedText',
  remoteAbsent: 'error.remoteUnavailableText',
  loadFailed: 'error.generic',
  crashed: 'error.crashedText',
};

interface FailurePageProps {
  readonly problem: PageFailure;
  readonly onRetry: () => void;
}

/** Shown in place of a screen: what happened, and what to do next. */
export function FailurePage({ problem, onRetry }: FailurePageProps) {
  const { t, i18n } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const served = useServedRoutes();
  const isAgain = isBusy(problem);
  const message = problem.reason === 'loadFailed' && !isAgain && problem.failure;
  useRetries(isAgain ? problem : undefined, onRetry);
  const isMissing = problem.status === 404;
  return (
    <>
      <section className={noticeBox}>
        <h1>{failureTitle(problem, i18n)}</h1>
        <p role="alert">
          {message
            ? failureMessage(message, { locale })
            : t(isAgain ? 'error.busyText' : texts[problem.reason])}
        </p>
        {isMissing && (
          <Suspense>
            <notFoundPart.Part />
          </Suspense>
        )}
        <div>
          {!isMissing && (
            <Button kind="primary" onClick={onRetry}>
              {t('button.retry')}
            </Button>
          )}
          <LinkButton href={href(homeIn(served), {}, { locale })}>{t('button.toIndex')}</LinkButton>
        </div>
      </section>
      {isMissing && (
        <Suspense>
          <dayMatchesPart.Part />
        </Suspense>
      )}
    </>
  );
}
