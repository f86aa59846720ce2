import { SUBSCRIPTION_TYPE } from '@tipmark/domain';
import { formatDate, type Locale } from '@tipmark/i18n/server';
import { href } from '@tipmark/route-builder';
import en from '../../../locales/en/mails.json' with { type: 'json' };
import ru from '../../../locales/ru/mails.json' with { type: 'json' };
import { type DraftMail, recipientOf } from './draft.ts';

const PLANS = { ru: ru.plans, en: en.plans } as const;
const MINOR = 100;
const ZONE = 'Europe/Moscow';

function planOf(subscriptionType: number, locale: Locale): string {
  if (subscriptionType === SUBSCRIPTION_TYPE.year) return PLANS[locale].year;
  return subscriptionType === SUBSCRIPTION_TYPE.quarter
    ? PLANS[locale].quarter
    : PLANS[locale].month;
}

function amountOf(minor: number, currency: string, locale: Locale): string {
  if (currency === '') return '';
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: minor % MINOR === 0 ? 0 : 2,
  }).format(minor / MINOR);
}

/** Links to the user's subscription, or to the page for paying. */
export const draftPayment =
  (page: 'profile' | 'premium'): DraftMail =>
  async (services, row, locale) => {
    const user = await recipientOf(services, row);
    if (user === undefined) return undefined;
    const { amountMinor, currency, until, subscriptionType } = row.payload;
    const values = {
      name: user.name,
      amount: amountOf(Number(amountMinor), String(currency), locale),
      plan: planOf(Number(subscriptionType), locale),
      date: formatDate(Number(until), locale, user.timezone ?? ZONE),
    };
    const link =
      page === 'premium'
        ? href('premium', {}, { locale })
        : href('profile', { userUrl: user.url, edit: 'subscription' }, { locale });
    return { user, values, link };
  };
