import { matchMessages } from '@tipmark/match-features';
import type { Messages, RemoteModule } from '@tipmark/remote-kit';

interface File {
  readonly default: Messages;
}

/** Messages of one file per subject; the first part of a key is its form or page. */
const joined = ([auth, profile, premium, rating, letters, match]: readonly [
  File,
  File,
  File,
  File,
  File,
  Messages,
]) => ({
  default: {
    ...auth.default,
    ...letters.default,
    profile: profile.default,
    premium: premium.default,
    rating: rating.default,
    match,
  },
});

export const messages: RemoteModule['messages'] = {
  ru: async () =>
    joined(
      await Promise.all([
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
        matchMessages.ru(),
      ]),
    ),
  en: async () =>
    joined(
      await Promise.all([
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
        matchMessages.en(),
      ]),
    ),
};
