import { createI18n, type I18n } from '@tipmark/i18n';
import { cacheTexts, commonMessages } from '@tipmark/i18n/server';
import type { Locale, Messages, RemoteModule } from '@tipmark/remote-kit';
import routingEn from '../../locales/en/routing.json' with { type: 'json' };
import routingRu from '../../locales/ru/routing.json' with { type: 'json' };
import { layoutMessages } from '../../src/layout/layout-messages.ts';

type Words = Readonly<Record<string, Messages>>;

const routingMessages: Readonly<Record<Locale, Messages>> = { ru: routingRu, en: routingEn };

/** Texts of the frame: every page has them, in its language. */
const frameWords = (locale: Locale): Words => ({
  common: commonMessages[locale],
  layout: layoutMessages[locale],
  routing: routingMessages[locale],
});

export interface Language {
  readonly i18n: I18n;
  /** Included in a page: the same object for all pages of one owner. */
  readonly words: Words;
}

export interface Languages {
  /** The language with the messages of the frame and of the page's owner. */
  of(locale: Locale, owner: RemoteModule | undefined): Promise<Language>;
}

/**
 * One i18n instance for each language of each release of a remote: nothing in it belongs to a
 * request, and a release never shows a text of the previous one.
 */
export function createLanguages(): Languages {
  const frames = new Map<Locale, Language>();
  const owned = new WeakMap<RemoteModule, Map<Locale, Promise<Language>>>();

  const language = (locale: Locale, words: Words): Language => ({
    i18n: cacheTexts(createI18n({ locale, resources: words })),
    words,
  });

  const frame = (locale: Locale): Language =>
    frames.get(locale) ?? retain(frames, locale, language(locale, frameWords(locale)));

  async function load(owner: RemoteModule, locale: Locale): Promise<Language> {
    const words = (await owner.messages[locale]()).default;
    return language(locale, { ...frameWords(locale), [owner.name]: words });
  }

  function ofOwner(owner: RemoteModule, locale: Locale): Promise<Language> {
    const byLocale = owned.get(owner) ?? new Map<Locale, Promise<Language>>();
    owned.set(owner, byLocale);
    return byLocale.get(locale) ?? retain(byLocale, locale, load(owner, locale));
  }

  return {
    of: async (locale, owner) => (owner ? ofOwner(owner, locale) : frame(locale)),
  };
}

function retain<Value>(cached: Map<Locale, Value>, locale: Locale, value: Value): Value {
  cached.set(locale, value);
  return value;
}
