import type { RemoteModule } from '@tipmark/remote-kit';

/** The feature's name is the first part of its words' keys. */
export const messages: RemoteModule['messages'] = {
  ru: async () => {
    const { words } = await import(/* webpackChunkName: "words-ru" */ './words/ru.ts');
    return { default: words };
  },
  en: async () => {
    const { words } = await import(/* webpackChunkName: "words-en" */ './words/en.ts');
    return { default: words };
  },
};
