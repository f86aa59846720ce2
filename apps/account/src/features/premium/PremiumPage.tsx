import type { PremiumPage as Page } from '@tipmark/contract';
import { SUBSCRIPTION_TYPE } from '@tipmark/domain';
import { DataTable, PageLink, type Reader, useReader } from '@tipmark/match-features';
import { type HostState, selectIsSignedIn, selectNowSeconds } from '@tipmark/remote-kit';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Card, LinkButton } from '@tipmark/ui-kit';
import { OwnSubscription, TrialButton } from './OwnSubscription.tsx';
import {
  actionsClass,
  leadClass,
  noteClass,
  plansClass,
  rowsClass,
  topClass,
} from './premium-class.ts';
import { pagePremiumLoad } from './premium-loads.ts';
import { readSource, wayBack } from './premium-source.ts';
import { isRunning } from './subscription-state.ts';

interface PartProps {
  readonly premium: Page;
  readonly reader: Reader;
}

const PLAN_KEYS: Readonly<Record<number, string>> = {
  [SUBSCRIPTION_TYPE.month]: 'month',
  [SUBSCRIPTION_TYPE.quarter]: 'quarter',
  [SUBSCRIPTION_TYPE.year]: 'year',
};

/** `2 490 ₽`, `$24.90`: whole roubles, and cents only where there are any. */
function money(value: number, currency: string, { locale }: Reader): string {
  const decimals = currency === 'RUB' || Number.isInteger(value) ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
}

function Plans({ premium, reader }: PartProps) {
  const { t, locale } = reader;
  return (
    <ul className={plansClass} aria-label={t('premium.plans')}>
      {premium.plans.map((plan) => (
        <li key={plan.subscriptionType}>
          <h2>{t(`premium.plan-${PLAN_KEYS[plan.subscriptionType] ?? 'month'}`)}</h2>
          <b>{money(plan.price, plan.currency, reader)}</b>
          <small>
            {t('premium.perMonth', { price: money(plan.pricePerMonth, plan.currency, reader) })}
          </small>
          {plan.savingPercent > 0 && (
            <small>
              {t('premium.saving', { percent: formatNumber(plan.savingPercent, locale) })}
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}

function Start({ premium, reader }: PartProps) {
  const { t, locale } = reader;
  const isSignedIn = useSelector(selectIsSignedIn);
  const here = href('premium', {}, { locale });
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
      <DataTable caption={t('premium.what')} className={rowsClass} reader={reader}>
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

/** What a subscription gives and costs; who has one sees it in place of the trial. */
export function PremiumPage() {
  const reader = useReader('account');
  const [search] = useSearchParams();
  const nowSeconds = useSelector(selectNowSeconds);
  const { data: premium } = useSelector((state: HostState) => pagePremiumLoad.select(state));
  if (!premium) return null;
  const { t } = reader;
  const source = readSource(search);
  const back = wayBack(source);
  const part = { premium, reader };
  const { current } = premium;
  const hasOwn =
    current !== null && (isRunning(current, nowSeconds) || current.isSubscriptionRejected);
  return (
    <>
      <div className={leadClass}>
        <h1>{t('premium.title')}</h1>
        <p>{t(`premium.from-${source}`)}</p>
        {back && <PageLink to={back}>{t('premium.back')}</PageLink>}
      </div>
      <div className={topClass}>
        <Plans {...part} />
        {hasOwn ? <OwnSubscription current={current} reader={reader} /> : <Start {...part} />}
      </div>
      <Rows {...part} />
      <p className={noteClass}>{t('premium.note')}</p>
    </>
  );
}
