import { createI18n, type I18n } from '@tipmark/i18n';
import { noteRead, readMessages } from '@tipmark/i18n/server';
import type { Locale, MessageFiles, Messages, RemoteModule } from '@tipmark/remote-kit';
import { frame as en } from '../../src/start/frame-en.ts';
import { frame as ru } from '../../src/start/frame-ru.ts';

type MessagesByName = Readonly<Record<string, Messages>>;

/** Texts of the frame: every page may show them, in its language. */
const frameMessages: Readonly<Record<Locale, MessagesByName>> = { ru, en };

/** Texts that a page must have when the network fails before it has fetched the others. */
const NEEDED_OFFLINE = [
  'common:button.retry',
  'common:button.toIndex',
  'common:error.offline',
  'common:error.screenFailed',
];

const CACHED_SELECTIONS = 500;

export interface Language {
  readonly i18n: I18n;
  /**
   * The messages for a page that read these: the same object for all pages that read the same ones.
   */
  sent(reads: ReadonlySet<string>): MessagesByName;
}

export interface Languages {
  /**
   * The language with the messages of the frame, of the page's owner, and those its screen adds.
   */
  of(
    locale: Locale,
    owner: RemoteModule | undefined,
    added?: readonly MessageFiles[],
  ): Promise<Language>;
}

/**
 * One i18n instance for each language of each feature of a release: nothing in it belongs to a
 * request, and a release never shows a text of the previous one.
 */
export function createLanguages(): Languages {
  const frames = new Map<Locale, Language>();
  /** By the last file that is added, which no other screen adds in this position, or the owner. */
  const owned = new WeakMap<object, Map<Locale, Promise<Language>>>();

  const frame = (locale: Locale): Language =>
    frames.get(locale) ?? retain(frames, locale, language(locale, frameMessages[locale]));

  async function load(
    owner: RemoteModule,
    locale: Locale,
    added: readonly MessageFiles[],
  ): Promise<Language> {
    const files = await Promise.all([owner.messages, ...added].map((file) => file[locale]()));
    const messages: Messages = Object.assign({}, ...files.map((file) => file.default));
    return language(locale, { ...frameMessages[locale], [owner.name]: messages });
  }

  function ofOwner(
    owner: RemoteModule,
    locale: Locale,
    added: readonly MessageFiles[],
  ): Promise<Language> {
    const key = added.at(-1) ?? owner;
    const byLocale = owned.get(key) ?? new Map<Locale, Promise<Language>>();
    owned.set(key, byLocale);
    return byLocale.get(locale) ?? retain(byLocale, locale, load(owner, locale, added));
  }

  return {
    of: async (locale, owner, added = []) =>
      owner ? ofOwner(owner, locale, added) : frame(locale),
  };
}

function language(locale: Locale, messages: MessagesByName): Language {
  const selections = new Map<string, MessagesByName>();
  return {
    i18n: createI18n({ locale, resources: messages, onRead: noteRead }),
    sent(reads) {
      const keys = [...new Set([...reads, ...NEEDED_OFFLINE])];
      const joined = keys.join();
      const known = selections.get(joined);
      if (known) return known;
      if (selections.size >= CACHED_SELECTIONS) selections.clear();
      return retain(selections, joined, readMessages(messages, keys));
    },
  };
}

function retain<Key, Value>(cached: Map<Key, Value>, key: Key, value: Value): Value {
  cached.set(key, value);
  return value;
}
