import { isAlertNew, type SentAlert, TEMPLATE_TOPIC, type TemplateKind } from '@tipmark/domain';
import { LOCALES, type Locale } from '@tipmark/i18n/server';
import { quietUntil } from '../../people/account/profile/quiet-hours.ts';
import { CONTENT_OF } from '../../people/mails/draft-notification.ts';
import { announceNotices } from '../../people/notices/announce.ts';
import { notificationTo } from '../../people/notices/notification-to.ts';
import { notifyEach } from '../../people/notices/notify-queries.ts';
import { emitFound } from '../../people/webhooks/hook-events.ts';
import { tx } from '../../platform/database/tx.ts';
import { wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { DiscoveryServices } from '../services.ts';
import { presetWith, TEMPLATE_KINDS } from '../templates/template-kinds.ts';
import {
  type DueAlert,
  findKnown,
  noteSeen,
  postponeAlert,
  type Seen,
  takeDueAlerts,
} from './due-alert-queries.ts';
import { type FoundThing, findForAlert } from './find-for-alert.ts';
import { foundData } from './found-data.ts';
import { sentRecordText } from './record/record-text.ts';
import { noteSent } from './record/sent-queries.ts';

type Parts = Pick<DiscoveryServices, 'db' | 'bus' | 'clock' | 'scanner' | 'search'>;

const AT_ONCE = 20;
const MOST_LINES = 10;

function templateOf(alert: DueAlert, locale: Locale) {
  const { name, params, topic, sport, template_id: id } = alert;
  if (name !== null && params !== null) return { name, params };
  return presetWith({ topic, sport } as TemplateKind, id, locale);
}

function kindNameOf({ topic, sport }: DueAlert): string {
  const found = Object.entries(TEMPLATE_KINDS).find(
    ([, kind]) => kind.topic === topic && kind.sport === sport,
  );
  return found?.[0] ?? '';
}

/** A tip is notified once; a capper or an outcome again after a while, or at another price. */
function isNew(alert: DueAlert, notified: SentAlert | undefined, found: FoundThing, at: number) {
  if (alert.topic === TEMPLATE_TOPIC.tips) return notified === undefined;
  return isAlertNew(notified, { at, milliOdds: found.milliOdds });
}

/** What a check changes in the stored finds. Prices stay those of the last notification. */
function seenBy(
  found: readonly FoundThing[],
  notified: ReadonlyMap<string, SentAlert>,
  newThings: ReadonlySet<FoundThing>,
): Seen {
  const inSight = new Set(found.map(({ key }) => key));
  const noted = found.flatMap((one) => {
    const before = notified.get(one.key);
    if (before === undefined || newThings.has(one)) return [one];
    return before.goneAt === null ? [] : [{ ...one, milliOdds: before.milliOdds }];
  });
  const gone = [...notified].filter(([key, { goneAt }]) => goneAt === null && !inSight.has(key));
  return { noted, gone: gone.map(([key]) => key) };
}

/** One check: everything new since the last one goes into one email. */
async function look(parts: Parts, alert: DueAlert, nowSeconds: number): Promise<boolean> {
  const { db } = parts;
  const locale = LOCALES.find((known) => known === alert.locale) ?? 'ru';
  const template = templateOf(alert, locale);
  if (template === undefined) return false;
  const { params, name } = template;
  const notified = await findKnown(db, alert);
  const { things, newThings, texts, record } = await findForAlert(parts, {
    alert,
    params,
    locale,
    nowSeconds,
    isNew: (one) => alert.is_primed && isNew(alert, notified.get(one.key), one, nowSeconds),
  });
  const seen = seenBy(things, notified, new Set(newThings));
  const lines = newThings.length === 0 ? [] : await texts(MOST_LINES);
  const ofTemplate =
    newThings.length === 0
      ? []
      : [
          '',
          ...(record ? [await record()] : []),
          await sentRecordText(db, alert, nowSeconds, locale),
        ];
  const data =
    alert.has_hook && newThings.length > 0
      ? await foundData(db, {
          alert,
          kind: kindNameOf(alert),
          nameIn: (language) => templateOf(alert, language)?.name ?? name,
          things: newThings,
        })
      : undefined;
  const userIds = await tx(db, async (trx) => {
    if (!(await noteSeen(trx, alert, seen, nowSeconds)) || newThings.length === 0) return [];
    const named = newThings.slice(0, MOST_LINES).map(({ sent }) => sent);
    await noteSent(trx, alert, named, nowSeconds);
    if (data !== undefined) await emitFound(trx, alert, data, nowSeconds);
    const { user_id: userId, template_id: templateId } = alert;
    const kind = kindNameOf(alert);
    const more = newThings.length > lines.length ? ['…'] : [];
    const payload = {
      templateId,
      kind,
      template: name,
      count: newThings.length,
      items: [...lines, ...more, ...ofTemplate].join('\n'),
    };
    const notification = notificationTo(
      'template_alert',
      {
        userId,
        locale,
        timezone: alert.timezone,
        quiet_from: alert.account_quiet_from,
        quiet_to: alert.account_quiet_to,
      },
      {
        payload,
        dedupKey: `template:${userId}:${kind}:${templateId}:${nowSeconds}`,
        channels: alert.channel,
        contentIn: (locale) => CONTENT_OF.template_alert(payload, locale),
      },
      nowSeconds,
    );
    return notifyEach(trx, 'template_alert', [notification], nowSeconds);
  });
  announceNotices(parts.bus, userIds);
  if (data !== undefined) wakeOutbox(parts.bus);
  return userIds.length > 0;
}

/**
 * Checks templates that are due and notifies their subscribers of new finds. What a template finds
 * in its first check does not count as new.
 * @returns count of emails
 */
export async function sendAlerts(parts: Parts, onError: (error: unknown) => void): Promise<number> {
  let letters = 0;
  for (;;) {
    const nowSeconds = parts.clock();
    const { alerts, isFull } = await takeDueAlerts(parts.db, nowSeconds, AT_ONCE);
    for (const alert of alerts) {
      try {
        const until = quietUntil(alert, nowSeconds);
        if (until !== undefined) await postponeAlert(parts.db, alert, until);
        else if (await look(parts, alert, nowSeconds)) letters += 1;
      } catch (error) {
        // A template whose check fails does not block the others.
        onError(error);
      }
    }
    if (!isFull) break;
  }
  return letters;
}
