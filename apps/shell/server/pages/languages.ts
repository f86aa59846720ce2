import { createI18n, type I18n } from '@tipmark/i18n';
import { commonMessages, rememberTexts } from '@tipmark/i18n/server';
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
  /**
   * The language with the words of the frame and of the page's owner; `words` is what a page
   * carries, the same object for all pages of one owner.
   */
  of(locale: Locale, owner: RemoteModule | undefined): Promise<{ i18n: I18n; words: Words }>;
}

export function createLanguages(): Languages {
  const instances = new Map<Locale, I18n>();
  const frames = new Map<Locale, Words>();
  const loaded = new WeakMap<RemoteModule, Map<Locale, Promise<Words>>>();

  function instance(locale: Locale): I18n {
    return instances.get(locale) ?? keep(instances, locale, makeInstance(locale));
  }

  const makeInstance = (locale: Locale): I18n =>
    rememberTexts(createI18n({ locale, resources: frameWords(locale) }));

  const frame = (locale: Locale): Words =>
    frames.get(locale) ?? keep(frames, locale, frameWords(locale));

  async function load(owner: RemoteModule, locale: Locale): Promise<Words> {
    const words = (await owner.messages[locale]()).default;
    instance(locale).addResourceBundle(locale, owner.name, words, false, true);
    return { ...frameWords(locale), [owner.name]: words };
  }

  function wordsOf(owner: RemoteModule, locale: Locale): Promise<Words> {
    const byLocale = loaded.get(owner) ?? new Map<Locale, Promise<Words>>();
    loaded.set(owner, byLocale);
    return byLocale.get(locale) ?? keep(byLocale, locale, load(owner, locale));
  }

  return {
    async of(locale, owner) {
      const i18n = instance(locale);
      return { i18n, words: owner ? await wordsOf(owner, locale) : frame(locale) };
    },
  };
}

function keep<Value>(kept: Map<Locale, Value>, locale: Locale, value: Value): Value {
  kept.set(locale, value);
  return value;
}
