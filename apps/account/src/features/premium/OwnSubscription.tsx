import type { SubscriptionState } from '@tipmark/contract';
import { SUBSCRIPTION_TYPE } from '@tipmark/domain';
import type { Reader } from '@tipmark/match-features';
import type { HostState } from '@tipmark/remote-kit';
import { formatDate } from '@tipmark/remote-kit/i18n';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { Badge, Button, Card } from '@tipmark/ui-kit';
import { useProblemText } from '../../shared/forms/use-problem-text.ts';
import { actionsClass } from './premium-class.ts';
import { subscriptionCommand } from './premium-loads.ts';
import { endOf, stateKey } from './subscription-state.ts';

const TONES = { rejected: 'warn', trial: 'premium', ending: 'plain', running: 'premium' } as const;

function useSubscription() {
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const state = useSelector((known: HostState) => subscriptionCommand.select(known));
  return {
    isBusy: state.status === 'submitting',
    problem: state.status === 'failed' ? problemText(state.error) : undefined,
    change: (subscriptionType: 0 | 1) =>
      dispatch(subscriptionCommand.submitted({ body: { subscriptionType } })),
  };
}

/** Starts the trial; why the server refuses stands below it. */
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
      <Button kind="primary" disabled={isBusy} onClick={() => change(SUBSCRIPTION_TYPE.trial)}>
        {t('premium.start', { count: days })}
      </Button>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </>
  );
}

interface OwnSubscriptionProps {
  readonly current: SubscriptionState;
  readonly reader: Reader;
}

/** The subscription that runs, until when, and how it ends. */
export function OwnSubscription({ current, reader }: OwnSubscriptionProps) {
  const { t, locale, timeZone } = reader;
  const { isBusy, problem, change } = useSubscription();
  const key = stateKey(current);
  const end = endOf(current);
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
          <div>
            <Button disabled={isBusy} onClick={() => change(SUBSCRIPTION_TYPE.none)}>
              {t('premium.stop')}
            </Button>
          </div>
        )}
        {problem !== undefined && <p role="alert">{problem}</p>}
      </div>
    </Card>
  );
}
