import type { TFunction } from 'i18next';
import type { I18n } from './create-i18n.ts';

type AnyT = (key: unknown, options?: unknown) => unknown;

const isEmpty = (options: unknown): boolean => {
  if (options === undefined) return true;
  if (typeof options !== 'object' || options === null) return false;
  for (const _ in options) return false;
  return true;
};

/** A look-up without values always ends at the same text. */
function remembering(lookUp: TFunction): TFunction {
  const look = lookUp as unknown as AnyT;
  const texts = new Map<string, unknown>();
  const t: AnyT = (key, options) => {
    if (typeof key !== 'string' || !isEmpty(options)) return look(key, options);
    if (!texts.has(key)) texts.set(key, look(key, {}));
    return texts.get(key);
  };
  return Object.assign(t, lookUp) as unknown as TFunction;
}

/**
 * Makes an instance look every text without values up once: a server says the same hundred words on
 * each page, and i18next resolves a key in ten steps. Words that arrive later are seen.
 */
export function rememberTexts(instance: I18n): I18n {
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
