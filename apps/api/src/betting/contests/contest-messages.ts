import { CONTEST, type Contest } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import en from '../../../locales/en/contests.json' with { type: 'json' };
import ru from '../../../locales/ru/contests.json' with { type: 'json' };

const MESSAGES = { ru, en } as const;

export type ContestMessages = (typeof ru)['cup'];

export function contestMessages(locale: Locale, contest: Contest): ContestMessages {
  return contest === CONTEST.premiumCup ? MESSAGES[locale].premiumCup : MESSAGES[locale].cup;
}
