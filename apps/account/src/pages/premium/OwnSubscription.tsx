import type { SubscriptionState } from '@tipmark/contract';
import { ACQUIRER_TYPE, SUBSCRIPTION_TYPE } from '@tipmark/domain';
import type { Reader } from '@tipmark/match-features';
import type { ApiFailure } from '@tipmark/remote-kit';
import { useCommand } from '@tipmark/remote-kit';
import { formatDate } from '@tipmark/remote-kit/i18n';
import { Badge, Button, Card } from '@tipmark/ui-kit';
import { useState } from 'react';
import { useProblemText } from '../../parts/page/use-problem-text.ts';
import { here, PlainForm } from './PlainForm.tsx';
import { actionsClass } from './premium-class.ts';
import { loginLinkCommand, payCardCommand, subscriptionCommand } from './premium-loads.ts';
import { endOf, stateKey } from './subscription-state.ts';
import { usePaymentPage } from './use-payment-page.ts';

const TONES = {
  rejected: 'warn',
  trial: 'premium',
  ending: 'plain',
  once: 'plain',
  running: 'premium',
} as const;

/** Refusals of a plan are shown below the plans; these are the refusals of this card's actions. */
function useSubscription() {
  const { isSubmitting, error, submit } = useCommand(subscriptionCommand);
  const problemText = useProblemText();
  const [isAsked, setAsked] = useState(false);
  return {
    isBusy: isSubmitting,
    problem: isAsked && error !== undefined ? problemText(error) : undefined,
    change: (subscriptionType: 0 | 1) => {
      setAsked(true);
      submit({ body: { subscriptionType } });
    },
  };
}

interface CardButtonProps {
  readonly isBusy: boolean;
  /** The acquirer mailed a link to its own pages. */
  readonly isMailed: boolean;
  readonly error: ApiFailure | undefined;
  readonly onClick: () => void;
  readonly reader: Reader;
}

function CardButton({ isBusy, isMailed, error, onClick, reader: { t } }: CardButtonProps) {
  const problemText = useProblemText();
  return (
    <>
      <PlainForm>
        <Button type="submit" name="card" value="1" disabled={isBusy} onClick={here(onClick)}>
          {t('premium.changeCard')}
        </Button>
      </PlainForm>
      {isMailed && <output>{t('premium.cardMailed')}</output>}
      {error !== undefined && <p role="alert">{problemText(error)}</p>}
    </>
  );
}

/** The card is entered on a page of the acquirer. */
function CardOnPage({ reader }: { readonly reader: Reader }) {
  const { state, isSubmitting, error, submit } = useCommand(payCardCommand);
  const url = state.status === 'succeeded' ? state.result.paymentUrl : undefined;
  usePaymentPage(url);
  const isMailed = url === null;
  return (
    <CardButton {...{ isMailed, error, reader }} isBusy={isSubmitting} onClick={() => submit({})} />
  );
}

/** The card is changed in the customer's account at PayPro Global, to which it mails a link. */
function CardAtPayPro({ reader }: { readonly reader: Reader }) {
  const { state, isSubmitting, error, submit } = useCommand(loginLinkCommand);
  const isMailed = state.status === 'succeeded';
  return (
    <CardButton {...{ isMailed, error, reader }} isBusy={isSubmitting} onClick={() => submit({})} />
  );
}

/** Starts the trial; a refusal is shown below it. */
export function TrialButton({
  days,
  reader: { t },
}: {
  readonly days: number;
  readonly reader: Reader;
}) {
  const { isBusy, problem, change } = useSubscription();
  return (
    <>
      <PlainForm>
        <Button
          kind="primary"
          type="submit"
          name="subscriptionType"
          value={SUBSCRIPTION_TYPE.trial}
          disabled={isBusy}
          onClick={here(() => change(SUBSCRIPTION_TYPE.trial))}
        >
          {t('premium.start', { count: days })}
        </Button>
      </PlainForm>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </>
  );
}

interface OwnSubscriptionProps {
  readonly current: SubscriptionState;
  readonly isRenewed: boolean;
  readonly reader: Reader;
}

/** The current subscription, its end date, and how it ends. */
export function OwnSubscription({ current, isRenewed, reader }: OwnSubscriptionProps) {
  const { t, locale, timeZone } = reader;
  const { isBusy, problem, change } = useSubscription();
  const key = stateKey(current, isRenewed);
  const end = endOf(current);
  const hasCard =
    current.acquirerType !== ACQUIRER_TYPE.none &&
    (key === 'running' || key === 'once' || key === 'rejected');
  const date = end === undefined ? '' : formatDate(end, locale, timeZone);
  return (
    <Card isFlush>
      <div className={actionsClass}>
        <div>
          <Badge tone={TONES[key]}>{t(`premium.badge-${key}`)}</Badge>
        </div>
        <h2>{t(`premium.own-${key}`, { date })}</h2>
        <p>{t(`premium.text-${key}`, { date })}</p>
        {key === 'running' && (
          <PlainForm>
            <Button
              type="submit"
              name="subscriptionType"
              value={SUBSCRIPTION_TYPE.none}
              disabled={isBusy}
              onClick={here(() => change(SUBSCRIPTION_TYPE.none))}
            >
              {t('premium.stop')}
            </Button>
          </PlainForm>
        )}
        {problem !== undefined && <p role="alert">{problem}</p>}
        {hasCard &&
          (current.acquirerType === ACQUIRER_TYPE.payProGlobal ? (
            <CardAtPayPro reader={reader} />
          ) : (
            <CardOnPage reader={reader} />
          ))}
      </div>
    </Card>
  );
}
