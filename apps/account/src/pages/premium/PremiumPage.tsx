import type { PremiumPage as Page } from '@tipmark/contract';
import { ACQUIRER_TYPE } from '@tipmark/domain';
import { DataTable, PageLink, type Reader, useReader } from '@tipmark/match-features';
import { type HostState, selectIsSignedIn, selectNowSeconds } from '@tipmark/remote-kit';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Card, LinkButton } from '@tipmark/ui-kit';
import { pageBeforeLogin } from '../../parts/arrival/address-after-login.ts';
import { FormOutcome } from './FormOutcome.tsx';
import { OwnSubscription, TrialButton } from './OwnSubscription.tsx';
import { PaymentReturn } from './PaymentReturn.tsx';
import { Plans } from './Plans.tsx';
import { Preview } from './Preview.tsx';
import {
  actionsClass,
  columnClass,
  leadClass,
  noteClass,
  returnClass,
  rowsClass,
  topClass,
} from './premium-class.ts';
import { pagePremiumLoad } from './premium-loads.ts';
import { readSource, wayBack } from './premium-source.ts';
import { Receipts } from './Receipts.tsx';
import { isRunning } from './subscription-state.ts';

interface PartProps {
  readonly premium: Page;
  readonly reader: Reader;
}

function Start({ premium, reader, here }: PartProps & { readonly here: string }) {
  const { t, locale } = reader;
  const isSignedIn = useSelector(selectIsSignedIn);
  const days = { count: premium.trialDays };
  return (
    <Card isFlush>
      <div className={actionsClass}>
        <h2>{t('premium.trial', days)}</h2>
        {premium.isFreePeriodAvailable ? (
          <>
            <div>
              {isSignedIn ? (
                <TrialButton days={premium.trialDays} reader={reader} />
              ) : (
                <>
                  <LinkButton kind="primary" href={href('register', { next: here }, { locale })}>
                    {t('premium.register')}
                  </LinkButton>
                  <LinkButton href={href('login', { next: here }, { locale })}>
                    {t('button.signIn')}
                  </LinkButton>
                </>
              )}
            </div>
            <p>{t('premium.trialTerms', days)}</p>
          </>
        ) : (
          <p>{t('premium.trialUsed')}</p>
        )}
        {!premium.arePaymentsOpen && <p>{t('premium.closed')}</p>}
      </div>
    </Card>
  );
}

function Rows({ premium, reader }: PartProps) {
  const { t } = reader;
  return (
    <Card title={t('premium.what')} isFlush>
      <DataTable caption={t('premium.what')} className={rowsClass} reader={reader} hasFile={false}>
        <thead>
          <tr>
            <th scope="col">{t('premium.feature')}</th>
            <th scope="col">{t('premium.free')}</th>
            <th scope="col">{t('premium.name')}</th>
          </tr>
        </thead>
        <tbody>
          {premium.rows.map(({ code }) => (
            <tr key={code}>
              <th scope="row">{t(`premium.row-${code}`)}</th>
              <td>{t(`premium.free-${code}`)}</td>
              <td>{t(`premium.full-${code}`)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Card>
  );
}

/** What a subscription includes and costs; a subscriber sees it in place of the trial. */
export function PremiumPage() {
  const reader = useReader('account');
  const [search] = useSearchParams();
  const nowSeconds = useSelector(selectNowSeconds);
  const { data: premium } = useSelector((state: HostState) => pagePremiumLoad.select(state));
  if (!premium) return null;
  const { t } = reader;
  const source = readSource(search);
  const back = wayBack(source);
  const next = pageBeforeLogin(search.get('next'));
  // a guest who has to sign in first returns here, and from here to the same page
  const here = href('premium', next ? { source, next } : {}, { locale: reader.locale });
  const part = { premium, reader };
  const { current } = premium;
  const hasOwn =
    current !== null && (isRunning(current, nowSeconds) || current.isSubscriptionRejected);
  const isSubscribed = current !== null && isRunning(current, nowSeconds);
  return (
    <>
      <div className={leadClass}>
        <h1>{t('premium.title')}</h1>
        <p>{t(`premium.from-${source}`)}</p>
        {next ? (
          <a href={next}>{t('premium.back')}</a>
        ) : (
          back && <PageLink to={back}>{t('premium.back')}</PageLink>
        )}
      </div>
      <FormOutcome reader={reader} />
      {premium.payment !== null && (
        <div className={returnClass}>
          <PaymentReturn premium={{ ...premium, payment: premium.payment }} reader={reader} />
        </div>
      )}
      <div className={topClass}>
        <div className={columnClass}>
          <Plans {...part} />
          {hasOwn ? (
            <OwnSubscription current={current} isRenewed={premium.isRenewed} reader={reader} />
          ) : (
            <Start {...part} here={here} />
          )}
        </div>
        {!isSubscribed && <Preview reader={reader} />}
      </div>
      <Rows {...part} />
      {current !== null && current.acquirerType !== ACQUIRER_TYPE.none && (
        <Receipts reader={reader} />
      )}
      <p className={noteClass}>{t('premium.note')}</p>
    </>
  );
}
