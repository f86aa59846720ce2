import type { TipLanguage } from '../enumerations/sort-orders.ts';
import { sumOf } from '../sum.ts';

/** How a tip was published. */
export interface PublishedTip {
  /** Shown only to subscribers until the match began. */
  readonly isDelayed: boolean;
  /** Of its text; null without one. */
  readonly language: TipLanguage | null;
}

/** How a capper publishes: numbers of tips. */
export interface TipHabits {
  readonly delayed: number;
  readonly russian: number;
  readonly english: number;
}

const CYRILLIC = /[А-Яа-яЁё]/;

/** The language of a tip's text: Russian with any Cyrillic letter; null without a text. */
export function languageOfText(text: string): TipLanguage | null {
  if (text === '') return null;
  return CYRILLIC.test(text) ? 'ru' : 'en';
}

export function tipHabits(tips: readonly PublishedTip[]): TipHabits {
  return {
    delayed: sumOf(tips, ({ isDelayed }) => Number(isDelayed)),
    russian: sumOf(tips, ({ language }) => Number(language === 'ru')),
    english: sumOf(tips, ({ language }) => Number(language === 'en')),
  };
}

/** A language of fewer texts than this share is an exception. */
const SHARE_OF_LANGUAGE = 0.1;

/** The languages a capper writes in, that of most texts first; none without texts. */
export function languagesOf({
  russian,
  english,
}: Pick<TipHabits, 'russian' | 'english'>): TipLanguage[] {
  const total = russian + english;
  const counts = [
    ['ru', russian],
    ['en', english],
  ] as const;
  return counts
    .filter(([, count]) => count > 0 && count >= total * SHARE_OF_LANGUAGE)
    .toSorted(([, one], [, other]) => other - one)
    .map(([language]) => language);
}
