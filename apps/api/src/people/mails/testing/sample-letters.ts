import type { Locale } from '@tipmark/i18n/server';
import { MAIL_KINDS } from '../../../platform/outbox/mail-kinds.ts';
import {
  type MailContent,
  type NotificationText,
  type RenderedMail,
  renderMail,
  renderNotification,
} from '../render-mail.ts';

const VALUES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  ru: {
    name: 'Иван',
    email: 'iv•••@tipmark.test',
    remaining: ' Как прежде, работают: вход через VK ID.',
    author: 'Антон Северов',
    follower: 'Мария Лис',
    match: 'Спартак — Зенит',
    headline: '2:1, 67-я минута',
    events: 'Гол: 2:1\nКрасная карточка у гостей',
    template: 'Падение больше 10 %',
    count: '2',
    items: 'Спартак — Зенит. Победа 1: 2.10 → 1.85\nАвангард — Салават Юлаев. ТБ 5.5: 1.95 → 1.72',
    outcome: 'Победа хозяев',
    odds: '1.92',
    place: '3',
    days: '30',
    amount: '790 ₽',
    plan: 'месяц',
    date: '27 декабря 2026 г.',
    title: 'Новый сканер',
    text: 'Сканер ищет падения по трём видам спорта сразу и помнит ваши шаблоны.',
    settled: '14',
    profit: '+3,20',
    followers: '5',
    followed: '41',
    host: 'hooks.example.org',
  },
  en: {
    name: 'Ivan',
    email: 'iv•••@tipmark.test',
    remaining: ' Still in place: sign-in with VK ID.',
    author: 'Anton Severov',
    follower: 'Maria Fox',
    match: 'Arsenal — Fulham',
    headline: '2:1, minute 67',
    events: 'Goal: 2:1\nRed card for the away side',
    template: 'Drops over 10%',
    count: '2',
    items: 'Arsenal — Fulham. Home win: 2.10 → 1.85\nRangers — Bruins. Over 5.5: 1.95 → 1.72',
    outcome: 'Home win',
    odds: '1.92',
    place: '3',
    days: '30',
    amount: '₽790',
    plan: 'month',
    date: 'December 27, 2026',
    title: 'A new scanner',
    text: 'The scanner looks for drops in three sports at once and remembers your templates.',
    settled: '14',
    profit: '+3.20',
    followers: '5',
    followed: '41',
    host: 'hooks.example.org',
  },
};

const SETTLED: Readonly<Record<Locale, string>> = {
  ru: 'Спартак — Зенит. Победа хозяев, 2.10: выигрыш, +2,20\nЦСКА — Динамо. Ничья, 3.40: проигрыш, −2,00',
  en: 'Arsenal — Fulham. Home win, 2.10: won, +2.20\nLeeds — Everton. Draw, 3.40: lost, −2.00',
};

export type SampleLetter = RenderedMail &
  Pick<MailContent, 'kind' | 'locale' | 'link'> & { readonly notification: NotificationText };

/** Every email of the site, as a user would get it. */
export function sampleLetters(locale: Locale): SampleLetter[] {
  const site = `https://tipmark.example${locale === 'en' ? '/en' : ''}`;
  const link = `${site}/profile/ivan?tab=tips&sport=1`;
  return MAIL_KINDS.map((kind) => {
    const unsubscribeLink = `${site}/unsubscribe?token=${'a'.repeat(43)}`;
    const items = kind === 'tips_settled' ? { items: SETTLED[locale] } : {};
    const values = { ...VALUES[locale], ...items };
    const content = { kind, locale, link, unsubscribeLink, values };
    return {
      ...renderMail(content),
      notification: renderNotification(content),
      kind,
      locale,
      link,
    };
  });
}
