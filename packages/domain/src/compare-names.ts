export type NamesLanguage = 'ru' | 'en';

const collators = { ru: new Intl.Collator('ru'), en: new Intl.Collator('en') } as const;

/** Alphabetical order of a language: `Ёлки` follows `Арсенал`, `Örebro` stands among the O's. */
export function compareNames(a: string, b: string, language: NamesLanguage): number {
  return collators[language].compare(a, b);
}
