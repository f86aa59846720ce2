import {
  isAlertNew,
  quietMinutesLeft,
  resolveTimeZone,
  TEMPLATE_TOPIC,
  type TemplateKind,
  type ToldAlert,
} from '@tipmark/domain';
import { LOCALES, type Locale } from '@tipmark/i18n/server';
import { tx } from '../../platform/database/tx.ts';
import { enqueueMail, wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { DiscoveryServices } from '../services.ts';
import { presetWith, TEMPLATE_KINDS } from '../templates/template-kinds.ts';
import {
  type DueAlert,
  findTold,
  noteSeen,
  postponeAlert,
  type Seen,
  takeDueAlerts,
} from './due-alert-queries.ts';
import { type FoundThing, findForAlert } from './find-for-alert.ts';

type Parts = Pick<DiscoveryServices, 'db' | 'bus' | 'clock' | 'scanner' | 'search'>;

const AT_ONCE = 20;
const MOST_LINES = 10;
const MINUTE_SECONDS = 60;
const MINUTES_OF_HOUR = 60;

/** Minute of the day somewhere. */
function minuteIn(timeZone: string, nowSeconds: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(nowSeconds * 1_000);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return value('hour') * MINUTES_OF_HOUR + value('minute');
}

/** Unix second at which a quiet time ends; undefined outside of one. */
function quietUntil(alert: DueAlert, nowSeconds: number): number | undefined {
  const { quiet_from: from, quiet_to: to, timezone } = alert;
  if (from === null || to === null) return undefined;
  const minute = minuteIn(resolveTimeZone([timezone ?? undefined], undefined), nowSeconds);
  const left = quietMinutesLeft(minute, from, to);
  return left === 0 ? undefined : nowSeconds + left * MINUTE_SECONDS;
}

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

/** A tip is told of once; a capper or an outcome again after a while, or at another price. */
function isNew(alert: DueAlert, told: ToldAlert | undefined, found: FoundThing, at: number) {
  if (alert.topic === TEMPLATE_TOPIC.tips) return told === undefined;
  return isAlertNew(told, { at, milliOdds: found.milliOdds });
}

/** What a look changes of what was known. Prices stay those that were told of. */
function seenBy(
  found: readonly FoundThing[],
  told: ReadonlyMap<string, ToldAlert>,
  news: ReadonlySet<FoundThing>,
): Seen {
  const inSight = new Set(found.map(({ key }) => key));
  const noted = found.flatMap((one) => {
    const before = told.get(one.key);
    if (before === undefined || news.has(one)) return [one];
    return before.goneAt === null ? [] : [{ ...one, milliOdds: before.milliOdds }];
  });
  const gone = [...told].filter(([key, { goneAt }]) => goneAt === null && !inSight.has(key));
  return { noted, gone: gone.map(([key]) => key) };
}

/** One look: what is new since the last one goes into one letter. */
async function look(parts: Parts, alert: DueAlert, nowSeconds: number): Promise<boolean> {
  const { db } = parts;
  const locale = LOCALES.find((known) => known === alert.locale) ?? 'ru';
  const template = templateOf(alert, locale);
  if (template === undefined) return false;
  const { params, name } = template;
  const told = await findTold(db, alert);
  const { things, news, texts } = await findForAlert(parts, {
    ...{ alert, params, locale, nowSeconds },
    isNew: (one) => alert.is_primed && isNew(alert, told.get(one.key), one, nowSeconds),
  });
  const seen = seenBy(things, told, new Set(news));
  const lines = news.length === 0 ? [] : await texts(MOST_LINES);
  return tx(db, async (trx) => {
    if (!(await noteSeen(trx, alert, seen, nowSeconds)) || news.length === 0) return false;
    const { user_id: userId, template_id: templateId, email: recipient } = alert;
    const kind = kindNameOf(alert);
    const more = news.length > lines.length ? ['…'] : [];
    await enqueueMail(
      trx,
      {
        kind: 'template_alert',
        recipient,
        locale,
        payload: {
          ...{ userId, templateId, kind },
          template: name,
          count: news.length,
          items: [...lines, ...more].join('\n'),
        },
        dedupKey: `template:${userId}:${kind}:${templateId}:${nowSeconds}`,
      },
      nowSeconds,
    );
    return true;
  });
}

/**
 * Looks at templates whose time has come and writes to whoever wants to know what is new. What a
 * template finds at its first look is no news.
 * @returns count of letters
 */
export async function tellAlerts(parts: Parts, onError: (error: unknown) => void): Promise<number> {
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
        // One template that cannot be looked at holds up no other.
        onError(error);
      }
    }
    if (!isFull) break;
  }
  if (letters > 0) wakeOutbox(parts.bus);
  return letters;
}
