import { matchMessages } from '@tipmark/match-features';
import type { RemoteModule } from '@tipmark/remote-kit';

/** Messages of one file per feature; the first part of a key is its form or page. */
export const messages: RemoteModule['messages'] = {
  ru: async () => {
    const [auth, profile, premium, rating, letters] = await Promise.all([
      import(/* webpackChunkName: "words-ru" */ '../locales/ru/auth.json', {
        with: { type: 'json' },
      }),
      import(/* webpackChunkName: "words-ru" */ '../locales/ru/profile.json', {
        with: { type: 'json' },
      }),
      import(/* webpackChunkName: "words-ru" */ '../locales/ru/premium.json', {
        with: { type: 'json' },
      }),
      import(/* webpackChunkName: "words-ru" */ '../locales/ru/rating.json', {
        with: { type: 'json' },
      }),
      import(/* webpackChunkName: "words-ru" */ '../locales/ru/letters.json', {
        with: { type: 'json' },
      }),
    ]);
    return {
      default: {
        ...auth.default,
        ...letters.default,
        profile: profile.default,
        premium: premium.default,
        rating: rating.default,
        match: await matchMessages.ru(),
      },
    };
  },
  en: async () => {
    const [auth, profile, premium, rating, letters] = await Promise.all([
      import(/* webpackChunkName: "words-en" */ '../locales/en/auth.json', {
        with: { type: 'json' },
      }),
      import(/* webpackChunkName: "words-en" */ '../locales/en/profile.json', {
        with: { type: 'json' },
      }),
      import(/* webpackChunkName: "words-en" */ '../locales/en/premium.json', {
        with: { type: 'json' },
      }),
      import(/* webpackChunkName: "words-en" */ '../locales/en/rating.json', {
        with: { type: 'json' },
      }),
      import(/* webpackChunkName: "words-en" */ '../locales/en/letters.json', {
        with: { type: 'json' },
      }),
    ]);
    return {
      default: {
        ...auth.default,
        ...letters.default,
        profile: profile.default,
        premium: premium.default,
        rating: rating.default,
        match: await matchMessages.en(),
      },
    };
  },
};
