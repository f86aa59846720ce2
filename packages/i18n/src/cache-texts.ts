import type { TFunction } from 'i18next';
import type { I18n } from './create-i18n.ts';
import { noteReads, type Recorded, recordReads, reportReads } from './message-reads.ts';

type AnyT = (key: unknown, options?: unknown) => unknown;

/** There are as many texts with values as values, and some of those come from visitors. */
const LIMIT = 500;

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** The values a text depends on besides its key; undefined when they do not fit in a short key. */
function valuesOf(options: unknown): string | undefined {
  if (options === undefined) return '';
  if (typeof options !== 'object' || options === null) return undefined;
  let text = '';
  for (const [name, value] of Object.entries(options)) {
    if (!isPlain(value)) return undefined;
    text += `\n${name} ${typeof value} ${value}`;
  }
  return text;
}

/** The same key with the same values always gives the same text. */
function remembering(lookUp: TFunction): TFunction {
  const look = lookUp as unknown as AnyT;
  const texts = new Map<string, Recorded<unknown>>();
  const t: AnyT = (key, options) => {
    const values = valuesOf(options);
    if (typeof key !== 'string' || values === undefined) return look(key, options);
    const place = key + values;
    const known = texts.get(place);
    if (known) {
      noteReads(known.reads);
      return known.value;
    }
    if (texts.size >= LIMIT) texts.clear();
    const made = recordReads(() => look(key, options ?? {}));
    texts.set(place, made);
    return made.value;
  };
  return Object.assign(t, lookUp) as unknown as TFunction;
}

/**
 * Makes an instance cache its texts: a server uses the same hundred on each page, and i18next
 * resolves a key in ten steps. Messages added later are found; those read are recorded.
 */
export function cacheTexts(instance: I18n): I18n {
  reportReads(instance);
  const getFixedT = instance.getFixedT.bind(instance) as (...given: unknown[]) => TFunction;
  const fixed = new Map<string, TFunction>();
  const ofPlace = (...given: unknown[]): TFunction => {
    const [language, namespaces, prefix] = given;
    if (typeof prefix === 'function') return getFixedT(...given);
    const place = JSON.stringify([language, namespaces, prefix]);
    const known = fixed.get(place) ?? remembering(getFixedT(...given));
    fixed.set(place, known);
    return known;
  };
  instance.getFixedT = ofPlace as I18n['getFixedT'];
  const forget = () => fixed.clear();
  instance.store.on('added', forget);
  instance.store.on('removed', forget);
  return instance;
}
