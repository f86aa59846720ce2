import type { RemoteModule } from '@tipmark/remote-kit';

/** Messages of all its pages: signing in and forms. Pages add those of their subject. */
export const messages: RemoteModule['messages'] = {
  ru: () =>
    import(/* webpackChunkName: "messages-ru" */ '../locales/ru/auth.json', {
      with: { type: 'json' },
    }),
  en: () =>
    import(/* webpackChunkName: "messages-en" */ '../locales/en/auth.json', {
      with: { type: 'json' },
    }),
};
