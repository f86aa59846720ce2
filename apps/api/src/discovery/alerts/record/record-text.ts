import type { TemplateRecordReply } from '@tipmark/contract';
import type { TemplateRecord } from '@tipmark/domain';
import { formatPercent, type Locale } from '@tipmark/i18n/server';
import en from '../../../../locales/en/template-alerts.json' with { type: 'json' };
import ru from '../../../../locales/ru/template-alerts.json' with { type: 'json' };
import type { Db } from '../../../platform/database/connect.ts';
import { fillMessage } from '../../../platform/messages/fill-message.ts';
import { readAlertsRecord } from './read-alerts-record.ts';
import type { SentOf } from './sent-queries.ts';

const MESSAGES = { ru, en } as const;

interface Messages {
  readonly none: string;
  readonly short: string;
  readonly whole: string;
}

/** The price a minute later is shown: an email has to be read first. */
function textOf(
  messages: Messages,
  { alerts, minuteLater }: Pick<TemplateRecord, 'alerts' | 'minuteLater'>,
  more: Readonly<Record<string, string>>,
  locale: Locale,
): string {
  const { roiPercent, lowPercent, highPercent } = minuteLater;
  if (roiPercent === null) return fillMessage(messages.none, more);
  const signed = (value: number) => formatPercent(value, locale, { isSigned: true });
  const known = { ...more, count: String(alerts), roi: signed(roiPercent) };
  if (lowPercent === null || highPercent === null) return fillMessage(messages.short, known);
  return fillMessage(messages.whole, {
    ...known,
    low: signed(lowPercent),
    high: signed(highPercent),
  });
}

/** What a template would have found on stored lines. */
export function backTestText(record: TemplateRecordReply, locale: Locale): string {
  const messages = MESSAGES[locale];
  if (record.unmeasured !== null) return messages.recordUnmeasured;
  const { recordNone: none, recordShort: short, record: whole } = messages;
  return textOf({ none, short, whole }, record, { days: String(record.days) }, locale);
}

/** The result of the emails before this one. */
export async function sentRecordText(
  db: Db,
  of: SentOf,
  nowSeconds: number,
  locale: Locale,
): Promise<string> {
  const { sentNone: none, sentShort: short, sent: whole } = MESSAGES[locale];
  const record = await readAlertsRecord(db, of, nowSeconds);
  return textOf({ none, short, whole }, record, { sent: String(record.sent) }, locale);
}
