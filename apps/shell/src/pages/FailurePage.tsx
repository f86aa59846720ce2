import { failureMessage, selectLocale, useServedRoutes } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { Button, LinkButton } from '@tipmark/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { homeIn } from '../layout/composition.ts';
import type { PageFailure } from '../routing/page-failure.ts';
import { noticeBox } from './notice-box.ts';

const words: Record<PageFailure['reason'], { title: string; text: string }> = {
  toCome: { title: 'error.toComeTitle', text: 'error.toComeText' },
  notFound: { title: 'error.notFoundTitle', text: 'error.notFoundText' },
  notComposed: { title: 'error.notComposedTitle', text: 'error.notComposedText' },
  remoteAbsent: { title: 'error.remoteUnavailable', text: 'error.remoteUnavailableText' },
  loadFailed: { title: 'error.screenFailed', text: 'error.generic' },
  crashed: { title: 'error.screenFailed', text: 'error.generic' },
};

interface FailurePageProps {
  readonly problem: PageFailure;
  readonly onRetry: () => void;
}

/** Stands where a screen would: what happened, and the way on. */
export function FailurePage({ problem, onRetry }: FailurePageProps) {
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const served = useServedRoutes();
  const { title, text } = words[problem.reason];
  const said = problem.reason === 'loadFailed' && problem.failure;
  return (
    <section className={noticeBox}>
      <h1>{t(title)}</h1>
      <p role="alert">{said ? failureMessage(said, { locale }) : t(text)}</p>
      <div>
        {problem.status !== 404 && (
          <Button kind="primary" onClick={onRetry}>
            {t('button.retry')}
          </Button>
        )}
        <LinkButton href={href(homeIn(served), {}, { locale })}>{t('button.toIndex')}</LinkButton>
      </div>
    </section>
  );
}
