export type NamesLanguage = 'ru' | 'en';

const collators = { ru: new Intl.Collator('ru'), en: new Intl.Collator('en') } as const;

/** Names in the alphabetical order of a language: `Ёлки` behind `Арсенал`, `Örebro` beside `Orgryte`. */
export function compareNames(a: string, b: string, language: NamesLanguage): number {
  return collators[language].compare(a, b);
}
