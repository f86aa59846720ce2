import { oddsWriterOf, readDisplaySettings, TIP_RESULT } from '@tipmark/domain';
import { formatNumber, formatOdds, type Locale, withOddsWriter } from '@tipmark/i18n/server';
import { href, matchRouteOf } from '@tipmark/route-builder';
import en from '../../../locales/en/tip-notifications.json' with { type: 'json' };
import ru from '../../../locales/ru/tip-notifications.json' with { type: 'json' };
import { fillMessage } from '../../platform/messages/fill-message.ts';
import { outcomeMessage } from '../../platform/messages/outcome-message.ts';
import { findUserById, type UserRow } from '../account/users/user-queries.ts';
import { type DraftMail, recipientOf } from './draft.ts';
import { findMailedTips, type MailedTip } from './mailed-tip-queries.ts';
import type { NotificationContent } from './notification-message.ts';

const MESSAGES = { ru, en } as const;
const RESULTS: Readonly<Record<number, keyof (typeof ru)['results']>> = {
  [TIP_RESULT.won]: 'won',
  [TIP_RESULT.halfWon]: 'halfWon',
  [TIP_RESULT.returned]: 'returned',
  [TIP_RESULT.halfLost]: 'halfLost',
  [TIP_RESULT.lost]: 'lost',
};
const MILLI = 1_000;

function valuesOf(tip: MailedTip, locale: Locale) {
  const [home, away] = locale === 'en' ? [tip.home_en, tip.away_en] : [tip.home_ru, tip.away_ru];
  const outcome = outcomeMessage(tip.odd_type, locale);
  return { match: `${home} — ${away}`, outcome, odds: formatOdds(tip.milli / MILLI) };
}

/** In the reader's odds format; a message to many readers has decimals. */
function inFormatOf<Value>({ display }: UserRow, write: () => Value): Value {
  const { oddsFormat } = readDisplaySettings(display ?? undefined);
  return withOddsWriter(oddsWriterOf(oddsFormat), write);
}

export function followedTipContent(tip: MailedTip, locale: Locale): NotificationContent {
  const matchUrl = `${tip.match_id}-${tip.slug}`;
  const link = href(matchRouteOf(tip.sport) ?? 'events', { matchUrl }, { locale });
  return { values: { author: tip.author, ...valuesOf(tip, locale) }, link };
}

/** Tips of one author. */
export function settledTipsContent(
  tips: readonly MailedTip[],
  authorUrl: string,
  locale: Locale,
): NotificationContent {
  const { line, results } = MESSAGES[locale];
  const items = tips.map((tip) => {
    const profit = formatNumber(tip.profit_milli / MILLI, locale, { decimals: 2, isSigned: true });
    const result = results[RESULTS[tip.result] ?? 'returned'];
    return fillMessage(line, { ...valuesOf(tip, locale), result, profit });
  });
  const values = { count: String(tips.length), items: items.join('\n') };
  return { values, link: href('profile', { userUrl: authorUrl }, { locale }) };
}

export function followerContent(
  follower: { readonly name: string; readonly url: string },
  locale: Locale,
): NotificationContent {
  const link = href('profile', { userUrl: follower.url }, { locale });
  return { values: { follower: follower.name }, link };
}

/** Of a tip that can still be followed, by a visible author. */
export const draftFollowedTip: DraftMail = async (services, row, locale) => {
  const user = await recipientOf(services, row);
  const [tip] = await findMailedTips(services.db, [Number(row.payload['tipId'])]);
  if (user === undefined || tip?.is_seen !== true || tip.result !== TIP_RESULT.pending) {
    return undefined;
  }
  return { user, ...inFormatOf(user, () => followedTipContent(tip, locale)) };
};

export const draftTipsSettled: DraftMail = async (services, row, locale) => {
  const user = await recipientOf(services, row);
  const ids = String(row.payload['tipIds']).split(',').map(Number);
  const tips = await findMailedTips(services.db, ids);
  if (user === undefined || tips.length === 0) return undefined;
  return { user, ...inFormatOf(user, () => settledTipsContent(tips, user.url, locale)) };
};

export const draftNewFollower: DraftMail = async (services, row, locale) => {
  const user = await recipientOf(services, row);
  const follower = await findUserById(services.db, Number(row.payload['followerId']));
  if (user === undefined || follower === undefined || follower.blocked_at !== null) {
    return undefined;
  }
  return { user, ...followerContent(follower, locale) };
};
