import type { Locale, Messages, RemoteModule } from '@tipmark/remote-kit';

type LoadMessages = () => Promise<{ readonly default: Messages }>;

/** Merges both namespace by namespace; the sport's own messages take precedence. */
export function merged(shared: Messages, own: Messages): Messages {
  const pages = Object.entries(own).map(([key, value]) => {
    const known = shared[key];
    const areBoth = typeof known === 'object' && typeof value === 'object';
    return [key, areBoth ? merged(known, value) : value] as const;
  });
  return { ...shared, ...Object.fromEntries(pages) };
}

type Shared = Readonly<Record<Locale, () => Promise<Messages>>>;

const ofPages: Shared = {
  ru: async () => (await import(/* webpackChunkName: "messages-ru" */ './ru.ts')).ru,
  en: async () => (await import(/* webpackChunkName: "messages-en" */ './en.ts')).en,
};

const ofLists: Shared = {
  ru: async () => (await import(/* webpackChunkName: "messages-ru" */ './lists-ru.ts')).ru,
  en: async () => (await import(/* webpackChunkName: "messages-en" */ './lists-en.ts')).en,
};

type Own = Readonly<Record<Locale, LoadMessages>>;

/** A sport's messages: its own beside those of the shared pages it uses. */
export const withShared = (own: Own): RemoteModule['messages'] => both(ofPages, own);

/** Messages of a remote that has lists of matches but no page of a sport. */
export const withLists = (own: Own): RemoteModule['messages'] => both(ofLists, own);

const both = (shared: Shared, own: Own): RemoteModule['messages'] => ({
  ru: async () => bothOf(shared.ru, own.ru),
  en: async () => bothOf(shared.en, own.en),
});

async function bothOf(loadShared: () => Promise<Messages>, loadOwn: LoadMessages) {
  const [known, own] = await Promise.all([loadShared(), loadOwn()]);
  return { default: merged(known, own.default) };
}
