import type { NotificationParams, SentNotificationParams } from '@tipmark/contract';
import {
  ALERT_CHANNEL,
  ALERT_FREQUENCY,
  type AlertChannel,
  type AlertFrequency,
  minutesOfDay,
  SCANNER_TEMPLATE_KIND,
} from '@tipmark/domain';
import { refuseField } from '../../platform/errors/errors.ts';
import type { AlertRow } from './alert-queries.ts';
import type { Preset } from './template-kinds.ts';
import type { TemplateRow } from './template-queries.ts';

const HOUR_MINUTES = 60;
const twoDigits = (value: number) => String(value).padStart(2, '0');

function presentTime(minutes: number | null): string | null {
  if (minutes === null) return null;
  return `${twoDigits(Math.floor(minutes / HOUR_MINUTES))}:${twoDigits(minutes % HOUR_MINUTES)}`;
}

export function presentAlert(row: AlertRow): NotificationParams {
  return {
    channel: row.channel as AlertChannel,
    frequency: row.frequency as AlertFrequency,
    quietFrom: presentTime(row.quiet_from),
    quietTo: presentTime(row.quiet_to),
    isActive: row.is_active,
  };
}

function readTime(text: string | null | undefined): number | null {
  return minutesOfDay(text ?? '') ?? null;
}

export type AlertReading = {
  /** The default; absent = e-mail, every hour, no quiet time, on. */
  readonly before?: AlertRow | undefined;
  /** Name of the field of the channel. */
  readonly field?: string;
};

/** @throws Refusal validation for a channel that reaches nobody */
export function readAlert(
  sent: SentNotificationParams,
  { before, field = 'channel' }: AlertReading = {},
): AlertRow {
  const { quietFrom, quietTo } = sent;
  const isDelivered = sent.channel === undefined || sent.channel === ALERT_CHANNEL.email;
  if (!isDelivered) throw refuseField(field, 'telegram_closed');
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
