import type { PremiumPage as Page, ReturnedPayment } from '@tipmark/contract';
import { PROMO_COUNTRY_CODE } from '@tipmark/domain';
import type { Reader } from '@tipmark/match-features';
import { type HostState, selectCountryCode, signedIn } from '@tipmark/remote-kit';
import { formatDate } from '@tipmark/remote-kit/i18n';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Card, LinkButton } from '@tipmark/ui-kit';
import { useEffect, useState } from 'react';
import { pageBeforeLogin } from '../../parts/arrival/address-after-login.ts';
import { moneyText } from '../../parts/format/money-text.ts';
import { MAX_QUESTIONS, pauseBefore, paymentIn, premiumRequest } from './payment-return.ts';
import { actionsClass } from './premium-class.ts';
import { pagePremiumLoad } from './premium-loads.ts';
import { endOf } from './subscription-state.ts';

interface PaymentReturnProps {
  readonly premium: Page & { readonly payment: ReturnedPayment };
  readonly reader: Reader;
}

/** Asks again and again while the payment is undecided; true when that is given up. */
function useQuestions({ status }: ReturnedPayment): boolean {
  const dispatch = useDispatch();
  const [search] = useSearchParams();
  const [countAsked, setCountAsked] = useState(0);
  const isWaiting = status === 'pending' && countAsked < MAX_QUESTIONS;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => {
      setCountAsked(countAsked + 1);
      dispatch(pagePremiumLoad.requested(premiumRequest(search)));
    }, pauseBefore(countAsked));
    return () => clearTimeout(timer);
  }, [isWaiting, countAsked, dispatch, search]);
  return status === 'pending' && !isWaiting;
}

/** The header and other tabs follow what the server knows about the subscription. */
function useCurrentSession({ current }: Page): void {
  const dispatch = useDispatch();
  const session = useSelector((state: HostState) => state.session);
  const { name, url, subscriptionExpiration } = session;
  const expiration = current?.subscription_expiration ?? subscriptionExpiration;
  useEffect(() => {
    if (expiration === subscriptionExpiration) return;
    dispatch(signedIn({ name, url, subscriptionExpiration: expiration }));
  }, [dispatch, name, url, expiration, subscriptionExpiration]);
}

/** What became of a payment, on the page to which the acquirer sent its payer back. */
export function PaymentReturn({ premium, reader }: PaymentReturnProps) {
  const { t, locale, timeZone } = reader;
  const [search] = useSearchParams();
  const { payment, current, isRenewed } = premium;
  const isTired = useQuestions(payment);
  useCurrentSession(premium);
  const hasPromo = useSelector(selectCountryCode) === PROMO_COUNTRY_CODE;
  const { status, kind } = payment;
  const end = current === null ? undefined : endOf(current);
  const values = {
    date: end === undefined ? '' : formatDate(end, locale, timeZone),
    price: moneyText(payment.amount, payment.currency, reader),
  };
  const next = pageBeforeLogin(payment.next);
  const again = href('premium', { payment: paymentIn(search) }, { locale });
  const isBad = status === 'rejected' || status === 'mismatched';
  return (
    <Card isFlush>
      <div className={actionsClass} role={isBad ? 'alert' : 'status'}>
        <h2>{t(`premium.return.${status}-${kind}`, values)}</h2>
        <p>{t(`premium.return.${status}-${kind}-text`, values)}</p>
        {status === 'paid' && !isRenewed && <p>{t('premium.return.once', values)}</p>}
        {status === 'paid' && hasPromo && <p>{t('premium.return.promoOff')}</p>}
        {isTired && <p>{t('premium.return.tired')}</p>}
        {status === 'pending' && (
          <div>
            <LinkButton href={again}>{t('premium.return.again')}</LinkButton>
          </div>
        )}
        {status === 'mismatched' && (
          <div>
            <LinkButton href={href('feedback', {}, { locale })}>
              {t('premium.return.contact')}
            </LinkButton>
          </div>
        )}
        {status === 'paid' && next !== undefined && (
          <div>
            <LinkButton kind="primary" href={next}>
              {t('premium.return.next')}
            </LinkButton>
          </div>
        )}
      </div>
    </Card>
  );
}
