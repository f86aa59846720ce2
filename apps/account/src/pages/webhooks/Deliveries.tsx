import type { WebhookList } from '@tipmark/contract';
import type { Reader } from '@tipmark/match-features';
import { formatDateTime } from '@tipmark/remote-kit/i18n';
import { css } from '@tipmark/ui-kit';
import { weight } from '@tipmark/ui-kit/style-values';
import { ActionForm } from './ActionForm.tsx';

type Delivery = WebhookList['deliveries'][number];

const outcome = css`
  font-weight: ${weight.medium};
  &[data-status="delivered"] { color: var(--pos); }
  &[data-status="failed"] { color: var(--danger); }
`;

const durationText = (ms: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'millisecond' }).format(ms);

/** What is known of the last attempt, and of the next. */
function factsOf(delivery: Delivery, { t, locale, timeZone }: Reader): string[] {
  const { attempts, code, failure, durationMs, nextAt } = delivery;
  return [
    ...(attempts > 0 ? [t('webhooks.attempts', { count: attempts })] : []),
    ...(code === null ? [] : [t('webhooks.answered', { code })]),
    ...(failure === null ? [] : [t(`webhooks.failure.${failure}`)]),
    ...(durationMs === null ? [] : [durationText(durationMs, locale)]),
    ...(nextAt === null
      ? []
      : [t('webhooks.next', { time: formatDateTime(nextAt, locale, timeZone) })]),
  ];
}

interface DeliveriesProps {
  readonly list: WebhookList;
  readonly reader: Reader;
  readonly isBusy: boolean;
  readonly onResend: (id: string) => void;
}

/** What was sent in the last days, the newest first. */
export function Deliveries({ list, reader, isBusy, onResend }: DeliveriesProps) {
  const { t, locale, timeZone } = reader;
  const inUse = new Map(list.webhooks.map((hook) => [hook.id, hook]));
  if (list.deliveries.length === 0) return <p>{t('webhooks.noDeliveries')}</p>;
  return (
    <ul>
      {list.deliveries.map((delivery) => {
        const { id, webhookId, type, status, createdAt } = delivery;
        const time = formatDateTime(createdAt, locale, timeZone);
        const hook = inUse.get(webhookId);
        const mayResend = status !== 'waiting' && hook?.disabledAt === null && list.isSubscriber;
        return (
          <li key={id}>
            <span>
              {time} · {t(`webhooks.type.${type.replace('.', '-')}`)} ·{' '}
              <span className={outcome} data-status={status}>
                {t(`webhooks.status.${status}`)}
              </span>
              <br />
              <small>
                {[
                  ...(hook === undefined ? [] : [new URL(hook.address).host]),
                  ...factsOf(delivery, reader),
                ].join(' · ')}
              </small>
            </span>
            {mayResend && (
              <ActionForm
                intent="resend"
                id={id}
                text={t('webhooks.resend')}
                label={t('webhooks.resendOf', { time })}
                isBusy={isBusy}
                onAct={() => onResend(id)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
