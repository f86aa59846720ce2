/** What the page writes where nothing is known. */
const MISSING = '–';

/**
 * A number as pages write it: U+2212 or another minus, thin spaces between thousands, a percent
 * sign. Odds have a dot in every language.
 */
const WRITTEN = {
  ru: /^([+\-\u2212])?(\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+)(?:[.,](\d+))?[ \u00a0\u202f]?(%)?$/,
  en: /^([+\-\u2212])?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?[ \u00a0\u202f]?(%)?$/,
} as const;

/** The numbers behind a share: `60% (6 of 10)`. */
const NUMBERS_OF_SHARE = /(?<=%)[ \u00a0]\(\d[^()]*\d\)$/;

const DECIMAL_POINT = { ru: ',', en: '.' } as const;

/** Whether a text is a number as pages write it. */
export const isWrittenNumber = (text: string, locale: 'ru' | 'en'): boolean =>
  WRITTEN[locale].test(text);

export interface PlainField {
  readonly text: string;
  readonly isPercent: boolean;
}

/**
 * A field of a file for spreadsheets and scripts: a number written for readers becomes one they can
 * add up (`−12 345,5` → `-12345,5`), without plus, spaces and percent sign; of a share with its
 * numbers, the share; missing ones are empty; other text stays.
 * @param locale whose decimal point the file has
 */
export function plainField(text: string, locale: 'ru' | 'en'): PlainField {
  if (text === MISSING) return { text: '', isPercent: false };
  const number = text.replace(NUMBERS_OF_SHARE, '');
  const [found, sign, whole = '', fraction, percent] = WRITTEN[locale].exec(number) ?? [];
  if (found === undefined) return { text, isPercent: false };
  const digits = whole.replaceAll(/\D/g, '');
  const minus = sign === undefined || sign === '+' ? '' : '-';
  const decimals = fraction === undefined ? '' : DECIMAL_POINT[locale] + fraction;
  return { text: minus + digits + decimals, isPercent: percent !== undefined };
}
