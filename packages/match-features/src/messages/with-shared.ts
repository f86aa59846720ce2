import type { Locale, Messages, RemoteModule } from '@tipmark/remote-kit';

type Bring = () => Promise<{ readonly default: Messages }>;

/** Both, page by page; what the sport says itself goes first. */
export function merged(shared: Messages, own: Messages): Messages {
  const pages = Object.entries(own).map(([key, value]) => {
    const known = shared[key];
    const areBoth = typeof known === 'object' && typeof value === 'object';
    return [key, areBoth ? merged(known, value) : value] as const;
  });
  return { ...shared, ...Object.fromEntries(pages) };
}

const shared: Readonly<Record<Locale, () => Promise<Messages>>> = {
  ru: async () => (await import(/* webpackChunkName: "words-ru" */ './ru.ts')).ru,
  en: async () => (await import(/* webpackChunkName: "words-en" */ './en.ts')).en,
};

/** A sport's messages: its own beside those of the pages it takes from here. */
export const withShared = (own: Readonly<Record<Locale, Bring>>): RemoteModule['messages'] => ({
  ru: async () => bothOf('ru', own.ru),
  en: async () => bothOf('en', own.en),
});

async function bothOf(locale: Locale, bring: Bring) {
  const [known, own] = await Promise.all([shared[locale](), bring()]);
  return { default: merged(known, own.default) };
}
