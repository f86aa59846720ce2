import { createI18n, type I18n } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import type { Locale, Messages, RemoteModule } from '@tipmark/remote-kit';
import routingEn from '../../locales/en/routing.json' with { type: 'json' };
import routingRu from '../../locales/ru/routing.json' with { type: 'json' };
import { layoutMessages } from '../../src/locale/layout-messages.ts';

type Words = Readonly<Record<string, Messages>>;

const routingMessages: Readonly<Record<Locale, Messages>> = { ru: routingRu, en: routingEn };

/** Words of the frame: every page has them, in its language. */
const frameWords = (locale: Locale): Words => ({
  common: commonMessages[locale],
  layout: layoutMessages[locale],
  routing: routingMessages[locale],
});

/** One i18n instance for each language: nothing in it belongs to a request. */
export interface Languages {
  /** The language with the words of the frame and of the page's owner; `words` is what a page carries. */
  of(locale: Locale, owner: RemoteModule | undefined): Promise<{ i18n: I18n; words: Words }>;
}

export function createLanguages(): Languages {
  const instances = new Map<Locale, I18n>();
  const loaded = new WeakMap<RemoteModule, Map<Locale, Promise<Messages>>>();

  function instance(locale: Locale): I18n {
    const known = instances.get(locale);
    if (known) return known;
    const made = createI18n({ locale, resources: frameWords(locale) });
    instances.set(locale, made);
    return made;
  }

  async function load(owner: RemoteModule, locale: Locale): Promise<Messages> {
    const words = (await owner.messages[locale]()).default;
    instance(locale).addResourceBundle(locale, owner.name, words, false, true);
    return words;
  }

  function wordsOf(owner: RemoteModule, locale: Locale): Promise<Messages> {
    const byLocale = loaded.get(owner) ?? new Map<Locale, Promise<Messages>>();
    loaded.set(owner, byLocale);
    const loading = byLocale.get(locale) ?? load(owner, locale);
    byLocale.set(locale, loading);
    return loading;
  }

  return {
    async of(locale, owner) {
      const i18n = instance(locale);
      if (!owner) return { i18n, words: frameWords(locale) };
      const words = await wordsOf(owner, locale);
      return { i18n, words: { ...frameWords(locale), [owner.name]: words } };
    },
  };
}
