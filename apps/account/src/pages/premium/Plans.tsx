import type { PremiumPage as Page } from '@tipmark/contract';
import type { Reader } from '@tipmark/match-features';
import { newWriteKey } from '@tipmark/match-features/pending-tips';
import { selectIsSignedIn, useCommand } from '@tipmark/remote-kit';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { useSelector } from '@tipmark/remote-kit/store';
import { Badge, Button } from '@tipmark/ui-kit';
import { useState } from 'react';
import { moneyText, planKey } from '../../parts/format/money-text.ts';
import { useProblemText } from '../../parts/page/use-problem-text.ts';
import { here, PlainForm } from './PlainForm.tsx';
import { plansClass } from './premium-class.ts';
import { subscriptionCommand } from './premium-loads.ts';
import { afterPaying } from './premium-source.ts';
import { usePaymentPage } from './use-payment-page.ts';

interface PlansProps {
  readonly premium: Page;
  readonly reader: Reader;
}

/** The plans, and for signed-in visitors the button to pay for one. */
export function Plans({ premium, reader }: PlansProps) {
  const { t, locale } = reader;
  const [search] = useSearchParams();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { state, isSubmitting, error, submit } = useCommand(subscriptionCommand);
  usePaymentPage(state.status === 'succeeded' ? state.result.paymentUrl : undefined);
  const problemText = useProblemText();
  const { choice } = premium;
  // The trial uses the same command: its refusals are shown where it was submitted.
  const [isAsked, setAsked] = useState(false);
  const [sent, setSent] = useState<{ readonly type: number; readonly key: string }>();
  const canChoose = isSignedIn && premium.arePaymentsOpen;
  const isOwn = (type: number) => choice === 'switch' && premium.current?.subscriptionType === type;
  /** After a lost reply the same choice is the same purchase; after a success it is another one. */
  const keyOf = (type: number): string => {
    if (sent?.type === type && state.status !== 'succeeded') return sent.key;
    const key = newWriteKey();
    setSent({ type, key });
    return key;
  };
  const choose = (subscriptionType: number) => {
    setAsked(true);
    const next = afterPaying(search, locale);
    submit({
      body: {
        subscriptionType: subscriptionType as 2 | 3 | 4,
        ...(next === undefined ? {} : { next }),
      },
      idempotencyKey: keyOf(subscriptionType),
    });
  };
  return (
    <PlainForm>
      <ul className={plansClass} aria-label={t('premium.plans')}>
        {premium.plans.map((plan) => (
          <li key={plan.subscriptionType}>
            <h2>{t(`premium.plan-${planKey(plan.subscriptionType)}`)}</h2>
            <b>{moneyText(plan.price, plan.currency, reader)}</b>
            <small>
              {t('premium.perMonth', {
                price: moneyText(plan.pricePerMonth, plan.currency, reader),
              })}
            </small>
            {plan.savingPercent > 0 && (
              <small>
                {t('premium.saving', { percent: formatNumber(plan.savingPercent, locale) })}
              </small>
            )}
            {canChoose &&
              (isOwn(plan.subscriptionType) ? (
                <Badge tone="premium">{t('premium.yourPlan')}</Badge>
              ) : (
                <Button
                  kind={choice === 'buy' ? 'primary' : undefined}
                  type="submit"
                  name="subscriptionType"
                  value={plan.subscriptionType}
                  disabled={isSubmitting}
                  onClick={here(() => choose(plan.subscriptionType))}
                >
                  {t(`premium.${choice}-${planKey(plan.subscriptionType)}`)}
                </Button>
              ))}
          </li>
        ))}
      </ul>
      {isAsked && error !== undefined && <p role="alert">{problemText(error)}</p>}
    </PlainForm>
  );
}
