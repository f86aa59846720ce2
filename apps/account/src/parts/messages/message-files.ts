import { matchMessages } from '@tipmark/match-features';
import type { Locale, MessageFiles, Messages } from '@tipmark/remote-kit';

/** Feedback, notices and ends of subscriptions to letters. */
export const lettersFile = {
  ru: () =>
    import(/* webpackChunkName: "letters-messages-ru" */ '../../../locales/ru/letters.json', {
      with: { type: 'json' },
    }),
  en: () =>
    import(/* webpackChunkName: "letters-messages-en" */ '../../../locales/en/letters.json', {
      with: { type: 'json' },
    }),
};

/** What a subscription is, costs and how it is paid. */
export const premiumFile = {
  ru: () =>
    import(/* webpackChunkName: "premium-messages-ru" */ '../../../locales/ru/premium.json', {
      with: { type: 'json' },
    }),
  en: () =>
    import(/* webpackChunkName: "premium-messages-en" */ '../../../locales/en/premium.json', {
      with: { type: 'json' },
    }),
};

/** A profile. */
export const profileFile = {
  ru: () =>
    import(/* webpackChunkName: "profile-messages-ru" */ '../../../locales/ru/profile.json', {
      with: { type: 'json' },
    }),
  en: () =>
    import(/* webpackChunkName: "profile-messages-en" */ '../../../locales/en/profile.json', {
      with: { type: 'json' },
    }),
};

/** A visitor's own bets. */
export const betsFile = {
  ru: () =>
    import(/* webpackChunkName: "bets-messages-ru" */ '../../../locales/ru/bets.json', {
      with: { type: 'json' },
    }),
  en: () =>
    import(/* webpackChunkName: "bets-messages-en" */ '../../../locales/en/bets.json', {
      with: { type: 'json' },
    }),
};

/** What the owner of a profile can change. */
export const settingsFile = {
  ru: () =>
    import(/* webpackChunkName: "settings-messages-ru" */ '../../../locales/ru/settings.json', {
      with: { type: 'json' },
    }),
  en: () =>
    import(/* webpackChunkName: "settings-messages-en" */ '../../../locales/en/settings.json', {
      with: { type: 'json' },
    }),
};

/** The leaderboard and the rules of contests. */
export const ratingFile = {
  ru: () =>
    import(/* webpackChunkName: "rating-messages-ru" */ '../../../locales/ru/rating.json', {
      with: { type: 'json' },
    }),
  en: () =>
    import(/* webpackChunkName: "rating-messages-en" */ '../../../locales/en/rating.json', {
      with: { type: 'json' },
    }),
};

/** Outcomes, markets and results, as on all pages of matches. */
export const matchFile: MessageFiles = {
  ru: async () => ({ default: await matchMessages.ru() }),
  en: async () => ({ default: await matchMessages.en() }),
};

/** The messages of a page, made of those of several files. */
export const messagesOf = (load: (locale: Locale) => Promise<Messages>): MessageFiles => ({
  ru: async () => ({ default: await load('ru') }),
  en: async () => ({ default: await load('en') }),
});

/** The messages of a file as a group of that name. */
export const groupOf = (name: string, file: MessageFiles): MessageFiles =>
  messagesOf(async (locale) => ({ [name]: (await file[locale]()).default }));
