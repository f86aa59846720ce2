import { tableOf } from '@tipmark/domain';
import { formatNumber, type Locale } from '@tipmark/i18n/server';
import { href, matchRouteOf, type RouteName } from '@tipmark/route-builder';
import { type DraftMail, recipientOf } from './draft.ts';
import type { NotificationContent } from './notification-message.ts';
import { findWeeks, type Week } from './week-queries.ts';

type Payload = Readonly<Record<string, unknown>>;
type ContentOf = (payload: Payload, locale: Locale) => NotificationContent;

const MILLI = 1_000;

/** Days were awarded already: the email states it. */
const prizeContent: ContentOf = ({ place, days, contestId }, locale) => ({
  values: { place: String(place), days: String(days) },
  link: href('leaderboard', { contestId: String(contestId) }, { locale }),
});

/** The event is stored in the row: the match continues while its emails wait. */
const matchNotificationContent: ContentOf = (
  { match, headline, news: events, sport, matchUrl },
  locale,
) => {
  const route = matchRouteOf(Number(sport)) ?? 'events';
  return {
    values: { match: String(match), headline: String(headline), events: String(events) },
    link: href(route, { matchUrl: String(matchUrl) }, { locale }),
  };
};

/** The searches cover all sports. */
const TEMPLATE_ROUTES = tableOf<RouteName>({
  tips: 'searchUsersTips',
  users: 'searchUsersTips',
  soccerScanner: 'oddsScanner',
  hockeyScanner: 'hockeyOddsScanner',
  tennisScanner: 'tennisOddsScanner',
});

const templateAlertContent: ContentOf = ({ template, count, items, kind, templateId }, locale) => {
  const route = TEMPLATE_ROUTES[String(kind)] ?? 'searchUsersTips';
  const where = { template: String(templateId), ...(kind === 'users' ? { tab: 'users' } : {}) };
  return {
    values: { template: String(template), count: String(count), items: String(items) },
    link: href(route, where, { locale }),
  };
};

const siteNewsContent: ContentOf = ({ title, text }, locale) => ({
  values: { title: String(title), text: String(text) },
  link: href('index', {}, { locale }),
});

/** Of notifications that need nothing but the payload of their row. */
export const CONTENT_OF = {
  contest_prize: prizeContent,
  match_news: matchNotificationContent,
  template_alert: templateAlertContent,
  product_news: siteNewsContent,
} as const;

export const draftNotification =
  (contentOf: ContentOf): DraftMail =>
  async (services, row, locale) => {
    const user = await recipientOf(services, row);
    return user && { user, ...contentOf(row.payload, locale) };
  };

export function digestContent(week: Week, userUrl: string, locale: Locale): NotificationContent {
  const profit = formatNumber(week.profit_milli / MILLI, locale, { decimals: 2, isSigned: true });
  const values = {
    settled: String(week.settled),
    profit,
    followers: String(week.followers),
    followed: String(week.followed_tips),
  };
  return { values, link: href('profile', { userUrl }, { locale }) };
}

export const draftDigest: DraftMail = async (services, row, locale) => {
  const user = await recipientOf(services, row);
  if (user === undefined) return undefined;
  const weeks = await findWeeks(services.db, [user.id], Number(row.payload['endSeconds']));
  const week = weeks.get(user.id);
  return week && { user, ...digestContent(week, user.url, locale) };
};
