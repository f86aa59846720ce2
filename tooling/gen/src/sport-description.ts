type ByLocale = Readonly<Record<'ru' | 'en', string>>;

/** A new sport of teams: its names, and its rules as `SportRules` of the domain. */
export interface SportDescription {
  /** `handball` */
  readonly name: string;
  readonly title: ByLocale;
  /** Inside a sentence, after «на»: «гандбол»; `handball`. */
  readonly object: ByLocale;
  /** What lists need of the rules, and the rest of them. */
  readonly mainLine: Readonly<Record<string, unknown>>;
  readonly rules: Readonly<Record<string, unknown>>;
}

const LOCALES = ['ru', 'en'] as const;
const NAME = /^[a-z]+$/;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isByLocale(value: unknown): value is ByLocale {
  return isObject(value) && LOCALES.every((locale) => typeof value[locale] === 'string');
}

/** Reads the text of a description; an error names the first field that is missing or wrong. */
export function readDescription(text: string): SportDescription {
  const read: unknown = JSON.parse(text);
  const of = isObject(read) ? read : {};
  const { name, title, object, mainLine, rules } = of;
  if (typeof name !== 'string' || !NAME.test(name))
    throw new Error('name: use lower-case letters only, as in "handball"');
  if (!isByLocale(title)) throw new Error('title: give the name in ru and en');
  if (!isByLocale(object)) throw new Error('object: give the name inside a sentence in ru and en');
  if (!isObject(mainLine)) throw new Error('mainLine: give icon, shortcut and main market');
  if (!isObject(rules)) throw new Error('rules: give the rules, as in packages/domain/src/sports');
  return { name, title, object, mainLine, rules };
}
