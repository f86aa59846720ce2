import { formatNumber, formatPercent } from './format-number.ts';
import { formatOdds } from './format-odds.ts';
import { isGroup, type Locale, type Messages, type MessagesByNamespace } from './locale.ts';
import { parseTemplate, type Template } from './parse-template.ts';

/** Namespace of the messages every screen shares. */
export const COMMON_NAMESPACE = 'common';

/**
 * Values of the placeholders of a text. A number in `count` also chooses the plural form;
 * `defaultValue` is the text when there is no message.
 */
export type MessageValues = Readonly<Record<string, unknown>>;

/** The text of a key, `group.key` or `namespace:group.key`. */
export type Translate = (key: string, values?: MessageValues) => string;

/** The text to show for a message that is not there; `otherwise` is what the caller wants then. */
export type MissingMessage = (key: string, otherwise: string | undefined) => string;

export interface I18nOptions {
  readonly locale: Locale;
  /** Available at once; a remote adds its own with `addMessages`. */
  readonly resources: MessagesByNamespace;
  /** Called with each message that is read: `namespace:group.key`. */
  readonly onRead?: (message: string) => void;
  /** Default: the text the caller wants, or the key. */
  readonly onMissing?: MissingMessage;
}

export interface I18n {
  readonly language: Locale;
  /** Texts of `common`, or of the namespace in front of the key. */
  readonly t: Translate;
  /** Texts of the first of these namespaces that has the key; the same function each time. */
  readonly translateIn: (namespaces: string | readonly string[]) => Translate;
  /** Whether there is a text for the key. */
  readonly exists: (key: string, namespaces?: string | readonly string[]) => boolean;
  /** Adds messages to a namespace, over those it has. */
  readonly addMessages: (namespace: string, messages: Messages) => void;
  readonly handleMissing: (handler: MissingMessage) => void;
  /** Has every text shown again: messages have arrived that were missing. */
  readonly refresh: () => void;
  /** Counts the refreshes. */
  readonly version: () => number;
  /** Calls back after each refresh; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

interface Found {
  readonly message: string;
  readonly template: Template;
}

const FORMATS: Readonly<Record<string, (value: never, locale: Locale) => string>> = {
  number: (value: number, locale) => formatNumber(value, locale),
  percent: (value: number, locale) => formatPercent(value, locale),
  odds: (value: number) => formatOdds(value),
};

/**
 * The texts of one language. A key without its namespace is looked up in `common`, and a plural
 * form (`key_few`) before the key itself. Texts may format their values: `{{count, number}}`,
 * `{{share, percent}}`, `{{price, odds}}`; nothing is escaped, as React and the email templates
 * escape what they print.
 */
export function createI18n({ locale, resources, onRead, onMissing }: I18nOptions): I18n {
  const namespaces: Record<string, Messages> = { ...resources };
  const listeners = new Set<() => void>();
  /** Empties what the functions below have cached, when messages are added. */
  const clearings = new Set<() => void>();
  let translates = new Map<string, Translate>();
  let missing = onMissing ?? ((key, otherwise) => otherwise ?? key);
  let plural: Intl.PluralRules | undefined;
  let version = 0;

  function find(names: readonly string[], key: string, form: string): Found | undefined {
    const at = key.indexOf(':');
    const [searched, path] = at < 0 ? [names, key] : [[key.slice(0, at)], key.slice(at + 1)];
    for (const namespace of searched) {
      for (const name of form ? [`${path}_${form}`, path] : [path]) {
        const text = messageAt(namespaces[namespace], name);
        if (text !== undefined) {
          return { message: `${namespace}:${name}`, template: parseTemplate(text) };
        }
      }
    }
    return undefined;
  }

  function formOf(count: unknown): string {
    if (typeof count !== 'number') return '';
    plural ??= new Intl.PluralRules(locale);
    return plural.select(count);
  }

  function makeTranslate(names: readonly string[]): Translate {
    const known = new Map<string, Found>();
    clearings.add(() => known.clear());
    return (key, values) => {
      const form = formOf(values?.['count']);
      const name = form ? `${key} ${form}` : key;
      const found = known.get(name) ?? find(names, key, form);
      if (found) known.set(name, found);
      if (!found) {
        return missing(key.slice(key.indexOf(':') + 1), values?.['defaultValue'] as string);
      }
      onRead?.(found.message);
      const { template } = found;
      return typeof template === 'string' ? template : fill(template, values ?? {}, locale);
    };
  }

  function translateIn(given: string | readonly string[]): Translate {
    const names = namesOf(given);
    const joined = names.join();
    const translate = translates.get(joined) ?? makeTranslate(names);
    translates.set(joined, translate);
    return translate;
  }

  return {
    language: locale,
    t: makeTranslate([COMMON_NAMESPACE]),
    translateIn,
    exists: (key, given = COMMON_NAMESPACE) => find(namesOf(given), key, '') !== undefined,
    addMessages(namespace, messages) {
      namespaces[namespace] = merged(namespaces[namespace], messages);
      for (const clear of clearings) clear();
    },
    handleMissing(handler) {
      missing = handler;
    },
    refresh() {
      version += 1;
      // components that compare their properties notice a new function
      translates = new Map();
      for (const listener of listeners) listener();
    },
    version: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const namesOf = (given: string | readonly string[]): readonly string[] =>
  typeof given === 'string' ? [given] : given;

function messageAt(messages: Messages | undefined, path: string): string | undefined {
  let found: string | Messages | undefined = messages;
  for (const step of path.split('.')) {
    if (!isGroup(found) || !Object.hasOwn(found, step)) return undefined;
    found = found[step];
  }
  return typeof found === 'string' ? found : undefined;
}

function fill(template: Exclude<Template, string>, values: MessageValues, locale: Locale): string {
  let text = '';
  for (const part of template) {
    if (typeof part === 'string') {
      text += part;
      continue;
    }
    const value = values[part.name];
    const format = part.format === undefined ? undefined : FORMATS[part.format];
    text += format ? format(value as never, locale) : plainText(value);
  }
  return text;
}

const plainText = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value as string | number);

/** Groups are merged, texts replaced. */
function merged(before: Messages | undefined, added: Messages): Messages {
  const all: Record<string, string | Messages> = { ...before };
  for (const [key, value] of Object.entries(added)) {
    const known = Object.hasOwn(all, key) ? all[key] : undefined;
    all[key] = isGroup(value) && isGroup(known) ? merged(known, value) : value;
  }
  return all;
}
