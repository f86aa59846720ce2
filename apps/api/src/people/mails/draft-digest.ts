import { formatNumber } from '@tipmark/i18n/server';
import { href } from '@tipmark/route-builder';
import { findWeek } from '../notifications/digest-queries.ts';
import { type DraftMail, recipientOf } from './draft.ts';

const MILLI = 1_000;

export const draftDigest: DraftMail = async (services, row, locale) => {
  const user = await recipientOf(services, row);
  if (user === undefined) return undefined;
  const week = await findWeek(services.db, user.id, Number(row.payload['endSeconds']));
  const profit = formatNumber(week.profit_milli / MILLI, locale, { decimals: 2, isSigned: true });
  const values = {
    name: user.name,
    settled: String(week.settled),
    profit,
    followers: String(week.followers),
    followed: String(week.followed_tips),
  };
  return { user, values, link: href('profile', { userUrl: user.url }, { locale }) };
};

export const draftSiteNews: DraftMail = async (services, row, locale) => {
  const user = await recipientOf(services, row);
  if (user === undefined) return undefined;
  const { title, text } = row.payload;
  const values = { name: user.name, title: String(title), text: String(text) };
  return { user, values, link: href('index', {}, { locale }) };
};
