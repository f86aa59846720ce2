import type { Locale, Messages, RemoteModule } from '@tipmark/remote-kit';

type Bring = () => Promise<{ readonly default: Messages }>;

/** Merges both namespace by namespace; the sport's own messages take precedence. */
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

/** A sport's messages: its own beside those of the shared pages it uses. */
export const withShared = (own: Readonly<Record<Locale, Bring>>): RemoteModule['messages'] => ({
  ru: async () => bothOf('ru', own.ru),
  en: async () => bothOf('en', own.en),
});

async function bothOf(locale: Locale, loadPart: Bring) {
  const [known, own] = await Promise.all([shared[locale](), loadPart()]);
  return { default: merged(known, own.default) };
}
