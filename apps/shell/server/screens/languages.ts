import { createI18n, type I18n } from '@tipmark/i18n';
import { cacheTexts, commonMessages } from '@tipmark/i18n/server';
import type { Locale, MessageFiles, Messages, RemoteModule } from '@tipmark/remote-kit';
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
  /**
   * The language with the messages of the frame, of the page's owner, and those its feature adds.
   */
  of(locale: Locale, owner: RemoteModule | undefined, added?: MessageFiles): Promise<Language>;
}

/**
 * One i18n instance for each language of each feature of a release: nothing in it belongs to a
 * request, and a release never shows a text of the previous one.
 */
export function createLanguages(): Languages {
  const frames = new Map<Locale, Language>();
  /** By the feature with messages of its own, or the owner. */
  const owned = new WeakMap<object, Map<Locale, Promise<Language>>>();

  const language = (locale: Locale, words: Words): Language => ({
    i18n: cacheTexts(createI18n({ locale, resources: words })),
    words,
  });

  const frame = (locale: Locale): Language =>
    frames.get(locale) ?? retain(frames, locale, language(locale, frameWords(locale)));

  async function load(
    owner: RemoteModule,
    locale: Locale,
    added: MessageFiles | undefined,
  ): Promise<Language> {
    const [shared, own] = await Promise.all([owner.messages[locale](), added?.[locale]()]);
    const words = { ...shared.default, ...own?.default };
    return language(locale, { ...frameWords(locale), [owner.name]: words });
  }

  function ofOwner(
    owner: RemoteModule,
    locale: Locale,
    added: MessageFiles | undefined,
  ): Promise<Language> {
    const key = added ?? owner;
    const byLocale = owned.get(key) ?? new Map<Locale, Promise<Language>>();
    owned.set(key, byLocale);
    return byLocale.get(locale) ?? retain(byLocale, locale, load(owner, locale, added));
  }

  return {
    of: async (locale, owner, added) => (owner ? ofOwner(owner, locale, added) : frame(locale)),
  };
}

function retain<Value>(cached: Map<Locale, Value>, locale: Locale, value: Value): Value {
  cached.set(locale, value);
  return value;
}
