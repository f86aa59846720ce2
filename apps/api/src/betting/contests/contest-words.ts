import { CONTEST, type Contest } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import en from '../../../locales/en/contests.json' with { type: 'json' };
import ru from '../../../locales/ru/contests.json' with { type: 'json' };

const WORDS = { ru, en } as const;

export type ContestWords = (typeof ru)['cup'];

export function contestWords(locale: Locale, contest: Contest): ContestWords {
  return contest === CONTEST.premiumCup ? WORDS[locale].premiumCup : WORDS[locale].cup;
}
