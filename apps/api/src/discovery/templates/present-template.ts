import type { NotificationParams, SentNotificationParams } from '@tipmark/contract';
import {
  ALERT_CHANNEL,
  ALERT_FREQUENCY,
  type AlertChannel,
  type AlertFrequency,
  SCANNER_TEMPLATE_KIND,
} from '@tipmark/domain';
import { presentTime, readTime } from '../../people/account/profile/quiet-hours.ts';
import type { AlertRow } from './alert-queries.ts';
import type { Preset } from './template-kinds.ts';
import type { TemplateRow } from './template-queries.ts';

export function presentAlert(row: AlertRow): NotificationParams {
  return {
    channel: row.channel as AlertChannel,
    frequency: row.frequency as AlertFrequency,
    quietFrom: presentTime(row.quiet_from),
    quietTo: presentTime(row.quiet_to),
    isActive: row.is_active,
  };
}

/**
 * @param before the default; absent = email, every hour, no quiet time, on. A channel that is not
 * available when due is replaced by the other.
 */
export function readAlert(sent: SentNotificationParams, before?: AlertRow): AlertRow {
  const { quietFrom, quietTo } = sent;
  return {
    channel: sent.channel ?? before?.channel ?? ALERT_CHANNEL.email,
    frequency: sent.frequency ?? before?.frequency ?? ALERT_FREQUENCY.hourly,
    quiet_from: quietFrom === undefined ? (before?.quiet_from ?? null) : readTime(quietFrom),
    quiet_to: quietTo === undefined ? (before?.quiet_to ?? null) : readTime(quietTo),
    is_active: sent.isActive ?? before?.is_active ?? true,
  };
}

const notificationOf = (alert: AlertRow | null | undefined) =>
  alert === null || alert === undefined ? null : presentAlert(alert);

export function presentPreset(
  { id, name, params, isFree }: Preset,
  isSubscriber: boolean,
  alert?: AlertRow,
) {
  return {
    id,
    name,
    kind: SCANNER_TEMPLATE_KIND.preset,
    isModifiable: false,
    isBlockedBySubscription: !isFree && !isSubscriber,
    params,
    notificationParams: notificationOf(alert),
  };
}

export function presentCustom(
  { id, name, params, alert }: TemplateRow & { readonly alert?: AlertRow | null },
  isSubscriber: boolean,
) {
  return {
    id,
    name,
    kind: SCANNER_TEMPLATE_KIND.custom,
    isModifiable: true,
    isBlockedBySubscription: !isSubscriber,
    params,
    notificationParams: notificationOf(alert),
  };
}
